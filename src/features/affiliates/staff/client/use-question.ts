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

type Found = Pick<AskedDecision, 'targets' | 'all'>;

/** The filters all of whose applications are pending; of the whole list, the pending ones are. */
const PENDING = new Set(['pending', 'mine', 'due', 'overdue']);

/** All pending applications that a view finds: how many, and one of them. */
async function pendingIn({ view }: Matched): Promise<Found | null> {
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

/** An application as it is now, which somebody else may have decided; null where there is nothing to ask. */
async function pendingOne(id: string): Promise<Found | null> {
  const read = await callAsStaff(applicationsApi.details, { params: { id } });
  if (read.ok && read.value.status === 'pending') return { targets: [read.value], all: null };
  const text = read.ok
    ? `${read.value.name} is no longer pending.`
    : read.error.error || applicationTexts.failed;
  say({ text, isProblem: true });
  return null;
}

/** The question that the dialog shows. It waits for the dialog, which Escape cancels meanwhile. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const askOf = (asked: Omit<AskedDecision, keyof Found>, find: () => Promise<Found | null>) => {
    const dialog = askFor('#staff-decision', { onCancel: close });
    const isWanted = () => dialog.isWanted();
    const show = async () => {
      const found = await find();
      if (!isWanted()) return;
      if (found && found.targets.length > 0) setQuestion({ ...asked, ...found, isWanted });
      else dialog.cancel();
    };
    void show();
  };
  return {
    question,
    ask: ({ targets, all, ...asked }: AskedDecision) =>
      askOf(asked, async () => (all && (await pendingIn(all))) ?? { targets, all: null }),
    /** The same about an application of which only the id is known. */
    askAbout: (id: string, goOn: () => void) =>
      askOf({ name: 'approve-and-send', mails: true, goOn }, () => pendingOne(id)),
    close,
  };
}
