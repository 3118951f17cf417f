import { shownTime, type DisplayTime } from '../display-time.ts';

/** Statuses by which a server says that the fault, or the hurry, is its own. */
const SERVER_FAULT = /\b(?:408|429|5\d\d)\b/;
const NO_ANSWER = /gave no answer|could not be reached/;

/** What a stored problem means, where its words do not say whether staff can do something about it. */
function meaningOf(problem: string): string | undefined {
  if (SERVER_FAULT.test(problem)) return 'The service has a fault or is too busy';
  return NO_ANSWER.test(problem) ? 'The service did not answer' : undefined;
}

/** Why a service did not take something: in plain words where its own are a code, which stay for support. */
export function problemText(problem: string): string {
  const meaning = meaningOf(problem);
  return meaning === undefined ? problem : `${meaning} (${problem})`;
}

/** What staff have to do about what was not sent. @param nextAt of the next try; null for none */
export const nextTryText = (nextAt: string | null, time: DisplayTime): string =>
  nextAt === null
    ? 'No further try is automatic: press Try again once the cause is gone.'
    : `The next try is automatic, on ${shownTime(nextAt, time)}.`;

interface NotSent {
  /** In words. */
  what: string;
  problem: string;
  next_at: string | null;
}

/** That something was not sent, why, and what comes next. */
export const unsentText = (
  { what, problem, next_at: nextAt }: NotSent,
  time: DisplayTime,
): string => `${what} not sent: ${problemText(problem)}. ${nextTryText(nextAt, time)}`;
