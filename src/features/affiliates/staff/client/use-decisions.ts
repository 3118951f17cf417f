import { useEffect, useState } from 'react';

import {
  applicationKind,
  applicationsApi,
  applicationTexts,
  type ApplicationRow,
  type ApplicationsResponse,
  type Decided,
} from '../affiliates-admin.contract.ts';
import { UNDO_MS } from '../../../../outbox/mail.contract.ts';
import { decisionOf, type DecisionRequest } from '../review.contract.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';
import {
  ALL_LISTS,
  callOrThrow,
  cancelReads,
  inOrder,
  rereadList,
  useStaffClient,
  useStaffMutation,
} from '../../../../staff/client/staff-query.ts';
import {
  beginChange,
  say,
  sayAfterChange,
  type NotedChange,
} from '../../../../staff/client/undo.ts';
import { returnToRow } from '../../../../staff/list/client/row-focus.ts';
import { selectionOf } from '../../../../staff/list/client/use-list.ts';
import { patchRecords } from '../../../../staff/work/client/patch-records.ts';
import type { Matched } from '../../../../staff/work/client/record-acts.ts';
import { aboutText, decisionText } from './decision-words.ts';

const LIST = applicationKind.list;
const { updateFailed } = applicationTexts;
/** Of many that were refused, so many are named. */
const NAMED = 3;

export interface Decision {
  targets: readonly ApplicationRow[];
  /** Where it is on all that a view finds. */
  all: Matched | null;
  request: DecisionRequest;
  /** When it cannot be undone any longer. */
  onFinal?: () => void;
}

interface Deciding extends Decision {
  /** The same for each attempt. */
  changeId: string;
  noted: NotedChange;
}

/** Decisions to take back, and the status before them. */
interface Undoing {
  changeId: string;
  ids: readonly string[];
  from: ApplicationRow['status'];
}

const sayRefused = (refused: readonly { error: string }[]) => {
  const named = refused.slice(0, NAMED).map(({ error }) => error);
  const more = refused.length > NAMED ? [`${refused.length - NAMED} more were refused.`] : [];
  say({ text: [...named, ...more].join(' '), isProblem: true });
};

type Client = ReturnType<typeof useStaffClient>;

const show = (client: Client, rows: readonly { id: string }[], set: Partial<ApplicationRow>) =>
  patchRecords(client, LIST, new Map(rows.map(({ id }) => [id, set])));

/** Says a decision, which can be undone from then on. */
const beginDecision = ({ targets, all, request }: Decision): NotedChange =>
  beginChange(decisionText(request, aboutText(targets, all?.count ?? targets.length)));

const sayFailed = (error: Error, again: () => void) =>
  say({
    text: error.message,
    isProblem: true,
    actions: [{ label: 'Try again', run: again }],
  });

function useUndoing(sending: Set<string>) {
  const client = useStaffClient();
  const undoing = useStaffMutation<Decided, Undoing>({
    ...inOrder(client, LIST),
    mutationFn: ({ changeId, ids }) =>
      callOrThrow(applicationsApi.undo, { body: { change_id: changeId, ids } }, updateFailed),
    onMutate: async ({ ids, from }) => {
      await cancelReads(client, LIST);
      for (const id of ids) sending.delete(id);
      const rows = ids.map((id) => ({ id }));
      show(client, rows, { status: from, undo_ms: null });
      if (ids[0]) returnToRow(ids[0]);
    },
    onSuccess: ({ made, refused }) => {
      if (made.length > 0) sayAfterChange('Undone.');
      if (refused.length > 0) sayRefused(refused);
    },
    onError: (error, undone) => sayFailed(error, () => undoing.mutate(undone)),
  });
  return undoing;
}

