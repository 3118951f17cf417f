import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  REOPENING,
  SENDING,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import type { RecordAction } from '../work/RowActions.tsx';

/** What the screen does. */
export interface ApplicationActions {
  toggle: (id: string) => void;
  select: (id: string, selected: boolean, extend: boolean) => void;
  decide: (id: string, decision: DecisionRequest) => void;
  /** Opens the dialog of a decision with an e-mail. */
  write: (id: string) => void;
  reopen: (id: string) => void;
  send: (id: string) => void;
  undo: (id: string) => void;
  showDetails: (id: string) => void;
  copy: (partnerId: string) => void;
}

/** What can be done with an application at this moment. */
export interface ActionState {
  undoable: boolean;
  canSend: boolean;
  canReopen: boolean;
  /** Whether it is being sent from this page. */
  isSendingNow: boolean;
}

/** The actions on one application (ADA-10). */
export function actionsOf(
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
  { undoable, canSend, canReopen, isSendingNow }: ActionState,
  actions: ApplicationActions,
): RecordAction[] {
  const found: RecordAction[] = [];
  if (undoable) found.push({ label: 'Undo', run: () => actions.undo(id) });
  if (status === 'pending') {
    for (const { label, decision } of DECISIONS)
      found.push({ label, run: () => actions.decide(id, decision) });
    found.push({ label: 'With e-mail...', run: () => actions.write(id) });
  }
  if (canReopen) found.push({ label: REOPENING.label, run: () => actions.reopen(id) });
  if (canSend) {
    found.push({
      label: isSendingNow ? 'Sending...' : SENDING.label,
      disabled: isSendingNow,
      run: () => actions.send(id),
    });
  }
  return found;
}
