import { useEffect, useRef, useState } from 'react';

import { callOrThrow, CallError, useStaffMutation } from '../../client/staff-query.ts';
import { MailEditor } from '../../client/MailEditor.tsx';
import { replyTo } from '../../../shared/text/mail-to.ts';
import { problem as problemText } from '../../../ui/staff/Screen.css.ts';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { useDraft } from '../../client/drafts.ts';
import { isAnswering } from '../../client/keys.ts';
import { returnToRow } from '../../list/client/row-focus.ts';
import { checkForm } from '../../../shared/form.ts';
import {
  filledText,
  placeholderProblem,
  type Filling,
  type MailText,
} from '../../../shared/text/mail-text.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxField } from '../../../ui/Field/Choice.tsx';
import {
  blankReply,
  personFilling,
  quoteOf,
  repliesApi,
  replyForm,
  replyTexts,
} from '../replies.contract.ts';
import * as styles from './ReplyPart.css.ts';

interface Template {
  label: string;
  read: () => Promise<MailText | null>;
  /** @returns what became of it */
  remember: (mail: MailText) => Promise<string>;
}

interface ReplyPartProps {
  list: string;
  id: string;
  name: string;
  email: string;
  /** The subject of what the person wrote; '' for none. */
  about: string;
  /** What the person wrote; '' for nothing to quote. */
  quote: string;
  /** Further placeholders. */
  filling?: Filling;
  /** A stored text that a reply can begin with. */
  template?: Template;
  /** The record has a reply more, or what became of one. */
  onSent: () => void;
}

type Draft = MailText & { id: string; quotes: boolean; isOfTemplate?: boolean };
/** A draft as it leaves. */
type Sent = MailText & { id: string; quote: string | undefined; draft: Draft };

/** The key of the open record. */
export const REPLY_KEY = {
  key: 'r',
  label: 'Reply',
  run: () => document.querySelector<HTMLElement>('[data-reply]')?.click(),
};

/** The answer to a person, written in the pane of a record. It is a draft until it is sent. */
export function ReplyPart(part: ReplyPartProps) {
  const { id, quote } = part;
  const [stored, keep] = useDraft(`reply:${id}`);
  const [discarded, setDiscarded] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  /** Whether the draft was begun here, and not found. */
  const [isBegun, setIsBegun] = useState(false);
  const begin = (mail: MailText & { isOfTemplate?: boolean }) => {
    setIsBegun(true);
    setNotice('');
    setDiscarded(null);
    keep(JSON.stringify({ id: uuidv7(), quotes: quote !== '', ...mail } satisfies Draft));
  };
  const close = (said: string) => {
    keep(null);
    setNotice(said);
  };
  if (stored === null) {
    const bringBack = () => {
      setNotice('');
      keep(discarded);
    };
    return (
      <ReplyStart
        part={part}
        notice={notice}
        onBegin={begin}
        onBringBack={discarded ? bringBack : undefined}
      />
    );
  }
  return (
    <ReplyForm
      part={part}
      draft={JSON.parse(stored) as Draft}
      isBegun={isBegun}
      notice={notice}
      onNotice={setNotice}
      onChange={(draft) => keep(JSON.stringify(draft))}
      onClose={close}
      onDiscard={() => {
        setDiscarded(stored);
        close('The draft was discarded.');
      }}
    />
  );
}

const MailProgram = ({ email, about, quote }: ReplyPartProps) => (
  <a className={styles.aside} href={replyTo(email, about, quote)}>
    In your mail program
  </a>
);

interface ReplyStartProps {
  part: ReplyPartProps;
  notice: string;
  onBegin: (mail: MailText & { isOfTemplate?: boolean }) => void;
  /** Of a draft that was discarded. */
  onBringBack: (() => void) | undefined;
}

/** How a reply begins: empty, with a stored text, in the mail program. */
function ReplyStart({ part, notice, onBegin, onBringBack }: ReplyStartProps) {
  const { about, template } = part;
  const beginWith = async ({ read }: Template, button: Element) => {
    const mail = await read();
    // The button is gone when a reply was begun before the text arrived.
    if (mail && button.isConnected) onBegin({ ...mail, isOfTemplate: true });
  };
  return (
    <>
      <p className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          data-reply=""
          onClick={() => onBegin(blankReply(about))}
        >
          Reply
        </Button>
        {template ? (
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) => void beginWith(template, currentTarget)}
          >
            {template.label}
          </Button>
        ) : null}
        <MailProgram {...part} />
      </p>
      <p className={styles.quiet} role="status">
        {notice}
        {onBringBack ? (
          <Button variant="quiet" size="small" onClick={onBringBack}>
            Bring it back
          </Button>
        ) : null}
      </p>
    </>
  );
}

