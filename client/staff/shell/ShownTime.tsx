import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';

/** A stored time in the words of whoever reads it; a dash where there is none. */
export function ShownTime({ at, time }: { at: string | null; time: DisplayTime }) {
  if (at === null) return <>–</>;
  return (
    // Two builds of Unicode's data may put another blank before AM; the Worker's stays.
    <time dateTime={at} suppressHydrationWarning>
      {shownTime(at, time)}
    </time>
  );
}
