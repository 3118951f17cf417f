import { callAsStaff } from '../../client/call-as-staff.ts';
import { bringBackDraft, dropDraft } from '../../client/drafts.ts';
import {
  ALL_LISTS,
  callOrThrow,
  useStaffClient,
  useStaffMutation,
} from '../../client/staff-query.ts';
import { beginChange, say, sayAfterChange, type NotedChange } from '../../client/undo.ts';
import type { DetailsOf, WorkEntry, WorkRow } from '../work.contract.ts';
import type { WorkView } from './work-view.ts';

interface Noting {
  record: string;
  id: string;
  text: string;
  /** The key of its draft. */
  draft: string;
}

/** Adds a note to a record; its draft goes once it is stored, and is back where the note is taken back. */
export function useNote<Row extends WorkRow, Details extends DetailsOf<Row>>({
  api,
  kind: { list, texts },
}: Pick<WorkView<Row, Details>, 'api' | 'kind'>) {
  const client = useStaffClient();
  const show = (record: string, history: WorkEntry[]) => {
    client.setQueryData<Details>(
      [list, 'record', record],
      (known) => known && { ...known, history },
    );
    void client.invalidateQueries({ queryKey: [ALL_LISTS] });
  };
  const takeBack = async ({ record, id, text, draft }: Noting) => {
    const undone = await callAsStaff(api.undoNote, { params: { id: record, note: id } });
    if (!undone.ok) {
      say({ text: undone.error.error || texts.changeFailed, isProblem: true });
      return;
    }
    show(record, undone.value);
    bringBackDraft(draft, text);
    sayAfterChange('Note taken back. It is a draft again.');
  };
  return useStaffMutation<WorkEntry[], Noting, NotedChange>({
    mutationKey: [list, 'note'],
    mutationFn: ({ record, id, text }) =>
      callOrThrow(api.note, { params: { id: record }, body: { id, text } }, texts.changeFailed),
    onMutate: () => beginChange(),
    onSuccess: (history, note, noted) => {
      dropDraft(note.draft, note.text);
      show(note.record, history);
      noted.made('Note added.', () => void takeBack(note));
    },
    onError: (_error, _note, noted) => noted?.ended(),
  });
}