function useDeciding(sending: Set<string>, undo: (undoing: Undoing) => void) {
  const client = useStaffClient();
  const deciding = useStaffMutation<Decided, Deciding>({
    ...inOrder(client, LIST),
    mutationFn: ({ changeId, targets, all, request }) => {
      const on = all
        ? { all: selectionOf(all.view), count: all.count }
        : { ids: targets.map(({ id }) => id) };
      const body = { change_id: changeId, ...request, ...on };
      return callOrThrow(applicationsApi.decide, { body }, updateFailed);
    },
    onMutate: async ({ targets, request: { decision } }) => {
      await cancelReads(client, LIST);
      show(client, targets, {
        status: decisionOf(decision).to,
        undo_ms: UNDO_MS,
        failure: null,
        failed_at: null,
        waiting: null,
      });
    },
    onSuccess: ({ made, refused }, { targets, request, onFinal, noted }) => {
      const { from, to } = decisionOf(request.decision);
      if (to === 'sending') for (const id of made) sending.add(id);
      if (made.length > 0) {
        const known = targets.filter(({ id }) => made.includes(id));
        const text = decisionText(request, aboutText(known, made.length));
        noted.made(text, () => undo({ changeId: crypto.randomUUID(), ids: made, from }));
        setTimeout(() => {
          noted.ended();
          show(client, known, { undo_ms: null });
          rereadList(client, LIST);
          onFinal?.();
        }, UNDO_MS);
      } else {
        noted.ended();
      }
      if (refused.length > 0) sayRefused(refused);
    },
    onError: (error, decision) => {
      decision.noted.ended();
      for (const row of decision.targets) show(client, [row], row);
      sayFailed(error, () => deciding.mutate({ ...decision, noted: beginDecision(decision) }));
    },
  });
  return deciding;
}

/** A page with records of every list, which have no failures. */
interface Shown {
  records: readonly { list: string; row: { id: string; status: string } }[];
}

/** The same there: those that are pending again were refused. */
async function sayBack(shown: Shown | undefined, sending: Set<string>): Promise<void> {
  const back = (shown?.records ?? []).filter(
    ({ list, row }) => list === LIST && row.status === 'pending' && sending.delete(row.id),
  );
  const read = await Promise.all(
    back.map(({ row: { id } }) => callAsStaff(applicationsApi.details, { params: { id } })),
  );
  const refused = read.flatMap((each) =>
    each.ok && each.value.failure ? [{ error: `${each.value.name}: ${each.value.failure}` }] : [],
  );
  if (refused.length > 0) sayRefused(refused);
}

/** Says what PartnerStack refused, wherever the row is by then. @param sending approvals of this page */
function useSendingFailures(sending: Set<string>): void {
  const client = useStaffClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query: { queryKey, state }, type }) => {
        if (type !== 'updated') return;
        if (queryKey[0] === ALL_LISTS) void sayBack(state.data as Shown | undefined, sending);
        if (queryKey[0] !== LIST || queryKey[1] !== 'list') return;
        const list = state.data as ApplicationsResponse | undefined;
        const settled = [...(list?.data ?? []), ...(list?.others ?? [])].filter(
          ({ id, status }) => status !== 'sending' && sending.delete(id),
        );
        const refused = settled.filter(({ failure }) => failure);
        if (refused.length > 0)
          sayRefused(refused.map(({ name, failure }) => ({ error: `${name}: ${failure ?? ''}` })));
      }),
    [client, sending],
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
      if (lists.some(([, list]) => list?.data.some(({ undo_ms }) => undo_ms !== null)))
        rereadList(client, LIST);
    }, UNDO_MS / 2);
    return () => clearInterval(timer);
  }, [client]);
}

/**
 * Decisions on applications. The Worker takes each at once, and can undo it for ten seconds; what it is
 * sending is a status of its own.
 */
export function useDecisions() {
  const client = useStaffClient();
  const [sending] = useState(() => new Set<string>());
  const undoing = useUndoing(sending);
  const deciding = useDeciding(sending, (undone) => undoing.mutate(undone));
  const reopening = useStaffMutation<unknown, { id: string; changeId: string }>({
    ...inOrder(client, LIST),
    mutationFn: ({ id, changeId }) =>
      callOrThrow(
        applicationsApi.reopen,
        { params: { id }, body: { change_id: changeId } },
        updateFailed,
      ),
    onSuccess: () => say({ text: 'A new pending application was made' }),
    onError: (error) => say({ text: error.message, isProblem: true }),
  });
  useSendingFailures(sending);
  useUndoClock();
  return {
    decide: (decision: Decision) =>
      deciding.mutate({
        ...decision,
        changeId: crypto.randomUUID(),
        noted: beginDecision(decision),
      }),
    undo: (rows: readonly ApplicationRow[]) =>
      undoing.mutate({
        changeId: crypto.randomUUID(),
        ids: rows.map(({ id }) => id),
        from: 'pending',
      }),
    reopen: (row: ApplicationRow) =>
      reopening.mutate({ id: row.id, changeId: crypto.randomUUID() }),
  };
}
