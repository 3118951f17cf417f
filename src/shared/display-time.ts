/** Locale and time zone for displaying timestamps. */
export type DisplayTime = {
  locale: string;
  timeZone: string;
};

let last: (DisplayTime & { format: Intl.DateTimeFormat }) | undefined;

/** The format of the last call is reused: making one takes longer than the rest of a table's row. */
function formatFor({ locale, timeZone }: DisplayTime): Intl.DateTimeFormat {
  if (last?.locale !== locale || last.timeZone !== timeZone) {
    const format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
    last = { locale, timeZone, format };
  }
  return last.format;
}

/** A stored time for people, or 'Date unavailable' when it is none (ADL-13). */
export function shownTime(iso: unknown, style: DisplayTime): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? 'Date unavailable' : formatFor(style).format(time);
}

/** The day of a stored time, in short. */
export const shownDay = (iso: string, { locale, timeZone }: DisplayTime): string =>
  new Date(iso).toLocaleDateString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
