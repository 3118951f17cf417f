import { useId, useState } from 'react';

import {
  applicantFilling,
  mailTexts,
  PLACEHOLDERS,
  quotesReason,
  type MailTemplates,
} from '../decision-mail.contract.ts';
import { DECISIONS, decisionOf } from '../review.contract.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { CheckboxField, SelectField } from '../../../../ui/Field/Choice.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { useDraft } from '../../../../staff/client/drafts.ts';
import { MailEditor, sendByKey } from '../../../../staff/client/MailEditor.tsx';
import { DialogHead } from '../../../../ui/staff/DialogParts.tsx';
import { fields } from '../../../../ui/staff/Fields.css.ts';
import * as styles from './DecisionDialog.css.ts';
import {
  decisionDraftKey,
  decisionRequest,
  problemsOf,
  writtenIn,
  type DecisionProblems,
  type Written,
} from './decision-draft.ts';
import { aboutText } from './decision-words.ts';
import { rememberText } from './mail-texts.ts';
import type { Decision } from './decision.change.ts';
import type { Question } from './use-question.ts';

interface DecisionFormProps {
  question: Question;
  templates: MailTemplates;
  canSend: boolean;
  onDecide: (decision: Decision) => void;
}

/** The decisions that an application waits for. */
const WAITED_FOR = DECISIONS.filter(({ from }) => from === 'pending');
const FIRST = WAITED_FOR[0]?.name;

/** What is decided and written so far. */
function useDecision({ question, templates, canSend, onDecide }: DecisionFormProps) {
  const { targets, all } = question;
  const draftKey = decisionDraftKey(targets, all !== null);
  const [draft, keep] = useDraft(draftKey);
  const written = writtenIn(draft);
  const [name, setName] = useState(
    // Who asks for no certain decision goes on with the one of the draft.
    (question.name === FIRST && question.mails ? written.decision : undefined) ?? question.name,
  );
  const [sends, setSends] = useState(question.mails && canSend);
  const [problems, setProblems] = useState<DecisionProblems>({});
  const isItsReason = written.decision === name;
  const reason = isItsReason ? written.reason : '';
  const { inDialog: label, text } = decisionOf(name);
  const mail = written[text] ?? templates[text];
  return {
    name,
    label,
    /** The stored text that its e-mail has. */
    text,
    reason,
    mail,
    sends,
    setSends,
    problems,
    write: (change: Partial<Written>) => {
      const isNewReason = written.reason === '' || change.reason !== undefined;
      const own = isItsReason || isNewReason ? { reason, decision: name } : {};
      keep(JSON.stringify({ ...written, ...own, ...change }));
    },
    choose: (value: string) => {
      const chosen = WAITED_FOR.find((each) => each.name === value)?.name ?? name;
      if (isItsReason) keep(JSON.stringify({ ...written, decision: chosen }));
      setName(chosen);
      setProblems({});
    },
    decide: () => {
      const decision = { name, reason, mail: sends ? mail : null };
      const found = problemsOf(decision);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      onDecide({
        targets,
        all,
        request: decisionRequest(decision),
        ...(draft === null ? {} : { draft: { key: draftKey, text: draft } }),
      });
    },
  };
}

type DecisionState = ReturnType<typeof useDecision>;

/** Asks for a decision, its reason and the e-mail about it. */
export function DecisionForm(props: DecisionFormProps) {
  const { targets, all } = props.question;
  const id = useId();
  const decision = useDecision(props);
  const about = aboutText(targets, all?.count ?? targets.length);
  return (
    <>
      <DialogHead title={`Decide: ${about}`} />
      <form
        className={`${fields} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          decision.decide();
        }}
      >
        <SelectField
          id={`${id}decision`}
          name="decision"
          label="Decision"
          options={WAITED_FOR.map((each) => ({ value: each.name, label: each.inDialog }))}
          defaultValue={decision.name}
          onChange={({ currentTarget: { value } }) => decision.choose(value)}
          onKeyDown={sendByKey}
        />
        <Reason key={decision.name} id={`${id}reason`} decision={decision} />
        <CheckboxField
          id={`${id}mail`}
          name="mail"
          label="E-mail the applicant"
          defaultChecked={decision.sends}
          disabled={!props.canSend}
          helper={props.canSend ? '' : mailTexts.cannotSend}
          onChange={({ currentTarget }) => decision.setSends(currentTarget.checked)}
          onKeyDown={sendByKey}
        />
        {decision.sends ? <Mail key={decision.text} decision={decision} targets={targets} /> : null}
        <div className={styles.actions}>
          <Button type="submit" size="small">
            {targets.length === 1 && !all ? decision.label : `${decision.label}: ${about}`}
          </Button>
        </div>
      </form>
    </>
  );
}

interface ReasonProps {
  id: string;
  decision: DecisionState;
}

function Reason({ id, decision: { reason, mail, sends, problems, write } }: ReasonProps) {
  return (
    <TextField
      id={id}
      name="reason"
      label="Reason"
      optional
      rows={2}
      defaultValue={reason}
      error={problems.reason}
      helper={
        sends && !quotesReason(mail)
          ? 'Stored with the decision. The applicant does not read it: the text has no {reason}.'
          : 'Stored with the decision. The applicant reads it where the text has {reason}.'
      }
      onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
      onKeyDown={sendByKey}
    />
  );
}

const PLACEHOLDER_TEXT = `${Object.entries(PLACEHOLDERS)
  .map(([name, becomes]) => `{${name}}: ${becomes}`)
  .join(', ')}. A line whose placeholders are all empty is left out.`;

interface MailProps extends Pick<Question, 'targets'> {
  decision: DecisionState;
}

/** The e-mail, shown as the first applicant reads it. */
function Mail({ decision: { text, mail, reason, problems, write }, targets }: MailProps) {
  const [sample] = targets;
  if (!sample) return null;
  const ids = targets.map((target) => target.id);
  return (
    <MailEditor
      mail={mail}
      reader={sample.name}
      filling={{ ...applicantFilling(sample), reason: reason.trim() }}
      helper={PLACEHOLDER_TEXT}
      problems={problems}
      onChange={(changed) => write({ [text]: changed })}
      onRemember={(typed) => rememberText(text, typed, ids)}
    />
  );
}
