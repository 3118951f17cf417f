import type { ApplicationRow } from '../affiliates-admin.contract.ts';
import { DECISIONS, REOPENING, type DecisionChoice } from '../review.contract.ts';
import { say } from '../../../../staff/client/undo.ts';
import type { RecordAct } from '../../../../staff/work/client/record-acts.ts';
import { sendDecision, undoDecisionsOn } from './decision.change.ts';
import type { useQuestion } from './use-question.ts';

type Act = RecordAct<ApplicationRow>;

interface Doing extends Pick<ReturnType<typeof useQuestion>, 'ask'> {
  reopen: (row: ApplicationRow) => void;
}

const canUndo = ({ undo_ms }: ApplicationRow) => undo_ms !== null;

const canDecide =
  ({ from }: DecisionChoice) =>
  (row: ApplicationRow) =>
    row.status === from && row.partnerstack_id === null && !canUndo(row);

/** Decides on one at once, as it can be undone; several are asked about, with their number. */
function decideAct(choice: DecisionChoice, { ask }: Doing): Act {
  const { name, key, label, from, to } = choice;
  return {
    key,
    label,
    labelFor: ({ failure }) => (to === 'sending' && failure !== null ? 'Try again' : label),
    isFor: canDecide(choice),
    run: (targets, all, goOn) => {
      if (all || targets.length > 1) {
        ask({ targets, all, name, mails: false, goOn });
        return;
      }
      sendDecision({ targets, all, request: { decision: name } });
      goOn();
    },
    buttons: from === 'pending' ? 'row and selection' : 'row',
  };
}

/** Asks for a reason and an e-mail first. */
function mailAct(choice: DecisionChoice, { ask }: Doing): Act {
  const { name, key, label } = choice;
  const isFirst = name === 'approve-and-send';
  return {
    key: `Shift+${key.toUpperCase()}`,
    label: isFirst ? 'With e-mail...' : `${label} with e-mail...`,
    isFor: canDecide(choice),
    run: (targets, all, goOn) => ask({ targets, all, name, mails: true, goOn }),
    buttons: isFirst ? 'selection' : 'none',
  };
}

/** What is done with applications, in the order of the buttons. */
export const applicationActs = (doing: Doing): readonly Act[] => [
  {
    // Also what others decided.
    key: 'Shift+U',
    label: 'Undo',
    isFor: canUndo,
    run: undoDecisionsOn,
    buttons: 'row',
  },
  ...DECISIONS.flatMap((choice) =>
    choice.from === 'pending'
      ? [decideAct(choice, doing), mailAct(choice, doing)]
      : [decideAct(choice, doing)],
  ),
  {
    ...REOPENING,
    isFor: (row) => row.status === 'rejected' && row.reopened_as === null && !canUndo(row),
    run: ([row, ...more]) => {
      if (more.length > 0) say({ text: 'New applications are made one by one.' });
      else if (row) doing.reopen(row);
    },
    buttons: 'row',
  },
];
