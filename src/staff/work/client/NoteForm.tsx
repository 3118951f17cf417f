import { useMutationState } from '@tanstack/react-query';

import { NOTE_MAX } from '../work.contract.ts';
import { useDraft } from '../../client/drafts.ts';
import { useIsOnline } from '../../client/OfflineNote.tsx';
import { sendByKey } from '../../client/MailEditor.tsx';
import { useStaffClient } from '../../client/staff-query.ts';
import { problem } from '../../../ui/staff/Screen.css.ts';
import { fields } from '../../../ui/staff/Fields.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { sendNote, noteKeys, type Note } from './note.change.ts';
import * as styles from './WorkPane.css.ts';

interface NoteFormProps {
  draftKey: string;
  isBusy: boolean;
  isGone: boolean;
  /** Why the last one was not stored. */
  failure: string | null;
  onSend: (text: string) => void;
  /** Goes on where one was before. */
  onLeave: () => void;
}

/** A note is a draft until it is stored: Ctrl+Enter or the button sends it. */
function NoteForm({ draftKey, isBusy, isGone, failure, onSend, onLeave }: NoteFormProps) {
  const [draft, setDraft] = useDraft(draftKey);
  const isOnline = useIsOnline();
  const text = draft ?? '';
  return (
    <form
      className={`${fields} ${styles.note}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || isBusy || isGone) return;
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
          readOnly={isBusy || isGone}
          onChange={({ currentTarget }) => setDraft(currentTarget.value || null)}
          onKeyDown={sendByKey}
        />
      </label>
      {text === '' && !failure ? null : (
        <div className={styles.line}>
          <StaffButton type="submit" busy={isBusy && isOnline} disabled={isGone}>
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

interface RecordNoteProps extends Pick<Note, 'list' | 'record' | 'name'> {
  isGone: boolean;
  onLeave: () => void;
}

/** The note that is written about a record. */
export function RecordNote({ isGone, onLeave, ...about }: RecordNoteProps) {
  const { list, record } = about;
  // Also one that was begun before the record was opened, or on the page before.
  const [last] = useMutationState(
    {
      filters: {
        ...noteKeys(list),
        predicate: ({ state }) => (state.variables as Note).record === record,
      },
    },
    useStaffClient(),
  ).toReversed();
  const draft = `${list} ${record} note`;
  return (
    <NoteForm
      draftKey={draft}
      isBusy={last?.status === 'pending'}
      isGone={isGone}
      failure={last?.error?.message ?? null}
      onLeave={onLeave}
      onSend={(text) => sendNote({ ...about, id: crypto.randomUUID(), text, draft })}
    />
  );
}
