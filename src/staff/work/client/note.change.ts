import type { MutationOptions } from '@tanstack/react-query';

import { kindOfList } from '../../../record-kinds.contract.ts';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { changeKind } from '../../client/change-kinds.ts';
import { bringBackDraft, dropDraft } from '../../client/drafts.ts';
import { ALL_LISTS, browserClient, callOrThrow, makeChange } from '../../client/staff-query.ts';
import { beginChange, changeEnded, changeMade, say, sayAfterChange } from '../../client/undo.ts';
import { recordsApi } from '../record-kind.contract.ts';
import type { DetailsOf, WorkEntry, WorkRow } from '../work.contract.ts';

const NAME = 'note';

/** A note that is added to a record. */
export interface Note {
  list: string;
  record: string;
  /** Of the record's person. */
  name: string;
  id: string;
  text: string;
  /** The key of its draft, which goes once it is stored, and is back where the note is taken back. */
  draft: string;
}

const ofKind = ({ list }: Pick<Note, 'list'>) => {
  const kind = kindOfList(list);
  return { api: recordsApi(kind), failed: kind.texts.changeFailed };
};

function show({ list, record }: Note, history: WorkEntry[]): void {
  const client = browserClient();
  client.setQueryData<DetailsOf<WorkRow>>(
    [list, 'record', record],
    (known) => known && { ...known, history },
  );
  void client.invalidateQueries({ queryKey: [ALL_LISTS] });
}

const sayFailed = ({ name }: Note, why: string): void =>
  say({ text: `${name}: ${why}`, isProblem: true });

async function takeBack(note: Note): Promise<void> {
  const { api, failed } = ofKind(note);
  const { record, id, text, draft } = note;
  const undone = await callAsStaff(api.undoNote, { params: { id: record, note: id } });
  if (!undone.ok) {
    sayFailed(note, undone.error.error || failed);
    return;
  }
  show(note, undone.value);
  bringBackDraft(draft, text);
  sayAfterChange('Note taken back. It is a draft again.');
}

/** The notes that are added to records of a list. */
export const noteKeys = (list: string) => ({ mutationKey: [list, NAME] });

const noting = ({ list, name }: Note): MutationOptions<WorkEntry[], Error, Note> => ({
  ...noteKeys(list),
  meta: { kind: NAME, about: name },
  mutationFn: (note) => {
    const { api, failed } = ofKind(note);
    const { record, id, text } = note;
    return callOrThrow(api.note, { params: { id: record }, body: { id, text } }, failed);
  },
  onMutate: ({ id }) => beginChange(id),
  onSuccess: (history, note) => {
    dropDraft(note.draft, note.text);
    show(note, history);
    changeMade(note.id, `${note.name}: note added.`, noteUndo(note));
  },
  onError: (_error, { id }) => changeEnded(id),
});

/** Adds a note to a record, whose form says why it failed. */
export const sendNote = (note: Note): void =>
  void makeChange(noting(note), note).catch(() => undefined);

const noteUndo = changeKind<Note, Note>(NAME, {
  undo: (note) => void takeBack(note),
  send: (note) =>
    void makeChange(noting(note), note).catch((error: Error) => sayFailed(note, error.message)),
});
