import { useEffect, useState, type RefObject } from 'react';

import { read, write } from '../../../../client/shared/browser-storage.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { KeyHint } from '../../../ui/staff/KeyHint.tsx';
import { CheckboxField } from '../../../ui/Field/Choice.tsx';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { problem as problemText } from '../../../ui/staff/Screen.css.ts';
import { isAnswering } from '../../client/key-rules.ts';
import { MailEditor } from '../../client/MailEditor.tsx';
import { replyTexts } from '../replies.contract.ts';
import { fillingOf, quoteBelow, type Draft, type ReplyPartProps } from './reply-draft.ts';
import { belowGreeting } from './put-in-text.ts';
import * as styles from './ReplyPart.css.ts';
import { useSending } from './use-sending.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

export type TextBox = HTMLInputElement & HTMLTextAreaElement;

interface ReplyFormProps {
  part: ReplyPartProps;
  draft: Draft;
  /** Whether it was begun here, and not found. */
  isBegun: boolean;
  notice: string;
  textBox: RefObject<TextBox | null>;
  onNotice: (text: string) => void;
  onChange: (draft: Draft) => void;
  onClose: (said: string) => void;
  onDiscard: () => void;
  /** Shows the stored texts. */
  onTexts: () => void;
}

/** Puts the cursor below the greeting of a reply that was begun here. */
function useCursor({ isBegun, textBox }: ReplyFormProps): void {
  useEffect(() => {
    const { current: box } = textBox;
    if (!isBegun || !box) return;
    const start = belowGreeting(box.value);
    box.setSelectionRange(start, start);
    // A stored text may arrive late, when the person already types somewhere else.
    if (isAnswering(document.activeElement)) return;
    box.focus({ preventScroll: true });
    // No further than its buttons need: what is answered stays above it.
    box.scrollIntoView({ block: 'nearest' });
  }, [isBegun, textBox]);
}

/**
 * Whether a reply is to have its record wait for the person: as the reply says, or as this browser
 * remembers it for each list.
 */
function useWaits({
  part: { list },
  draft,
  onChange,
}: ReplyFormProps): [boolean, (waits: boolean) => void] {
  const key = `staffWaits:${list}`;
  const [remembered, setRemembered] = useState(() => read('localStorage', key) === 'on');
  const set = (waits: boolean) => {
    if (draft.waits !== undefined) {
      onChange({ ...draft, waits });
      return;
    }
    write('localStorage', key, waits ? 'on' : null);
    setRemembered(waits);
  };
  return [draft.waits ?? remembered, set];
}

/** The answer to a person, as it is written. */
export function ReplyForm(props: ReplyFormProps) {
  const { part, draft, notice, textBox, onChange, onDiscard, onTexts } = props;
  const { id, name, email } = part;
  useCursor(props);
  const [waits, setWaits] = useWaits(props);
  const { send, isPending, isPaused, isGone } = useSending(props);
  return (
    <form
      className={`${fields} ${styles.form}`}
      aria-label={`Reply to ${name}`}
      data-reply-to={id}
      onSubmit={(event) => {
        event.preventDefault();
        send({ waits, goesOn: false });
      }}
    >
      <p className={styles.quiet}>{`To ${name} <${readableDomains(email)}>`}</p>
      <div className={styles.ways}>
        <TextsButton isBusy={isPending || isGone} onTexts={onTexts} />
        <ReplyChoices
          part={part}
          draft={draft}
          waits={waits}
          isBusy={isPending || isGone}
          onChange={onChange}
          onWaits={setWaits}
        />
      </div>
      <MailEditor
        mail={draft}
        reader={name}
        filling={fillingOf(part)}
        helper=""
        below={quoteBelow(part, draft)}
        isBusy={isPending}
        isReadOnly={isGone}
        isFolded
        textRef={textBox}
        actions={
          <>
            <p className={problemText} role="alert">
              {isPaused ? replyTexts.offline : notice}
            </p>
            <p className={styles.sendLine}>
              <SendButtons
                isBusy={isPending}
                isGone={isGone}
                onGoOn={() => send({ waits, goesOn: true })}
              />
              <Button variant="quiet" size="small" disabled={isPending} onClick={onDiscard}>
                Discard
              </Button>
            </p>
          </>
        }
        onChange={(mail) => onChange({ ...draft, ...mail })}
      />
    </form>
  );
}

interface ReplyChoicesProps extends Pick<ReplyFormProps, 'part' | 'draft' | 'onChange'> {
  waits: boolean;
  isBusy: boolean;
  onWaits: (waits: boolean) => void;
}

/** What goes with a reply, and what follows from it. */
const ReplyChoices = ({
  part: { id, quote },
  draft,
  waits,
  isBusy,
  onChange,
  onWaits,
}: ReplyChoicesProps) => (
  <>
    {quote === '' ? null : (
      <CheckboxField
        id={`reply-quote-${id}`}
        name="quotes"
        label="Quote what they wrote"
        defaultChecked={draft.quotes}
        disabled={isBusy}
        onChange={({ currentTarget }) => onChange({ ...draft, quotes: currentTarget.checked })}
      />
    )}
    <CheckboxField
      // What a stored text sets shows, whatever was pressed before.
      key={draft.waits === undefined ? 'usual' : 'own'}
      id={`reply-waits-${id}`}
      name="waits"
      label="Then wait for them"
      defaultChecked={waits}
      disabled={isBusy}
      onChange={({ currentTarget }) => onWaits(currentTarget.checked)}
    />
  </>
);

const TextsButton = ({ isBusy, onTexts }: { isBusy: boolean; onTexts: () => void }) => (
  <Button variant="secondary" size="small" data-texts="" disabled={isBusy} onClick={onTexts}>
    Texts... <KeyHint>Ctrl J</KeyHint>
  </Button>
);

interface SendButtonsProps {
  isBusy: boolean;
  isGone: boolean;
  onGoOn: () => void;
}

const SendButtons = ({ isBusy, isGone, onGoOn }: SendButtonsProps) => (
  <>
    <Button type="submit" size="small" busy={isBusy} disabled={isGone}>
      Send <KeyHint>Ctrl ↵</KeyHint>
    </Button>
    <Button
      variant="secondary"
      size="small"
      data-send-next=""
      disabled={isBusy || isGone}
      onClick={onGoOn}
    >
      Send and next <KeyHint>Ctrl ⇧ ↵</KeyHint>
    </Button>
  </>
);
