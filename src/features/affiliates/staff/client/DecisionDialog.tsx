import { useEffect, useEffectEvent, useRef } from 'react';

import { decisionMailApi, mailTexts } from '../decision-mail.contract.ts';
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx';
import { showDialog } from '../../../../staff/client/show-dialog.ts';
import { useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { problem as problemText } from '../../../../ui/staff/Screen.css.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { sendDecision, type Decision } from './decision.change.ts';
import type { DecisionName } from '../review.contract.ts';
import type { Question } from './use-question.ts';

/** Why is what one mostly has to write; else one chooses first. */
const BEGIN: Partial<Record<DecisionName, string>> = { reject: 'textarea[name="reason"]' };

interface DecisionDialogProps {
  question: Question | null;
  onClose: () => void;
}

/** Decides with a reason and an e-mail, on one application or on many; the text is filled in for each. */
export function DecisionDialog({ question, onClose }: DecisionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id="staff-decision" label="Decide with an e-mail" dialogRef={dialog} onClose={onClose}>
      {question ? (
        <Asked
          question={question}
          onReady={() => {
            if (question.isWanted()) showDialog(dialog.current, BEGIN[question.name]);
            else onClose();
          }}
          onDecide={(decision) => {
            dialog.current?.close();
            sendDecision(decision);
            question.goOn();
          }}
        />
      ) : null}
    </Dialog>
  );
}

interface AskedProps {
  question: Question;
  onReady: () => void;
  onDecide: (decision: Decision) => void;
}

/** The question with the texts as they are now. */
function Asked({ onReady, ...form }: AskedProps) {
  // The texts that replies take are another query of this list.
  const key = ['applications', 'decision texts'];
  const { failed } = mailTexts;
  const { data, error } = useStaffQuery(key, decisionMailApi.templates, {}, { failed });
  // Opened once it has content, so that the focus finds its first field.
  const open = useEffectEvent(onReady);
  const isReady = Boolean(data ?? error);
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
  return data ? (
    <DecisionForm {...form} templates={data.templates} canSend={data.can_send} />
  ) : (
    <p className={problemText} role="alert">
      {error?.message}
    </p>
  );
}
