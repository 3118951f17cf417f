import { type DisplayTime, relativeTime, shownDay, shownTime } from '../../shared/display-time.ts';

interface ShownTimeProps {
  at: string | null;
  /** Whether every row has one: without it, the stored one cannot be read. */
  isRequired?: boolean;
  /** Says how long ago it was; the exact time is its title. */
  isRelative?: boolean;
  time: DisplayTime;
}

/** A stored time in the reader's locale; a dash where there is none. */
export function ShownTime({ at, isRequired = false, isRelative = false, time }: ShownTimeProps) {
  if (at === null && !isRequired) return <>–</>;
  const exact = shownTime(at, time);
  const isShort = isRelative && at !== null && !Number.isNaN(Date.parse(at));
  return (
    // The browser's Unicode data may put another space before AM; the Worker's stays.
    <time dateTime={at ?? undefined} title={isShort ? exact : undefined} suppressHydrationWarning>
      {isShort ? (relativeTime(Date.parse(at)) ?? shownDay(at, time)) : exact}
    </time>
  );
}
