import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';

interface ShownTimeProps {
  at: string | null;
  /** Whether every row has one: without it, the stored one cannot be read. */
  isRequired?: boolean;
  time: DisplayTime;
}

/** A stored time in the reader's locale; a dash where there is none. */
export function ShownTime({ at, isRequired = false, time }: ShownTimeProps) {
  if (at === null && !isRequired) return <>–</>;
  return (
    // The browser's Unicode data may put another space before AM; the Worker's stays.
    <time dateTime={at ?? undefined} suppressHydrationWarning>
      {shownTime(at, time)}
    </time>
  );
}
