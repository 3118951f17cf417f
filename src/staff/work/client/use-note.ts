import { dropDraft } from '../../client/drafts.ts';
import {
  ALL_LISTS,
  callOrThrow,
  useStaffClient,
  useStaffMutation,
} from '../../client/staff-query.ts';
import type { DetailsOf, WorkEntry, WorkRow } from '../work.contract.ts';
import type { WorkView } from './work-view.ts';

/** Adds a note to a record; its draft goes once it is stored. */
export function useNote<Row extends WorkRow, Details extends DetailsOf<Row>>({
  api,
  kind: { list, texts },
}: Pick<WorkView<Row, Details>, 'api' | 'kind'>) {
  const client = useStaffClient();
  return useStaffMutation<WorkEntry[], { record: string; id: string; text: string; draft: string }>(
    {
      mutationKey: [list, 'note'],
      mutationFn: ({ record, id, text }) =>
        callOrThrow(api.note, { params: { id: record }, body: { id, text } }, texts.changeFailed),
      onSuccess: (history, { record, text, draft }) => {
        dropDraft(draft, text);
        client.setQueryData<Details>(
          [list, 'record', record],
          (known) => known && { ...known, history },
        );
        void client.invalidateQueries({ queryKey: [ALL_LISTS] });
      },
    },
  );
}
