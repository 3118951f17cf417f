import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { useStore } from '../../../../client/shared/store.ts';
import { filledText, type MailText } from '../../../shared/text/mail-text.ts';
import { replyTo } from '../../../shared/text/mail-to.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { KeyHint } from '../../../ui/staff/KeyHint.tsx';
import { useDraft } from '../../client/drafts.ts';
import { askFor } from '../../client/held-keys.ts';
import type { KeyAction } from '../../client/keys.ts';
import { loadDialog } from '../../client/load-dialog.ts';
import type { ChosenText, TextPickerProps } from '../../texts/client/TextPicker.tsx';
import { replyTexts } from '../replies.contract.ts';
import { askedReply, replyField } from './asked-reply.ts';
import { insertText } from './insert-text.ts';
import { belowGreeting } from './put-in-text.ts';
import { blankReplyOf, fillingOf, type Draft, type ReplyPartProps } from './reply-draft.ts';
import { ReplyForm, type TextBox } from './ReplyForm.tsx';
import * as styles from './ReplyPart.css.ts';

/** Begins a reply; a draft goes on where its own words end, above the signature. */
function takeUp(way: HTMLElement): void {
  if (!(way instanceof HTMLTextAreaElement)) {
    way.click();
    return;
  }
  way.focus();
  const end = way.value.lastIndexOf('\n\n');
  if (way.selectionEnd === 0 && end > 0) way.setSelectionRange(end, end);
}

/** The record of a person without an address has a call in place of a reply. */
const NO_REPLY = { where: '[data-call]', text: replyTexts.nobody };

/** The key of the open record. */
export const REPLY_KEY: KeyAction = {
  key: 'r',
  label: 'Reply',
  run: () =>
    askFor(replyField(), {
      way: `[data-reply], ${replyField()} textarea`,
      take: takeUp,
      missing: NO_REPLY,
    }),
};

/** A key that the fields of a reply bind themselves, for the list of keys. */
const keyOfFields = (key: string, label: string): KeyAction => ({
  key,
  label,
  isFor: () => false,
  isKeyOnly: true,
  run: () => undefined,
});

/** Of the reply that is written, where the person has several. */
function askForTexts(): void {
  const own = document.activeElement?.closest(replyField());
  const id = own?.getAttribute('data-reply-to');
  const way = id ? `${replyField(id)} [data-texts]` : '[data-texts]';
  askFor('#staff-texts', { way, missing: NO_REPLY });
}

/** Its other keys. */
export const ANSWER_KEYS: readonly KeyAction[] = [
  {
    key: 'Ctrl+J',
    also: 't',
    label: 'Reply with a stored text; in a reply, put one in',
    run: askForTexts,
  },
  keyOfFields('Ctrl+Enter', 'In a reply: send'),
  keyOfFields('Ctrl+Shift+Enter', 'In a reply: send, and open the next that waits for you'),
];

const importPicker = () => import('../../texts/client/TextPicker.tsx');

interface ShownPicker {
  Picker: ComponentType<TextPickerProps>;
  key: number;
}

/** What a reply begins with. */
type Begun = MailText & Pick<Draft, 'waits'>;

/** The draft of a reply, which the browser keeps until it is sent or discarded. */
function useReplyDraft(part: ReplyPartProps) {
  const { id, quote } = part;
  const [stored, keep] = useDraft(`reply:${id}`);
  const [discarded, setDiscarded] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  /** Whether the draft was begun here, and not found. */
  const [isBegun, setIsBegun] = useState(false);
  const draft = stored === null ? null : (JSON.parse(stored) as Draft);
  const begin = (mail: Begun = blankReplyOf(part)) => {
    setIsBegun(true);
    setNotice('');
    setDiscarded(null);
    const begun: Draft = { id: uuidv7(), quotes: quote !== '', given: mail.text, ...mail };
    keep(JSON.stringify(begun));
  };
  const close = (said: string) => {
    keep(null);
    setNotice(said);
  };
  const asked = useStore(askedReply, null);
  const answerAsked = useEffectEvent(() => {
    askedReply.set(null);
    if (draft) setIsBegun(true);
    else begin();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a reply that was sent asked for it
    if (asked === id) answerAsked();
  }, [asked, id]);
  return {
    draft,
    isBegun,
    notice,
    say: setNotice,
    begin,
    change: (changed: Draft) => keep(JSON.stringify(changed)),
    close,
    discard: () => {
      setDiscarded(stored);
      close('The draft was discarded.');
    },
    /** What was discarded comes back; undefined where nothing was. */
    bringBack: discarded
      ? () => {
          setNotice('');
          keep(discarded);
        }
      : undefined,
  };
}

