import { useEffect } from 'react';

import {
  applicationKind,
  applicationsApi,
  applicationTexts,
  type ApplicationRow,
  type ApplicationsResponse,
} from '../affiliates-admin.contract.ts';
import { UNDO_MS } from '../../../../outbox/mail.contract.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';
import {
  ALL_LISTS,
  callOrThrow,
  inOrder,
  rereadList,
  useStaffClient,
  useStaffMutation,
} from '../../../../staff/client/staff-query.ts';
import { say } from '../../../../staff/client/undo.ts';
import { problemText } from '../../../../shared/text/unsent-text.ts';
import { sayRefused, sending } from './decision.change.ts';
import { reopenedText } from './decision-words.ts';

const LIST = applicationKind.list;

/** A page with records of every list, which have no failures. */
interface Shown {
  records: readonly { list: string; row: { id: string; status: string } }[];
}

/** The same there: those that are pending again were refused. */
async function sayBack(shown: Shown | undefined): Promise<void> {
  const back = (shown?.records ?? []).filter(
    ({ list, row }) => list === LIST && row.status === 'pending' && sending.delete(row.id),
  );
  const read = await Promise.all(
    back.map(({ row: { id } }) => callAsStaff(applicationsApi.details, { params: { id } })),
  );
  const refused = read.flatMap((each) =>
    each.ok && each.value.failure
      ? [{ error: `${each.value.name}: ${problemText(each.value.failure)}.` }]
      : [],
  );
  if (refused.length > 0) sayRefused(refused);
}

/** With those that left the list and are shown still. */
const rowsOf = (list: ApplicationsResponse | undefined): readonly ApplicationRow[] => [
  ...(list?.data ?? []),
  ...(list?.others ?? []),
];

/** Says what PartnerStack refused, wherever the row is by then. */
function useSendingFailures(): void {
  const client = useStaffClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query: { queryKey, state }, type }) => {
        if (type !== 'updated') return;
        if (queryKey[0] === ALL_LISTS) void sayBack(state.data as Shown | undefined);
        if (queryKey[0] !== LIST || queryKey[1] !== 'list') return;
        const list = state.data as ApplicationsResponse | undefined;
        const settled = rowsOf(list).filter(
          ({ id, status }) => status !== 'sending' && sending.delete(id),
        );
        const refused = settled.filter(({ failure }) => failure);
        if (refused.length > 0)
          sayRefused(
            refused.map(({ name, failure }) => ({
              error: `${name}: ${problemText(failure ?? '')}.`,
            })),
          );
      }),
    [client],
  );
}

/** Rows say for how long they can be undone: they are read again until that is over. */
function useUndoClock(): void {
  const client = useStaffClient();
  useEffect(() => {
    const timer = setInterval(() => {
      const lists = client.getQueriesData<ApplicationsResponse>({
        queryKey: [LIST, 'list'],
        type: 'active',
      });
      if (lists.some(([, list]) => rowsOf(list).some(({ undo_ms }) => undo_ms !== null)))
        rereadList(client, LIST);
    }, UNDO_MS / 2);
    return () => clearInterval(timer);
  }, [client]);
}

/** Follows what becomes of decisions, on a page that shows applications. */
export function useDecisions(): void {
  useSendingFailures();
  useUndoClock();
}

/** Makes a new pending application of a rejected one. */
export function useReopening() {
  const client = useStaffClient();
  const reopening = useStaffMutation<unknown, { row: ApplicationRow; changeId: string }>({
    ...inOrder(client, LIST),
    mutationFn: ({ row: { id }, changeId }) =>
      callOrThrow(
        applicationsApi.reopen,
        { params: { id }, body: { change_id: changeId } },
        applicationTexts.updateFailed,
      ),
    onSuccess: (_made, { row }) => say({ text: reopenedText(row) }),
    onError: (error, { row }) => say({ text: `${row.name}: ${error.message}`, isProblem: true }),
  });
  return (row: ApplicationRow) => reopening.mutate({ row, changeId: crypto.randomUUID() });
}
