import { onlineManager, type QueryClient } from '@tanstack/react-query';

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

/** Has the page's client hear that the connection is gone, or back. */
export function connect(client: QueryClient): void {
  followConnection();
  keepWaitingChanges(client);
  client.mount();
}
