import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import type { ApplicationRow } from '../affiliates-admin.contract.ts';
import {
  applicantFilling,
  decisionMailApi,
  mailForm,
  mailTexts,
  PLACEHOLDERS,
  reasonForm,
  type MailedDecision,
  type MailTemplates,
} from '../decision-mail.contract.ts';
import { DECISIONS, decisionOf, type DecisionName } from '../review.contract.ts';
import { checkForm } from '../../../../shared/form.ts';
import type { MailText } from '../../../../shared/text/mail-text.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx';
import { CheckboxField, SelectField } from '../../../../ui/Field/Choice.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { showDialog } from '../../../../staff/client/show-dialog.ts';
import { dropDraft, useDraft } from '../../../../staff/client/drafts.ts';
import { useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { MailEditor } from '../../../../staff/client/MailEditor.tsx';
import { problem as problemText } from '../../../../ui/staff/Screen.css.ts';
import { DialogHead } from '../../../../ui/staff/DialogParts.tsx';
import { fields } from '../../../../ui/staff/Fields.css.ts';
import type { Matched } from '../../../../staff/work/client/work-view.ts';
import * as styles from './DecisionDialog.css.ts';
import { aboutText } from './decision-words.ts';
import { rememberText } from './mail-texts.ts';
import type { Decision } from './use-decisions.ts';

/** What the dialog asks about. */
export interface Question {
  targets: readonly ApplicationRow[];
  all: Matched | null;
  name: DecisionName;
  /** Whether an e-mail is offered at first. */
  mails: boolean;
  goOn: () => void;
  /** @returns whether the dialog may still show */
  onReady: () => boolean;
}

/** What is typed about a decision: a draft until the decision is final. */
type Written = { reason: string } & Partial<Record<MailedDecision, MailText>>;

interface DecisionDialogProps {
  question: Question | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/** Decides with a reason and an e-mail, on one application or on many; the text is filled in for each. */
export function DecisionDialog({ question, onDecide, onClose }: DecisionDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={id} label="Decide with an e-mail" dialogRef={dialog} onClose={onClose}>
      {question ? (
        <Asked
          question={question}
          onReady={() => {
            if (question.onReady()) showDialog(dialog.current);
            else onClose();
          }}
          onDecide={(decision) => {
            dialog.current?.close();
            onDecide(decision);
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
  const key = ['applications', 'texts'];
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

/** A stored draft; what an older page stored counts as none. */
function writtenIn(draft: string | null): Written {
  try {
    return { reason: '', ...(JSON.parse(draft ?? '{}') as Partial<Written>) };
  } catch {
    return { reason: '' };
  }
}

/** The decisions that an application waits for. */
const WAITED_FOR = DECISIONS.filter(({ from }) => from === 'pending');

const PLACEHOLDER_TEXT = `${Object.entries(PLACEHOLDERS)
  .map(([name, becomes]) => `{${name}}: ${becomes}`)
  .join(', ')}. A line of which nothing is known is left out.`;

interface DecisionFormProps extends Omit<AskedProps, 'onReady'> {
  templates: MailTemplates;
  canSend: boolean;
}

function DecisionForm({
  question: { targets, all, name: first, mails },
  templates,
  canSend,
  onDecide,
}: DecisionFormProps) {
  const id = useId();
  const [sample] = targets;
  const draftKey = `applications ${targets.length === 1 && !all ? sample?.id : 'many'} decision`;
  const [draft, keep] = useDraft(draftKey);
  const written = writtenIn(draft);
  const [name, setName] = useState(first);
  const [sends, setSends] = useState(mails && canSend);
  const [problems, setProblems] = useState<Partial<Record<'reason' | keyof MailText, string>>>({});
  const { label, text } = decisionOf(name);
  const mail = written[text] ?? templates[text];
  const { reason } = written;
  if (!sample) return null;
  const about = aboutText(targets, all?.count ?? targets.length);
  const write = (change: Partial<Written>) => keep(JSON.stringify({ ...written, ...change }));

  const decide = () => {
    const found = {
      ...checkForm(reasonForm, { reason }),
      ...(sends ? checkForm(mailForm, mail) : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const request = {
      decision: name,
      ...(reason.trim() ? { reason } : {}),
      ...(sends ? { mail } : {}),
    };
    const onFinal = () => {
      if (draft !== null) dropDraft(draftKey, draft);
    };
    onDecide({ targets, all, request, onFinal });
  };

  return (
    <>
      <DialogHead title={`Decide with an e-mail: ${about}`} />
      <form
        className={`${fields} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <SelectField
          id={`${id}decision`}
          name="decision"
          label="Decision"
          options={WAITED_FOR.map((each) => ({ value: each.name, label: each.label }))}
          defaultValue={name}
          onChange={({ currentTarget: { value } }) => {
            setName(DECISIONS.find((each) => each.name === value)?.name ?? name);
            setProblems({});
          }}
        />
        <TextField
          id={`${id}reason`}
          name="reason"
          label="Reason"
          optional
          rows={2}
          defaultValue={reason}
          error={problems.reason}
          helper={
            sends && !mail.text.includes('{reason}')
              ? 'Stored with the decision. The applicant does not read it: the text has no {reason}.'
              : 'Stored with the decision. The applicant reads it where the text has {reason}.'
          }
          onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
        />
        <CheckboxField
          id={`${id}mail`}
          name="mail"
          label="Send an e-mail to the applicant"
          defaultChecked={sends}
          disabled={!canSend}
          helper={canSend ? '' : mailTexts.cannotSend}
          onChange={({ currentTarget }) => setSends(currentTarget.checked)}
        />
        {sends ? (
          <MailEditor
            key={text}
            mail={mail}
            reader={sample.name}
            filling={{ ...applicantFilling(sample), reason: reason.trim() }}
            helper={PLACEHOLDER_TEXT}
            problems={problems}
            onChange={(changed) => write({ [text]: changed })}
            onRemember={(typed) =>
              rememberText(
                text,
                typed,
                targets.map((target) => target.id),
              )
            }
          />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" size="small">
            {targets.length === 1 && !all ? label : `${label}: ${about}`}
          </Button>
        </div>
      </form>
    </>
  );
}
