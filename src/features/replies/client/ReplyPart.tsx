import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';

import { callAsStaff } from '../../../../client/staff/shell/call-as-staff.ts';
import { replyTo } from '../../../../client/staff/shell/mail-to.ts';
import { problem as problemText } from '../../../../client/staff/shell/Screen.css.ts';
import { useDraft } from '../../../../client/staff/data/drafts.ts';
import { checkForm, defineForm } from '../../../shared/form.ts';
import {
  filledText,
  mailFields,
  placeholderProblem,
  type Filling,
  type MailText,
} from '../../../shared/text/mail-text.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import {
  blankReply,
  personFilling,
  quoteOf,
  repliesApi,
  replyForm,
  replyTexts,
  type ReplyList,
} from '../replies.contract.ts';
import * as styles from './ReplyPart.css.ts';

interface ReplyPartProps {
  list: ReplyList;
  id: string;
  name: string;
  email: string;
  /** The subject of what the person wrote; '' for none. */
  about: string;
  /** What the person wrote; '' for nothing to quote. */
  quote: string;
  /** Further placeholders. */
  filling?: Filling;
  /** Texts that a reply can begin with. */
  templates?: readonly { label: string; read: () => Promise<MailText | null> }[];
  /** The record has a reply more, or what became of one. */
  onSent: () => void;
}

type Draft = MailText & { id: string; quotes: boolean };

/** A stored draft; null for none, and for what an older page stored. */
function draftIn(stored: string | null): Draft | null {
  try {
    return stored === null ? null : (JSON.parse(stored) as Draft);
  } catch {
    return null;
  }
}

/** The key of the open record. */
export const REPLY_KEY = {
  key: 'r',
  label: 'Reply',
  run: () => {
    const reply = document.querySelector<HTMLElement>('[data-reply]');
    reply?.click();
    return Boolean(reply);
  },
};

/** The answer to a person, written in the pane of a record (STF-05). It is a draft until it is sent. */
export function ReplyPart({ templates, ...part }: ReplyPartProps) {
  const { id, email, about, quote } = part;
  const [stored, keep] = useDraft(`reply:${id}`);
  const draft = draftIn(stored);
  const [notice, setNotice] = useState('');
  const [discarded, setDiscarded] = useState<string | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const isOpening = useRef(false);
  useEffect(() => {
    if (!isOpening.current || !text.current) return;
    isOpening.current = false;
    const { value } = text.current;
    text.current.focus();
    const start = value.indexOf('\n\n') + 2;
    text.current.setSelectionRange(start, start);
  });
  const begin = (mail: MailText) => {
    isOpening.current = true;
    setNotice('');
    keep(JSON.stringify({ id: uuidv7(), quotes: quote !== '', ...mail } satisfies Draft));
  };
  const inProgram = (
    <a className={styles.aside} href={replyTo(email, about, quote)}>
      In your mail program
    </a>
  );
  return (
    <>
      {draft === null ? (
        <p className={styles.ways}>
          <Button
            variant="secondary"
            size="small"
            data-reply=""
            onClick={() => begin(blankReply(about))}
          >
            Reply
          </Button>
          {templates?.map(({ label, read }) => (
            <Button
              key={label}
              variant="quiet"
              size="small"
              onClick={() => void read().then((mail) => mail && begin(mail))}
            >
              {label}
            </Button>
          ))}
          {inProgram}
        </p>
      ) : (
        <ReplyForm
          {...part}
          draft={draft}
          textRef={text}
          onChange={(changed) => keep(JSON.stringify(changed))}
          onSent={(outcome) => {
            keep(null);
            setDiscarded(null);
            setNotice(outcome);
            part.onSent();
          }}
          onDiscard={() => {
            keep(null);
            setDiscarded(stored);
            setNotice('The draft was discarded.');
          }}
          aside={inProgram}
        />
      )}
      <p className={styles.quiet} role="status">
        {draft === null ? notice : ''}
        {draft === null && discarded ? (
          <Button variant="quiet" size="small" onClick={() => keep(discarded)}>
            Bring it back
          </Button>
        ) : null}
      </p>
    </>
  );
}

interface ReplyFormProps extends Omit<ReplyPartProps, 'templates' | 'onSent'> {
  draft: Draft;
  textRef: Ref<HTMLTextAreaElement>;
  onChange: (draft: Draft) => void;
  onSent: (outcome: string) => void;
  onDiscard: () => void;
  aside: ReactNode;
}

function ReplyForm({
  list,
  id,
  name,
  email,
  quote,
  filling,
  draft,
  textRef,
  onChange,
  onSent,
  onDiscard,
  aside,
}: ReplyFormProps) {
  const field = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const known = { ...personFilling(name), ...filling };
  const filled = filledText(draft, known);
  const quoted = draft.quotes ? quoteOf(name, quote) : undefined;
  const edit = (part: 'subject' | 'text') => ({
    value: draft[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [part]: currentTarget.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void send();
    },
  });

  const send = async () => {
    const check = (written: string) => placeholderProblem(written, Object.keys(known));
    const typed = defineForm({ fields: mailFields(check) });
    const [wrong] = Object.values({ ...checkForm(replyForm, filled), ...checkForm(typed, draft) });
    const problemNow = draft.text === blankReply('').text ? replyTexts.blank : wrong;
    setProblem(problemNow ?? '');
    if (problemNow || isBusy) return;
    setIsBusy(true);
    const body = { ...filled, reply_id: draft.id, ...(quoted ? { quote: quoted } : {}) };
    const sent = await callAsStaff(repliesApi.send, { params: { list, id }, body });
    setIsBusy(false);
    if (sent.ok) {
      onSent(
        sent.value.status === 'sent'
          ? `Sent to ${email}.`
          : 'It is stored, and not sent yet: see what we did.',
      );
      return;
    }
    // The next try is another reply than the one that is stored.
    if (sent.error.status === 409) onChange({ ...draft, id: uuidv7() });
    setProblem(
      sent.error.status === 0
        ? 'There is no connection. The text is kept here: send it later.'
        : sent.error.error || replyTexts.failed,
    );
  };

  return (
    <form
      className={styles.form}
      aria-label={`Reply to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className={styles.quiet}>{`To ${name} <${email}>`}</p>
      <label className={styles.field}>
        Subject
        <input {...edit('subject')} autoComplete="off" />
      </label>
      <label className={styles.field}>
        Text
        <textarea {...edit('text')} ref={textRef} rows={9} aria-describedby={`${field}names`} />
      </label>
      <p className={styles.quiet} id={`${field}names`}>
        {Object.entries(known)
          .map(([placeholder, value]) => `{${placeholder}}: ${value || 'nothing'}`)
          .join(', ')}
      </p>
      {quote === '' ? null : (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={draft.quotes}
            onChange={({ currentTarget }) => onChange({ ...draft, quotes: currentTarget.checked })}
          />
          Quote what they wrote
        </label>
      )}
      <details>
        <summary className={styles.summary}>Preview</summary>
        <p className={styles.letter} dir="auto">
          <strong>{filled.subject}</strong>
          {`\n\n${filled.text}${quoted ? `\n\n${quoted}` : ''}`}
        </p>
      </details>
      <p className={problemText} role="alert">
        {problem}
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="small" busy={isBusy}>
          Send
        </Button>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
        {aside}
      </p>
    </form>
  );
}
