import { useEffect, useRef, useState } from 'react';

import { callOrThrow, CallError, useStaffMutation } from '../../client/staff-query.ts';
import { MailEditor } from '../../client/MailEditor.tsx';
import { replyTo } from '../../client/mail-to.ts';
import { problem as problemText } from '../../../ui/staff/Screen.css.ts';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { useDraft } from '../../client/drafts.ts';
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
  template?: {
    label: string;
    read: () => Promise<MailText | null>;
    /** @returns what became of it */
    remember: (mail: MailText) => Promise<string>;
  };
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

/** The answer to a person, written in the pane of a record (STF-05). It is a draft until it is sent. */
export function ReplyPart(part: ReplyPartProps) {
  const { list, id, name, email, about, quote, filling, template, onSent } = part;
  const [stored, keep] = useDraft(`reply:${id}`);
  const [discarded, setDiscarded] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const textBox = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isOpening = useRef(false);
  useEffect(() => {
    if (!isOpening.current || !textBox.current) return;
    isOpening.current = false;
    const start = textBox.current.value.indexOf('\n\n') + 2;
    textBox.current.focus();
    textBox.current.setSelectionRange(start, start);
  });
  const change = (draft: Draft) => keep(JSON.stringify(draft));
  const begin = (mail: MailText & { isOfTemplate?: boolean }) => {
    isOpening.current = true;
    setNotice('');
    setDiscarded(null);
    change({ id: uuidv7(), quotes: quote !== '', ...mail });
  };
  const close = (said: string) => {
    keep(null);
    setNotice(said);
  };
  const sending = useStaffMutation({
    mutationFn: ({ id: reply_id, subject, text, quote: quoted }: Sent) =>
      callOrThrow(
        repliesApi.send,
        {
          params: { list, id },
          body: { reply_id, subject, text, ...(quoted ? { quote: quoted } : {}) },
        },
        replyTexts.failed,
      ),
    onSuccess: ({ status }) => {
      close(status === 'sent' ? `Sent to ${email}.` : replyTexts.waits);
      onSent();
    },
    onError: (error, { draft }) => {
      // The next try is another reply than the one that is stored.
      if (error instanceof CallError && error.failure.status === 409)
        change({ ...draft, id: uuidv7() });
      setNotice(error.message);
    },
  });
  const { isPending, isPaused } = sending;
  const inProgram = (
    <a className={styles.aside} href={replyTo(email, about, quote)}>
      In your mail program
    </a>
  );
  if (stored === null) {
    return (
      <>
        <p className={styles.ways}>
          <Button
            variant="secondary"
            size="small"
            data-reply=""
            onClick={() => begin(blankReply(about))}
          >
            Reply
          </Button>
          {template ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                void template.read().then((mail) => mail && begin({ ...mail, isOfTemplate: true }))
              }
            >
              {template.label}
            </Button>
          ) : null}
          {inProgram}
        </p>
        <p className={styles.quiet} role="status">
          {notice}
          {discarded ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setNotice('');
                keep(discarded);
              }}
            >
              Bring it back
            </Button>
          ) : null}
        </p>
      </>
    );
  }

  const draft = JSON.parse(stored) as Draft;
  const known = { ...personFilling(name), ...filling };
  const filled = filledText(draft, known);
  const quoted = draft.quotes ? quoteOf(name, quote) : undefined;
  const wrongNow = (): string | undefined => {
    if (draft.text === blankReply('').text) return replyTexts.blank;
    const check = (text: string) => placeholderProblem(text, Object.keys(known));
    const typed = defineForm({ fields: mailFields(check) });
    return Object.values({ ...checkForm(replyForm, filled), ...checkForm(typed, draft) })[0];
  };
  const send = () => {
    const wrong = wrongNow();
    setNotice(wrong ?? '');
    if (!wrong && !isPending) sending.mutate({ ...filled, id: draft.id, quote: quoted, draft });
  };
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
        below={quoted}
        helper={Object.entries(known)
          .map(([placeholder, value]) => `{${placeholder}}: ${value || 'nothing'}`)
          .join(', ')}
        isBusy={isPending}
        isFolded
        textRef={textBox}
        onChange={(mail) => change({ ...draft, ...mail })}
        onRemember={draft.isOfTemplate ? template?.remember : undefined}
      />
      {quote === '' ? null : (
        <CheckboxField
          id={`reply-quote-${id}`}
          name="quotes"
          label="Quote what they wrote"
          defaultChecked={draft.quotes}
          disabled={isPending}
          onChange={({ currentTarget }) => change({ ...draft, quotes: currentTarget.checked })}
        />
      )}
      <p className={problemText} role="alert">
        {isPaused ? replyTexts.offline : notice}
      </p>
      <p className={styles.ways}>
        <Button type="submit" size="small" busy={isPending}>
          Send
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isPending}
          onClick={() => {
            setDiscarded(stored);
            close('The draft was discarded.');
          }}
        >
          Discard
        </Button>
        {inProgram}
      </p>
    </form>
  );
}
