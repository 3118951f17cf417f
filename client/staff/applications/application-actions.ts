import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  REOPENING,
  reopenPath,
  SENDING,
  decisionPath,
  undoPath,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import type { RecordAction } from '../work/RowActions.tsx';

/** What the screen does; one stable object, so that a row renders only when it changes itself. */
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

/** The ids of the forms that work without JavaScript; each has the list to go back to. */
export interface ActionForms {
  decide: string;
  undo: string;
  /** Opens the details. */
  open: string;
}

/** The actions on one application (ADA-10). @param actions null leaves every click to the plain form */
export function actionsOf(
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
  { undoable, canSend, canReopen, isSendingNow }: ActionState,
  forms: ActionForms,
  actions: ApplicationActions | null,
): RecordAction[] {
  const decides = { form: forms.decide, formAction: decisionPath(id), name: 'decision' };
  const found: RecordAction[] = [];
  if (undoable) {
    const form = { form: forms.undo, formAction: undoPath(id) };
    found.push({ label: 'Undo', form, run: actions && (() => actions.undo(id)) });
  }
  if (status === 'pending') {
    for (const { name, label, decision } of DECISIONS) {
      const form = { ...decides, value: name };
      found.push({ label, form, run: actions && (() => actions.decide(id, decision)) });
    }
    if (actions) found.push({ label: 'With e-mail...', run: () => actions.write(id) });
  }
  if (canReopen) {
    const form = { form: forms.undo, formAction: reopenPath(id) };
    found.push({ label: REOPENING.label, form, run: actions && (() => actions.reopen(id)) });
  }
  if (canSend) {
    found.push({
      label: isSendingNow ? 'Sending...' : SENDING.label,
      form: { ...decides, value: SENDING.name },
      disabled: isSendingNow,
      run: actions && (() => actions.send(id)),
    });
  }
  return found;
}
