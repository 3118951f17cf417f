import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';

/** A stored time in the reader's locale; a dash where there is none. */
export function ShownTime({ at, time }: { at: string | null; time: DisplayTime }) {
  if (at === null) return <>–</>;
  return (
    // The browser's Unicode data may put another space before AM; the Worker's stays.
    <time dateTime={at} suppressHydrationWarning>
      {shownTime(at, time)}
    </time>
  );
}
