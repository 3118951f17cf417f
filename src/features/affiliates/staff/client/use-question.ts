import { useState } from 'react';

import {
  applicationsApi,
  applicationTexts,
  type ApplicationRow,
} from '../affiliates-admin.contract.ts';
import type { DecisionName } from '../review.contract.ts';
import { askFor } from '../../../../staff/client/held-keys.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';
import { say } from '../../../../staff/client/undo.ts';
import { selectionOf } from '../../../../staff/list/client/use-list.ts';
import type { Matched } from '../../../../staff/work/client/record-acts.ts';

/** What a decision is to be made about, with a reason and an e-mail. */
export interface AskedDecision {
  targets: readonly ApplicationRow[];
  all: Matched | null;
  name: DecisionName;
  /** Whether an e-mail is offered at first. */
  mails: boolean;
  goOn: () => void;
}

/** What the dialog asks about. */
export interface Question extends AskedDecision {
  /** Whether the dialog may still show. */
  isWanted: () => boolean;
}

/** The filters all of whose applications are pending; of the whole list, the pending ones are. */
const PENDING = new Set(['pending', 'mine', 'due', 'overdue']);

/** All pending applications that a view finds: how many, and one of them. */
async function pendingIn({ view }: Matched): Promise<Pick<Question, 'targets' | 'all'> | null> {
  const ofPending = { ...view, status: view.status === '' ? 'pending' : view.status };
  if (!PENDING.has(ofPending.status)) return null;
  const query = { ...selectionOf(ofPending), limit: '1' };
  const found = await callAsStaff(applicationsApi.list, { query });
  if (!found.ok) {
    say({ text: found.error.error || applicationTexts.failed, isProblem: true });
    return null;
  }
  const { data, meta } = found.value;
  return { targets: data, all: { view: ofPending, count: meta.matched } };
}

/** The question that the dialog shows. It waits for the dialog, which Escape cancels meanwhile. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const ask = (asked: AskedDecision) => {
    const dialog = askFor('#staff-decision', { onCancel: close });
    const isWanted = () => dialog.isWanted();
    const show = async () => {
      const found = asked.all ? await pendingIn(asked.all) : null;
      if (!isWanted()) return;
      const { targets, all } = found ?? { targets: asked.targets, all: null };
      if (targets.length > 0) setQuestion({ ...asked, targets, all, isWanted });
      else dialog.cancel();
    };
    void show();
  };
  return { question, ask, close };
}
