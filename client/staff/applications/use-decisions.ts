import { useEffect, useState, useSyncExternalStore } from 'react';

import {
  type ApplicationRow,
  type DecisionConflict,
  type DecisionFailure,
  applicationTexts,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { staffSend } from '../shell/api.ts';
import {
  DecisionQueue,
  EMPTY_QUEUE,
  isOpen,
  type Job,
  type Outcome,
  type QueueState,
} from './decision-queue.ts';
import { useSessionEnded } from '../shell/session-state.ts';

const TICK_MS = 250;

const hasRow = (body: unknown): body is DecisionFailure =>
  typeof body === 'object' && body !== null && 'application' in body;
const isConflict = (body: unknown): body is DecisionConflict => hasRow(body) && 'yours' in body;

/** Takes one decision to the Worker. A decision of our own whose answer was lost has been taken. */
async function decide({ target, decision }: Job): Promise<Outcome> {
  const sent = await staffSend<{ application: ApplicationRow }>(
    'PATCH',
    `/api/admin/applications/${encodeURIComponent(target.id)}`,
    decision,
    applicationTexts.updateFailed,
  );
  if (sent.ok) return { is: 'done', row: sent.value.application };
  const { status, text, body } = sent.error;
  if (!hasRow(body)) return { is: 'failed', text };
  const row = body.application;
  // Still pending: PartnerStack failed, somebody is at it, or it is in doubt. Later it may pass.
  if (status !== 409 || !isConflict(body) || row.status === 'pending') {
    return { is: 'failed', text, row };
  }
  const isWanted =
    row.status === decision.status && (row.partnerstack_id !== null) === decision.send;
  return body.yours && isWanted ? { is: 'done', row } : { is: 'conflict', row, text };
}

/**
 * The decisions of this page: held for ten seconds while the page is awake, nobody rests on the toasts
 * and the session lasts. Closing the page while any is open is asked about by the browser; nothing that
 * is still held has been sent then, and nothing will be.
 * @param paused whether somebody is reading the toasts
 */
export function useDecisions(paused: boolean): { queue: DecisionQueue; state: QueueState } {
  const [queue] = useState(() => new DecisionQueue(decide));
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot, () => EMPTY_QUEUE);
  const ended = useSessionEnded();

  const isCounting = state.held.length > 0 && !paused && !ended;
  useEffect(() => {
    if (!isCounting) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      queue.tick(now - last);
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [queue, isCounting]);

  const asksBeforeLeaving = isOpen(state);
  useEffect(() => {
    if (!asksBeforeLeaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asksBeforeLeaving]);

  return { queue, state };
}
