import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { filledText, type Filling, type MailText } from '../../shared/text/mail-text.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import * as styles from './MailEditor.css.ts';

/** An e-mail as a person reads it. */
export const Letter = ({ mail: { subject, text } }: { mail: MailText }) => (
  <p className={styles.letter} dir="auto">
    {subject === '' ? null : (
      <>
        <strong>{subject}</strong>
        {'\n\n'}
      </>
    )}
    {text}
  </p>
);

/** Ctrl+Enter sends what is written; with Shift the reader goes on, where the form has a button for that. */
export function sendByKey(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Held for too long, it must not send the draft of the next record, too.
  if (event.repeat) return;
  const { form } = event.currentTarget;
  const goOn = event.shiftKey ? form?.querySelector<HTMLElement>('[data-send-next]') : null;
  if (goOn) goOn.click();
  else form?.requestSubmit();
}

interface MailEditorProps {
  mail: MailText;
  onChange: (mail: MailText) => void;
  /** Who reads it, and what its placeholders become for them. */
  reader: string;
  filling: Filling;
  /** What else goes below the text. */
  below?: string | undefined;
  /** The placeholders, with what each becomes here, by default. */
  helper?: string;
  /** Where the subject can be left out, what it is for. */
  subjectHelper?: string;
  problems?: Readonly<Partial<Record<'subject' | 'text', string>>>;
  /** The field that one writes in first. */
  first?: string | null;
  isBusy?: boolean;
  /** Whether it can no longer be sent. */
  isReadOnly?: boolean;
  /** Whether the preview is folded at first. */
  isFolded?: boolean;
  textRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** What is done with it, right below the text. */
  actions?: ReactNode;
  /** Stores it for the next ones. @returns what became of it */
  onRemember?: ((mail: MailText) => Promise<string>) | undefined;
}

const placeholderHelp = (filling: Filling): string =>
  Object.entries(filling)
    .map(([placeholder, value]) => `{${placeholder}}: ${value || 'nothing'}`)
    .join(', ');

/** An e-mail that staff write, with placeholders, as its reader gets it. */
export function MailEditor(props: MailEditorProps) {
  const { mail, onChange, reader, filling, below, problems = {} } = props;
  const { isBusy = false, isReadOnly = false, isFolded = false } = props;
  const { textRef, actions, onRemember, subjectHelper, first } = props;
  const id = useId();
  const [remembered, setRemembered] = useState('');
  const field = (name: 'subject' | 'text') => ({
    id: `${id}${name}`,
    name,
    defaultValue: mail[name],
    error: problems[name],
    disabled: isBusy,
    readOnly: isReadOnly,
    autoFocus: name === first,
    onKeyDown: sendByKey,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setRemembered('');
      onChange({ ...mail, [name]: value });
    },
  });
  return (
    <div className={styles.editor}>
      <div className={styles.written}>
        <TextField
          {...field('subject')}
          label="Subject"
          autoComplete="off"
          required={subjectHelper === undefined}
          helper={subjectHelper}
        />
        <TextField
          {...field('text')}
          label="Text"
          rows={9}
          required
          helper={props.helper ?? placeholderHelp(filling)}
          {...(textRef ? { inputRef: textRef } : {})}
        />
        {actions}
        {onRemember ? (
          <Remember
            said={remembered}
            onRemember={() => void onRemember(mail).then(setRemembered)}
          />
        ) : null}
      </div>
      <details open={!isFolded}>
        <summary className={styles.summary}>{`What ${reader} will read`}</summary>
        <Letter mail={readBy(filledText(mail, filling), below)} />
      </details>
    </div>
  );
}

const readBy = ({ subject, text }: MailText, below = ''): MailText => ({
  subject,
  text: below === '' ? text : `${text}\n\n${below}`,
});

interface RememberProps {
  /** What became of it. */
  said: string;
  onRemember: () => void;
}

const Remember = ({ said, onRemember }: RememberProps) => (
  <div className={styles.ways}>
    <Button variant="quiet" size="small" onClick={onRemember}>
      Remember this text
    </Button>
    <span role="status">{said}</span>
  </div>
);
