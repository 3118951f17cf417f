/** Locale and time zone for displaying timestamps. */
export type DisplayTime = {
  locale: string;
  timeZone: string;
};

/** A stored time for people, or 'Date unavailable' when it is none (ADL-13). */
export function shownTime(iso: unknown, { locale, timeZone }: DisplayTime): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return 'Date unavailable';
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(time);
}
