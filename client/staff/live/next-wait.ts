/** What a poll came to. */
export type Outcome = 'changed' | 'same' | 'failed';

/** The longest wait while nothing changes, and after failures, in polls at the usual pace. */
const QUIET_POLLS = 6;
const FAILED_POLLS = 24;

/**
 * How long (ms) to wait before the next poll: the usual pace after a change, longer and longer while
 * nothing changes, and longer still while polls fail.
 * @param before the wait before this poll, without jitter
 */
export function nextWait(outcome: Outcome, before: number, pace: number): number {
  if (outcome === 'changed') return pace;
  return outcome === 'same'
    ? Math.min(Math.max(before, pace) * 1.5, pace * QUIET_POLLS)
    : Math.min(Math.max(before, pace) * 2, pace * FAILED_POLLS);
}

/** Spreads the polls of many tabs. @param random from 0 to 1 */
export const withJitter = (wait: number, random: number): number => wait * (0.8 + 0.4 * random);
