import { useId, useState, type RefObject } from 'react';

import type { MailTemplates } from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { TEMPLATES_PATH } from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { namedIn } from '../../../src/features/affiliates/decision-mail/remembered.contract.ts';
import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DECISIONS,
  type DecisionChoice,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { DialogHead } from '../ui/DialogParts.tsx';
import { DecisionFields, problemsOf, writtenIn, type WrittenFields } from './DecisionFields.tsx';
import * as styles from './DecisionFields.css.ts';
import { nameOf } from './decision-words.ts';

/** Applications that are decided on with an e-mail. */
export interface MailDraft {
  targets: readonly ApplicationRow[];
  name: DecisionChoice['name'];
  templates: MailTemplates;
  canSend: boolean;
}

interface MailDialogProps {
  id: string;
  dialogRef: RefObject<HTMLDialogElement | null>;
  draft: MailDraft | null;
  onDecide: (targets: readonly ApplicationRow[], decision: DecisionRequest) => void;
  onClose: () => void;
}

/** Decides with a reason and an e-mail, on one application or on many; the text is filled in for each. */
export function MailDialog({ id, dialogRef, draft, onDecide, onClose }: MailDialogProps) {
  return (
    <Dialog id={id} label="Decide with an e-mail" dialogRef={dialogRef} onClose={onClose}>
      {draft ? (
        <MailDraftForm
          key={`${draft.name} ${draft.targets.map((target) => target.id).join()}`}
          draft={draft}
          onDecide={(decision) => {
            dialogRef.current?.close();
            onDecide(draft.targets, decision);
          }}
        />
      ) : null}
    </Dialog>
  );
}

interface MailDraftFormProps {
  draft: MailDraft;
  onDecide: (decision: DecisionRequest) => void;
}

function MailDraftForm({ draft, onDecide }: MailDraftFormProps) {
  const id = useId();
  const { targets, templates, canSend } = draft;
  const [name, setName] = useState(draft.name);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const [reason, setReason] = useState('');
  const choice = DECISIONS.find((each) => each.name === name) ?? DECISIONS[0];
  const { decision } = choice;
  const [first] = targets;
  if (!first) return null;
  const about = targets.length === 1 ? nameOf(first) : `${targets.length} applications`;

  const decide = (written: WrittenFields) => {
    const named = targets.map((target) => namedIn(written, target)).find(Boolean);
    const found = {
      ...problemsOf(written),
      ...(written.mail && written.remember && named ? { remember: named } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { mail, subject, text, remember } = written;
    onDecide({
      ...decision,
      ...(written.reason.trim() ? { reason: written.reason } : {}),
      ...(mail ? { mail: { subject, text, remember } } : {}),
    });
  };

  return (
    <>
      <DialogHead title={`Decide with an e-mail: ${about}`} />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          decide(writtenIn(event.currentTarget));
        }}
      >
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}decision`}>
            Decision
          </label>
          <select
            id={`${id}decision`}
            value={name}
            onChange={({ currentTarget }) => {
              const form = currentTarget.form;
              if (form) setReason(writtenIn(form).reason);
              const wanted = DECISIONS.find((each) => each.name === currentTarget.value);
              if (wanted) setName(wanted.name);
              setProblems({});
            }}
          >
            {DECISIONS.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </div>
        <DecisionFields
          key={decision.status}
          id={id}
          start={{ ...templates[decision.status], reason, mail: true, remember: false }}
          problems={problems}
          applicant={first}
          canSend={canSend}
        />
        <div className={styles.ways}>
          <Button type="submit" size="small">
            {targets.length === 1 ? choice.label : `${choice.label}: ${about}`}
          </Button>
          <Button href={TEMPLATES_PATH} variant="quiet" size="small">
            Texts of the e-mails
          </Button>
        </div>
      </form>
    </>
  );
}
