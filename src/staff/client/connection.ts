import { onlineManager, type QueryClient } from '@tanstack/react-query';

import { say } from './undo.ts';

const LOOK_MS = 10_000;

/** A browser may say that the connection is gone, and never that it is back. */
function followConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const look = () => setOnline(navigator.onLine);
    const events = ['online', 'offline'] as const;
    const report = ({ type }: Event) => setOnline(type === 'online');
    for (const event of events) addEventListener(event, report);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      for (const event of events) removeEventListener(event, report);
      clearInterval(timer);
    };
  });
}

const ask = (event: Event) => event.preventDefault();

/**
 * The browser asks before a page is left whose changes wait for the connection: they would be lost. One
 * that is on its way arrives without its page.
 */
function keepWaitingChanges(client: QueryClient): void {
  const mutations = client.getMutationCache();
  mutations.subscribe(() => {
    const waits = mutations
      .getAll()
      .some(
        ({ state: { status, isPaused, failureCount } }) =>
          status === 'pending' && (isPaused || failureCount > 0),
      );
    if (waits) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}

/** Says at once that a change has no answer yet; it is sent again meanwhile (staff-query.ts). */
function sayWithoutAnswer(client: QueryClient): void {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated') return;
    const { status, failureCount, failureReason, isPaused } = mutation.state;
    if (status === 'pending' && failureCount === 1 && failureReason && !isPaused)
      say({ text: `${failureReason.message}. Trying again...`, isProblem: true });
  });
}

/** Has the page's client hear that the connection is gone, or back. */
export function connect(client: QueryClient): void {
  followConnection();
  keepWaitingChanges(client);
  sayWithoutAnswer(client);
  client.mount();
}
