import { onlineManager, type QueryClient } from '@tanstack/react-query';

import { say, takeBack, type Outcome } from './undo.ts';

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

/**
 * Says at once that a change has no answer yet, until it has one or is known to wait for the connection; it is
 * sent again meanwhile (staff-query.ts).
 */
function sayWithoutAnswer(client: QueryClient): void {
  const said = new Map<number, Outcome>();
  client.getMutationCache().subscribe(({ mutation }) => {
    if (!mutation) return;
    const { mutationId, meta } = mutation;
    const { status, failureReason, isPaused, variables } = mutation.state;
    const before = said.get(mutationId);
    if (status === 'pending' && failureReason && !isPaused) {
      if (before) return;
      const { id } = variables as { id?: string };
      const about = typeof meta?.['about'] === 'string' ? `${meta['about']}: ` : '';
      const text = `${about}${failureReason.message}. Trying again...`;
      const outcome: Outcome = { text, isProblem: true, ...(id ? { about: id } : {}) };
      said.set(mutationId, outcome);
      say(outcome);
    } else if (before) {
      said.delete(mutationId);
      takeBack(before);
    }
  });
}

/** Has the page's client hear that the connection is gone, or back. */
export function connect(client: QueryClient): void {
  followConnection();
  sayWithoutAnswer(client);
  client.mount();
}
