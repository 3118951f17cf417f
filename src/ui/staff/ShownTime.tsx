import { type DisplayTime, recentOrDay, shownDay, shownTime } from '../../shared/display-time.ts';

interface ShownTimeProps {
  at: string | null;
  /** Whether every row has one: without it, the stored one cannot be read. */
  isRequired?: boolean;
  /** Only its day; the exact time is its title. */
  isDay?: boolean;
  /** With the hour of a time since yesterday, in place of the year. */
  hasHour?: boolean;
  time: DisplayTime;
}

/** A stored time in the reader's locale; a dash where there is none. */
export function ShownTime({
  at,
  isRequired = false,
  isDay = false,
  hasHour = false,
  time,
}: ShownTimeProps) {
  if (at === null && !isRequired) return <>–</>;
  const exact = shownTime(at, time);
  const isShort = isDay && at !== null && !Number.isNaN(Date.parse(at));
  return (
    // The browser's Unicode data may put another space before AM; the Worker's stays.
    <time dateTime={at ?? undefined} title={isShort ? exact : undefined} suppressHydrationWarning>
      {isShort ? (hasHour ? recentOrDay(at, time) : shownDay(at, time)) : exact}
    </time>
  );
}
