/** Memory may be higher by so much at the end than after the warm-up. */
const MOST_GROWTH = 1.25;
const SLACK_MB = 60;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Compares the second quarter of a run with the last; the first fills caches. */
export function flatness(megabytes: readonly number[]): { isFlat: boolean; figures: string } {
  const quarter = Math.floor(megabytes.length / 4);
  const early = median(megabytes.slice(quarter, 2 * quarter));
  const late = median(megabytes.slice(3 * quarter));
  const most = Math.max(...megabytes);
  return {
    isFlat: late <= early * MOST_GROWTH + SLACK_MB,
    figures: `${Math.round(early)} MB in the second quarter, ${Math.round(late)} MB in the last, at most ${Math.round(most)} MB`,
  };
}
