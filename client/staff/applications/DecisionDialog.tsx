import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';

import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  decisionMailApi,
  filled,
  mailForm,
  mailTexts,
  PLACEHOLDERS,
  reasonForm,
  TEMPLATES_PATH,
  type MailedDecision,
  type MailTemplates,
} from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { namedIn } from '../../../src/features/affiliates/decision-mail/remembered.contract.ts';
import {
  DECISIONS,
  type DecisionChoice,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { checkForm } from '../../../src/shared/form.ts';
import type { MailText } from '../../../src/shared/text/mail-text.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { dropDraft, useDraft } from '../data/drafts.ts';
import { useStaffQuery } from '../data/staff-query.ts';
import { problem as problemText } from '../shell/Screen.css.ts';
import { DialogHead } from '../ui/DialogParts.tsx';
import type { Matched } from '../work/work-view.ts';
import * as styles from './DecisionDialog.css.ts';
import { aboutText } from './decision-words.ts';
import type { Decision } from './use-decisions.ts';

/** What the dialog asks about. */
export interface Question {
  targets: readonly ApplicationRow[];
  all: Matched | null;
  name: DecisionChoice['name'];
  /** Whether an e-mail is offered at first. */
  mails: boolean;
  goOn: () => void;
}

/** What is typed about a decision: a draft until the decision is final. */
type Written = { reason: string } & Partial<Record<MailedDecision, MailText>>;
type Field = 'reason' | 'mail' | 'subject' | 'text' | 'remember';

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
          onReady={() => dialog.current?.showModal()}
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
  const [remembers, setRemembers] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const { label, decision } = DECISIONS.find((each) => each.name === name) ?? DECISIONS[0];
  const { status } = decision;
  const mail = written[status] ?? templates[status];
  const { reason } = written;
  if (!sample) return null;
  const about = aboutText(targets, all?.count ?? targets.length);
  const preview = filled(mail, sample, reason.trim());
  const write = (change: Partial<Written>) => keep(JSON.stringify({ ...written, ...change }));
  const ofField = (field: Field) => ({
    id: `${id}${field}`,
    name: field,
    'aria-describedby': `${id}${field}-notes`,
    'aria-invalid': problems[field] === undefined ? undefined : (true as const),
  });
  const notes = (field: Field, helper = '') => ({
    id: `${id}${field}`,
    problem: problems[field],
    helper,
  });

  const decide = () => {
    const named = targets.map((target) => namedIn(mail, target)).find(Boolean);
    const found = {
      ...checkForm(reasonForm, { reason }),
      ...(sends ? checkForm(mailForm, mail) : {}),
      ...(sends && remembers && named ? { remember: named } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const request: DecisionRequest = {
      ...decision,
      ...(reason.trim() ? { reason } : {}),
      ...(sends ? { mail: { ...mail, remember: remembers } } : {}),
    };
    const onFinal = () => {
      if (draft !== null) dropDraft(draftKey, draft);
    };
    onDecide({ targets, all, decision: request, onFinal });
  };

  return (
    <>
      <DialogHead title={`Decide with an e-mail: ${about}`} />
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <Labeled id={`${id}decision`} label="Decision">
          <select
            id={`${id}decision`}
            value={name}
            onChange={({ currentTarget: { value } }) => {
              setName(DECISIONS.find((each) => each.name === value)?.name ?? name);
              setProblems({});
            }}
          >
            {DECISIONS.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </Labeled>
        <Labeled
          label="Reason (optional)"
          {...notes(
            'reason',
            sends && !mail.text.includes('{reason}')
              ? 'Stored with the decision. The applicant does not read it: the text has no {reason}.'
              : 'Stored with the decision. The applicant reads it where the text has {reason}.',
          )}
        >
          <textarea
            {...ofField('reason')}
            rows={2}
            value={reason}
            onChange={({ currentTarget }) => write({ reason: currentTarget.value })}
          />
        </Labeled>
        <Checked
          label="Send an e-mail to the applicant"
          {...notes('mail', canSend ? '' : mailTexts.cannotSend)}
        >
          <input
            {...ofField('mail')}
            type="checkbox"
            checked={sends}
            disabled={!canSend}
            onChange={({ currentTarget }) => setSends(currentTarget.checked)}
          />
        </Checked>
        {sends ? (
          <div className={styles.mail}>
            <div className={styles.written}>
              <Labeled label="Subject" {...notes('subject')}>
                <input
                  {...ofField('subject')}
                  value={mail.subject}
                  autoComplete="off"
                  onChange={({ currentTarget }) =>
                    write({ [status]: { ...mail, subject: currentTarget.value } })
                  }
                />
              </Labeled>
              <Labeled label="Text" {...notes('text', PLACEHOLDER_TEXT)}>
                <textarea
                  {...ofField('text')}
                  rows={9}
                  value={mail.text}
                  onChange={({ currentTarget }) =>
                    write({ [status]: { ...mail, text: currentTarget.value } })
                  }
                />
              </Labeled>
              <Checked label="Remember this text for the next decisions" {...notes('remember')}>
                <input
                  {...ofField('remember')}
                  type="checkbox"
                  checked={remembers}
                  onChange={({ currentTarget }) => setRemembers(currentTarget.checked)}
                />
              </Checked>
            </div>
            <section className={styles.preview} aria-labelledby={`${id}preview`}>
              <p className={styles.label} id={`${id}preview`}>
                {`What ${sample.name} will read`}
              </p>
              <p className={styles.label} dir="auto">
                {preview.subject}
              </p>
              <p className={styles.letter} dir="auto">
                {preview.text}
              </p>
            </section>
          </div>
        ) : null}
        <div className={styles.ways}>
          <Button type="submit" size="small">
            {targets.length === 1 && !all ? label : `${label}: ${about}`}
          </Button>
          <Button href={TEMPLATES_PATH} variant="quiet" size="small">
            Texts of the e-mails
          </Button>
        </div>
      </form>
    </>
  );
}

interface LabeledProps {
  /** Of the field. */
  id: string;
  label: string;
  helper?: string;
  problem?: string | undefined;
  children: ReactNode;
}

const Labeled = ({ id, label, children, ...notes }: LabeledProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {children}
    <Notes id={id} {...notes} />
  </div>
);

const Checked = ({ id, label, children, ...notes }: LabeledProps) => (
  <div className={styles.field}>
    <label className={styles.box}>
      {children}
      {label}
    </label>
    <Notes id={id} {...notes} />
  </div>
);

const Notes = ({ id, helper, problem }: Pick<LabeledProps, 'id' | 'helper' | 'problem'>) => (
  <div id={`${id}-notes`}>
    {helper ? <p className={styles.helper}>{helper}</p> : null}
    <p className={problemText} aria-live="polite">
      {problem}
    </p>
  </div>
);