const fillingOf = ({ name, filling }: ReplyPartProps): Filling => ({
  ...personFilling(name),
  ...filling,
});

const quoteBelow = ({ name, quote }: ReplyPartProps, { quotes }: Draft): string | undefined =>
  quotes ? quoteOf(name, quote) : undefined;

/** What is wrong with a draft; undefined for nothing. @param filled as it would leave */
function problemOf(draft: Draft, filled: MailText, known: Filling): string | undefined {
  if (draft.text === blankReply('').text) return replyTexts.blank;
  const names = Object.keys(known);
  return (
    placeholderProblem(draft.subject, names) ??
    placeholderProblem(draft.text, names) ??
    Object.values(checkForm(replyForm, filled))[0]
  );
}

interface ReplyFormProps {
  part: ReplyPartProps;
  draft: Draft;
  /** Whether it was begun here, and not found. */
  isBegun: boolean;
  notice: string;
  onNotice: (text: string) => void;
  onChange: (draft: Draft) => void;
  onClose: (said: string) => void;
  onDiscard: () => void;
}

function useSending({ part, draft, onNotice, onChange, onClose }: ReplyFormProps) {
  const { list, id, email, onSent } = part;
  const sending = useStaffMutation({
    mutationFn: ({ id: reply_id, subject, text, quote }: Sent) =>
      callOrThrow(
        repliesApi.send,
        { params: { list, id }, body: { reply_id, subject, text, ...(quote ? { quote } : {}) } },
        replyTexts.failed,
      ),
    onSuccess: ({ status }) => {
      onClose(status === 'sent' ? `Sent to ${email}.` : replyTexts.waits);
      onSent();
      returnToRow(id);
    },
    onError: (error, { draft }) => {
      // The next try is another reply than the one that is stored.
      if (error instanceof CallError && error.failure.status === 409)
        onChange({ ...draft, id: uuidv7() });
      onNotice(error.message);
    },
  });
  const { isPending, isPaused } = sending;
  const send = () => {
    const known = fillingOf(part);
    const filled = filledText(draft, known);
    const problem = problemOf(draft, filled, known);
    onNotice(problem ?? '');
    if (problem || isPending) return;
    sending.mutate({ ...filled, id: draft.id, quote: quoteBelow(part, draft), draft });
  };
  return { send, isPending, isPaused };
}

/** Puts the cursor below the greeting of a reply that was begun here. @returns the ref of its text box */
function useCursor(isBegun: boolean) {
  const textBox = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    // A stored text may arrive late, when the person already types somewhere else.
    if (!isBegun || !textBox.current || isAnswering(document.activeElement)) return;
    const start = textBox.current.value.indexOf('\n\n') + 2;
    textBox.current.focus();
    textBox.current.setSelectionRange(start, start);
  }, [isBegun]);
  return textBox;
}

function ReplyForm(props: ReplyFormProps) {
  const { part, draft, isBegun, notice, onChange, onDiscard } = props;
  const { id, name, email, quote, template } = part;
  const textBox = useCursor(isBegun);
  const { send, isPending, isPaused } = useSending(props);
  const known = fillingOf(part);
  return (
    <form
      className={`${fields} ${styles.form}`}
      aria-label={`Reply to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles.quiet}>{`To ${name} <${email}>`}</p>
      <MailEditor
        mail={draft}
        reader={name}
        filling={known}
        below={quoteBelow(part, draft)}
        helper={Object.entries(known)
          .map(([placeholder, value]) => `{${placeholder}}: ${value || 'nothing'}`)
          .join(', ')}
        isBusy={isPending}
        isFolded
        textRef={textBox}
        onChange={(mail) => onChange({ ...draft, ...mail })}
        onRemember={draft.isOfTemplate ? template?.remember : undefined}
      />
      {quote === '' ? null : (
        <CheckboxField
          id={`reply-quote-${id}`}
          name="quotes"
          label="Quote what they wrote"
          defaultChecked={draft.quotes}
          disabled={isPending}
          onChange={({ currentTarget }) => onChange({ ...draft, quotes: currentTarget.checked })}
        />
      )}
      <p className={problemText} role="alert">
        {isPaused ? replyTexts.offline : notice}
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="small" busy={isPending}>
          Send
        </Button>
        <Button variant="quiet" size="small" disabled={isPending} onClick={onDiscard}>
          Discard
        </Button>
      </p>
    </form>
  );
}
