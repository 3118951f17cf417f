import {
  pollApi,
  POLL_MS,
  type PollState,
} from '../../../src/features/staff/poll/poll.contract.ts';
import { call } from '../../api/call.ts';
import { sessionEnded } from '../shell/session-state.ts';
import { showChanges, startFrom } from './followers.ts';
import { nextWait, withJitter, type Outcome } from './next-wait.ts';
import { showWaiting } from './show-waiting.ts';

/** Windows that get the focus in turn do not poll each time. */
const LEAST_MS = 1000;

/** What was shown last, for polling that goes on after a sign-in. */
let latest: PollState | null = null;

/** What shows that someone is there, so that the pace is the usual one again. */
const ACTIVITY = ['keydown', 'pointerdown', 'wheel'] as const;

const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();

/** How often (ms) the Worker wants polls of this page. */
const pace = (): number =>
  Number(document.querySelector<HTMLElement>('[data-poll-ms]')?.dataset['pollMs']) || POLL_MS;

/**
 * Polls for changes while the page is seen, and shows them (LIV-01). When the
 * session has ended, the sign-in shows and polling stops.
 * @param start what the page came with
 * @returns what stops it
 */
export function pollChanges(start: PollState | null): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  latest ??= start;
  let wait = pace();
  let outcome: Outcome = 'same';
  let polledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let isPolling = false;
  /** Retry-After: no poll before this time. */
  let notBefore = 0;

  const poll = async (): Promise<Outcome> => {
    const headers = latest ? { 'if-none-match': latest.tag } : {};
    const polled = await call(pollApi, {}, { signal, headers });
    if (signal.aborted) return 'failed';
    if (!polled.ok) {
      const { status, retryAfterMs } = polled.error;
      if (status === 304) return 'same';
      if (status === 401) sessionEnded();
      if (retryAfterMs) notBefore = Date.now() + retryAfterMs;
      return 'failed';
    }
    const changes = polled.value;
    startFrom(changes);
    showWaiting(changes);
    if (!(await showChanges(changes))) return 'failed';
    latest = changes;
    return 'changed';
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    dueAt = Math.max(Date.now() + ms, notBefore);
    timer = setTimeout(() => void run(), dueAt - Date.now());
  };

  const run = async () => {
    dueAt = Infinity;
    // Once the page is seen again, it polls at once.
    if (!isSeen() || isPolling || signal.aborted) return;
    isPolling = true;
    polledAt = Date.now();
    outcome = await poll();
    wait = nextWait(outcome, wait, pace());
    isPolling = false;
    if (!signal.aborted) schedule(withJitter(wait, Math.random()));
  };

  const returned = () => {
    if (!isSeen() || isPolling) return;
    if (outcome !== 'failed') wait = pace();
    schedule(Math.max(0, polledAt + Math.min(LEAST_MS, pace()) - Date.now()));
  };
  const active = () => {
    if (outcome === 'failed' || dueAt === Infinity) return;
    wait = pace();
    if (dueAt - Date.now() > wait) schedule(wait);
  };

  if (latest) {
    startFrom(latest);
    showWaiting(latest);
  }
  schedule(withJitter(wait, Math.random()));
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, returned, { signal });
  document.addEventListener('visibilitychange', returned, { signal });
  for (const name of ACTIVITY) addEventListener(name, active, { signal, passive: true });
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