/** The list of stored texts. @param isNear whether it may be asked for soon: its code is loaded then */
function usePicker(isNear: boolean) {
  const [picker, setPicker] = useState<ShownPicker | null>(null);
  useEffect(() => {
    if (isNear) void importPicker().catch(() => undefined);
  }, [isNear]);
  const show = async (before: () => void) => {
    const loaded = await loadDialog('#staff-texts', importPicker);
    if (!loaded) return;
    const { code, key } = loaded;
    // At once: the next key is for its field.
    flushSync(() => {
      before();
      setPicker({ Picker: code.TextPicker, key });
    });
  };
  return { picker, show, hide: () => setPicker(null) };
}

/** Puts stored texts into a reply, which begins with it where there is none yet. */
function useTexts(part: ReplyPartProps, reply: ReturnType<typeof useReplyDraft>) {
  const { draft, begin, change } = reply;
  const textBox = useRef<TextBox>(null);
  const { picker, show, hide } = usePicker(draft !== null);
  /** Chromium forgets it while the texts show. */
  const cursor = useRef(0);
  const blank = blankReplyOf(part).text;
  const onTexts = () =>
    void show(() => {
      cursor.current = textBox.current?.selectionEnd ?? belowGreeting(blank);
      if (!draft) begin();
    });
  const putIn = ({ asks, ...text }: ChosenText) => {
    const { current: box } = textBox;
    if (!box || !draft) return;
    const isUntouched = box.value === draft.given;
    const stored = filledText(text, fillingOf(part));
    const { me } = part.answering;
    const put = insertText(box, { stored, given: draft.given, blank, me, at: cursor.current });
    cursor.current = box.selectionEnd;
    const waits = asks && draft.waits === undefined ? { waits: true } : {};
    change({ ...draft, ...put, ...waits, given: isUntouched ? put.text : draft.given });
  };
  const shownTexts = picker ? (
    <picker.Picker
      key={picker.key}
      list={part.list}
      onChoose={putIn}
      onClosed={() => {
        hide();
        textBox.current?.focus();
        textBox.current?.setSelectionRange(cursor.current, cursor.current);
      }}
    />
  ) : null;
  return { textBox, onTexts, shownTexts };
}

/** The answer to a person, written in the pane of a record. It is a draft until it is sent. */
export function ReplyPart(part: ReplyPartProps) {
  const reply = useReplyDraft(part);
  const { draft, notice, begin } = reply;
  const { textBox, onTexts, shownTexts } = useTexts(part, reply);
  return (
    <>
      {draft ? (
        <ReplyForm
          part={part}
          draft={draft}
          isBegun={reply.isBegun}
          notice={notice}
          textBox={textBox}
          onNotice={reply.say}
          onChange={reply.change}
          onClose={reply.close}
          onDiscard={reply.discard}
          onTexts={onTexts}
        />
      ) : part.answering.isGone ? null : (
        <ReplyStart
          part={part}
          notice={notice}
          onBegin={begin}
          onTexts={onTexts}
          onBringBack={reply.bringBack}
        />
      )}
      {shownTexts}
    </>
  );
}

interface ReplyStartProps {
  part: ReplyPartProps;
  notice: string;
  onBegin: (mail?: Begun) => void;
  /** Begins with a stored text. */
  onTexts: () => void;
  /** Of a draft that was discarded. */
  onBringBack: (() => void) | undefined;
}

/** How a reply begins: empty, with a stored text, in the mail program. */
function ReplyStart({ part, notice, onBegin, onTexts, onBringBack }: ReplyStartProps) {
  const { email, about, quote, template } = part;
  const beginWith = async ({ read }: NonNullable<ReplyPartProps['template']>, button: Element) => {
    const mail = await read();
    // The button is gone when a reply was begun before the text arrived.
    if (mail && button.isConnected) onBegin({ ...filledText(mail, fillingOf(part)), waits: true });
  };
  return (
    <>
      <p className={styles.ways}>
        <Button variant="secondary" size="small" data-reply="" onClick={() => onBegin()}>
          Reply
        </Button>
        <Button variant="quiet" size="small" data-texts="" onClick={onTexts}>
          With a text... <KeyHint>Ctrl J</KeyHint>
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
        <a className={styles.aside} href={replyTo(email, about, quote)}>
          In your mail program
        </a>
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
