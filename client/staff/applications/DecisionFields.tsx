import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import {
  filled,
  mailForm,
  mailTexts,
  PLACEHOLDERS,
  reasonForm,
  type Applicant,
} from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { checkForm } from '../../../src/shared/form.ts';
import { problem as problemText } from '../shell/Screen.css.ts';
import * as styles from './DecisionFields.css.ts';

// Types, not interfaces: an island's props are JSON, and only a type alias counts as such.

/** What staff write about a decision, as a form has it. */
export type WrittenFields = {
  reason: string;
  /** Whether an e-mail is sent. */
  mail: boolean;
  subject: string;
  text: string;
  remember: boolean;
};

type FieldProblems = Partial<Record<keyof WrittenFields, string>>;

/** The fields of a form as they are now. */
export function writtenIn(form: HTMLFormElement): WrittenFields {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    reason: text('reason'),
    mail: data.has('mail'),
    subject: text('subject'),
    text: text('text'),
    remember: data.has('remember'),
  };
}

/** What is wrong with the fields, by the Worker's rules. */
export const problemsOf = ({ reason, mail, subject, text }: WrittenFields): FieldProblems => ({
  ...checkForm(reasonForm, { reason }),
  ...(mail ? checkForm(mailForm, { subject, text }) : {}),
});

const PLACEHOLDER_TEXT = `${Object.entries(PLACEHOLDERS)
  .map(([name, becomes]) => `{${name}}: ${becomes}`)
  .join(', ')}. A line of which nothing is known is left out.`;

interface DecisionFieldsProps {
  /** Makes the ids of the fields unique. */
  id: string;
  start: WrittenFields;
  problems: FieldProblems;
  /** Who the preview is for. */
  applicant: Applicant;
  canSend: boolean;
}

/** Why a decision was made, and the e-mail that tells the applicant, with what they will read. */
export function DecisionFields({ id, start, problems, applicant, canSend }: DecisionFieldsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(start);
  const readAll = useEffectEvent(() => {
    const form = root.current?.closest('form');
    if (form) setWritten(writtenIn(form));
  });
  // What was typed before hydration, and then every change.
  useEffect(() => {
    readAll();
    const fields = root.current;
    const read = () => readAll();
    fields?.addEventListener('input', read);
    return () => fields?.removeEventListener('input', read);
  }, []);
  const sent = filled(written, applicant, written.reason.trim());
  const ofField = (name: keyof WrittenFields) => ({
    id: `${id}${name}`,
    name,
    'aria-describedby': `${id}${name}-notes`,
    'aria-invalid': problems[name] === undefined ? undefined : (true as const),
  });
  return (
    <div className={styles.fields} ref={root}>
      <Labeled
        id={id}
        name="reason"
        label="Reason (optional)"
        problem={problems.reason}
        helper="Stored with the decision. The applicant reads it only where the text has {reason}."
      >
        <textarea {...ofField('reason')} rows={2} defaultValue={start.reason} />
      </Labeled>
      <div className={styles.field}>
        <label className={styles.box}>
          <input
            {...ofField('mail')}
            type="checkbox"
            defaultChecked={start.mail && canSend}
            disabled={!canSend}
          />
          Send an e-mail to the applicant
        </label>
        <Notes
          id={`${id}mail-notes`}
          helper={canSend ? '' : mailTexts.cannotSend}
          problem={problems.mail}
        />
      </div>
      <div className={styles.mail} data-off={canSend ? undefined : true}>
        <div className={styles.written}>
          <Labeled id={id} name="subject" label="Subject" problem={problems.subject}>
            <input {...ofField('subject')} defaultValue={start.subject} autoComplete="off" />
          </Labeled>
          <Labeled
            id={id}
            name="text"
            label="Text"
            problem={problems.text}
            helper={PLACEHOLDER_TEXT}
          >
            <textarea {...ofField('text')} rows={9} defaultValue={start.text} />
          </Labeled>
          <div className={styles.field}>
            <label className={styles.box}>
              <input {...ofField('remember')} type="checkbox" defaultChecked={start.remember} />
              Remember this text for the next decisions
            </label>
            <Notes id={`${id}remember-notes`} helper="" problem={problems.remember} />
          </div>
        </div>
        <section className={styles.preview} aria-labelledby={`${id}preview`}>
          <p className={styles.label} id={`${id}preview`}>
            {`What ${applicant.first_name} ${applicant.last_name} will read`}
          </p>
          <p className={styles.label} dir="auto">
            {sent.subject}
          </p>
          <p className={styles.letter} dir="auto">
            {sent.text}
          </p>
        </section>
      </div>
    </div>
  );
}

interface LabeledProps {
  id: string;
  name: string;
  label: string;
  helper?: string;
  problem: string | undefined;
  children: ReactNode;
}

const Labeled = ({ id, name, label, helper = '', problem, children }: LabeledProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={`${id}${name}`}>
      {label}
    </label>
    {children}
    <Notes id={`${id}${name}-notes`} helper={helper} problem={problem} />
  </div>
);

const Notes = ({
  id,
  helper,
  problem,
}: {
  id: string;
  helper: string;
  problem: string | undefined;
}) => (
  <div id={id}>
    {helper ? <p className={styles.helper}>{helper}</p> : null}
    <p className={problemText} aria-live="polite">
      {problem}
    </p>
  </div>
);
