import { QueryObserver } from '@tanstack/react-query';

import { POLL_MS, pollApi, type PollState } from '../poll/poll.contract.ts';
import { call } from '../../../client/api/call.ts';
import { sessionEnded } from './session-state.ts';
import { showWaiting } from './show-waiting.ts';
import { tellUnsent } from './tell-unsent.ts';
import { CallError, CHANGES, pageClient, rereadList } from './staff-query.ts';

/** Polls wait so many times longer while they fail. */
const SLOWER = 6;

/** How often (ms) the Worker wants polls of this page. */
const pace = (): number =>
  Number(document.querySelector<HTMLElement>('[data-poll-ms]')?.dataset['pollMs']) || POLL_MS;

/**
 * Polls for changes while the page is seen, and has the lists that changed read again. When
 * the session has ended, the sign-in shows.
 * @param start what the page came with
 * @returns what stops it
 */
export function followChanges(start: PollState | null): () => void {
  const client = pageClient;
  if (!client) return () => undefined;
  let shown = client.getQueryData<PollState>(CHANGES) ?? start;
  const observer = new QueryObserver<PollState>(client, {
    queryKey: CHANGES,
    ...(start ? { initialData: start } : {}),
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<PollState>(CHANGES);
      const headers = known ? { 'if-none-match': known.tag } : {};
      const polled = await call(pollApi, {}, { signal, headers });
      if (polled.ok) return polled.value;
      if (polled.error.status === 304 && known) return known;
      if (polled.error.status === 401) sessionEnded();
      throw new CallError(polled.error, '');
    },
    refetchInterval: ({ state: { error } }) => {
      if (!(error instanceof CallError)) return pace();
      return Math.max(pace() * SLOWER, error.failure.retryAfterMs ?? 0);
    },
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const show = (state: PollState | undefined) => {
    if (!state) return;
    showWaiting(state);
    tellUnsent(state.unsent);
    for (const [list, version] of Object.entries(state.versions)) {
      if (version === shown?.versions[list]) continue;
      rereadList(client, list);
      // A page that the Worker renders again on demand.
      document.querySelector(`[data-changed~="${list}"]`)?.removeAttribute('hidden');
    }
    shown = state;
  };
  show(start ?? undefined);
  return observer.subscribe(({ data }) => show(data));
}
