import { NOTE_MAX } from '../work.contract.ts';
import { useDraft } from '../../client/drafts.ts';
import { useIsOnline } from '../../client/OfflineNote.tsx';
import { sendByKey } from '../../client/MailEditor.tsx';
import { problem } from '../../../ui/staff/Screen.css.ts';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import type { useNote } from './use-note.ts';
import * as styles from './Work.css.ts';

interface NoteFormProps {
  draftKey: string;
  isBusy: boolean;
  /** Why the last one was not stored. */
  failure: string | null;
  onSend: (text: string) => void;
  /** Goes on where one was before. */
  onLeave: () => void;
}

/** A note is a draft until it is stored: Ctrl+Enter or the button sends it. */
function NoteForm({ draftKey, isBusy, failure, onSend, onLeave }: NoteFormProps) {
  const [draft, setDraft] = useDraft(draftKey);
  const isOnline = useIsOnline();
  const text = draft ?? '';
  return (
    <form
      className={`${fields} ${styles.note}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || isBusy) return;
        onSend(text);
        onLeave();
      }}
    >
      <label>
        Note
        <textarea
          name="note"
          data-note=""
          rows={2}
          maxLength={NOTE_MAX}
          value={text}
          readOnly={isBusy}
          onChange={({ currentTarget }) => setDraft(currentTarget.value || null)}
          onKeyDown={sendByKey}
        />
      </label>
      {text === '' && !failure ? null : (
        <div className={styles.line}>
          <StaffButton type="submit" busy={isBusy && isOnline}>
            {isBusy && !isOnline ? 'Waits for the connection' : 'Add note'}
          </StaffButton>
          <p className={problem} role="alert">
            {failure}
          </p>
        </div>
      )}
    </form>
  );
}

interface RecordNoteProps {
  note: ReturnType<typeof useNote>;
  /** Of the record. */
  id: string;
  draftKey: string;
  onLeave: () => void;
}

/** The note that is written about a record. */
export function RecordNote({
  note: { variables, isPending, error, mutate },
  id,
  draftKey,
  onLeave,
}: RecordNoteProps) {
  const isOfThis = variables?.record === id;
  return (
    <NoteForm
      draftKey={draftKey}
      isBusy={isPending && isOfThis}
      failure={isOfThis ? (error?.message ?? null) : null}
      onLeave={onLeave}
      onSend={(text) => mutate({ record: id, id: crypto.randomUUID(), text, draft: draftKey })}
    />
  );
}
