import type { QueryClient } from '@tanstack/react-query';

import type { ListResponse } from '../../list/list.contract.ts';
import { setText } from '../words.contract.ts';
import {
  CHANGED_AT_ONCE,
  type Change,
  type ChangeConflict,
  type Changed,
  type DetailsOf,
  type Given,
  type WorkRow,
} from '../work.contract.ts';
import { callOrThrow, useStaffClient, useStaffMutation } from '../../client/staff-query.ts';
import { beginChange, say, sayUndone, type NotedChange } from '../../client/undo.ts';
import { selectionOf } from '../../list/client/use-list.ts';
import type { Matched, WorkView } from './work-view.ts';

interface All extends Matched {
  set: Given;
}

interface Sent {
  changes: readonly Change[];
  all?: All;
  /** Undefined where it takes a change back. */
  noted: NotedChange | undefined;
}

const swapped = ({ id, set, was }: Changed['made'][number]): Change => ({ id, set: was, was: set });

/** An undo is no change that can be undone. */
const noUndo = (): undefined => undefined;

/** The same to be sent again. */
const renewed = (sent: Sent): Sent => ({ ...sent, noted: sent.noted && beginChange() });

/** Shows values of records that are known without reading again, by id, wherever the records are. */
export function patchRecords(
  client: QueryClient,
  list: string,
  sets: ReadonlyMap<string, object>,
): void {
  const patched = <Any extends { id: string }>(row: Any): Any => ({ ...row, ...sets.get(row.id) });
  client.setQueriesData<ListResponse<{ id: string }>>(
    { queryKey: [list, 'list'] },
    (page) =>
      page && {
        ...page,
        data: page.data.map(patched),
        ...(page.others ? { others: page.others.map(patched) } : {}),
      },
  );
  client.setQueriesData<{ id: string }>(
    { queryKey: [list, 'record'] },
    (record) => record && patched(record),
  );
}

/**
 * Changes records: at once on the screen, then on the server, in the order in which they were made.
 * Each can be undone; what fails is said, and put back.
 */
export function useChanges<Row extends WorkRow, Details extends DetailsOf<Row>>(
  { api, kind: { list, texts, values } }: Pick<WorkView<Row, Details>, 'api' | 'kind'>,
  rowsById: (id: string) => WorkRow | undefined,
) {
  const client = useStaffClient();

  const patch = (changes: readonly Change[]) =>
    patchRecords(client, list, new Map(changes.map(({ id, set }) => [id, set])));

  const wordsOf = (set: Given) => setText(values, set, 'toast');

  const sayConflicts = (conflicts: readonly ChangeConflict[]) => {
    const [
      { id, name, by, theirs, set } = { id: '', name: '', by: null, theirs: {}, set: {} },
      ...more
    ] = conflicts;
    const who = by ?? 'Somebody';
    const others = more.length > 0 ? ` So did others with ${more.length} more.` : '';
    say({
      text: `${who} set ${name} to ${wordsOf(theirs)} in the meantime.${others}`,
      isProblem: true,
      actions: [
        { label: 'Keep it', run: () => undefined },
        {
          label: `Set ${wordsOf(set)}`,
          run: () => send({ changes: [{ id, set, was: theirs }], noted: beginChange() }),
        },
      ],
    });
  };

  const sendEach = (changes: readonly Change[], note: () => NotedChange | undefined) => {
    for (let start = 0; start < changes.length; start += CHANGED_AT_ONCE)
      send({ changes: changes.slice(start, start + CHANGED_AT_ONCE), noted: note() });
  };

  const sayFailed = (failed: readonly string[], { changes, all, noted }: Sent) => {
    const ids = new Set(failed);
    const again = all
      ? failed.map((id) => ({ id, set: all.set }))
      : changes.filter(({ id }) => ids.has(id));
    say({
      text: `${failed.length.toLocaleString('en-US')} could not be changed.`,
      isProblem: true,
      actions: [{ label: 'Try again', run: () => sendEach(again, noted ? beginChange : noUndo) }],
    });
  };

  const report = ({ made, conflicts, gone, failed }: Changed, sent: Sent) => {
    const { changes, all, noted } = sent;
    const [first] = made;
    if (first) {
      const name = made.length === 1 ? rowsById(first.id)?.name : undefined;
      const text = `${name ?? made.length.toLocaleString('en-US')}${name ? '' : ' changed'}: ${wordsOf(first.set)}.`;
      if (noted) noted.made(text, () => sendEach(made.map(swapped), noUndo));
      else sayUndone(`Undone. ${text}`);
    } else {
      noted?.ended();
    }
    if (conflicts.length > 0) sayConflicts(conflicts);
    else if (failed.length > 0) sayFailed(failed, sent);
    else if (gone.length > 0 && !first) say({ text: texts.gone, isProblem: true });
    else if (!first)
      say({ text: `Nothing to change: ${wordsOf(all?.set ?? changes[0]?.set ?? {})}.` });
  };

  const { mutate, mutateAsync } = useStaffMutation<Changed, Sent>({
    mutationKey: [list],
    scope: { id: 'changes' },
    mutationFn: ({ changes, all }) => {
      const body = all
        ? { all: selectionOf(all.view), count: all.count, set: all.set }
        : { changes };
      return callOrThrow(api.change, { body }, texts.changeFailed);
    },
    onMutate: async ({ changes }) => {
      await client.cancelQueries({ queryKey: [list] });
      patch(changes);
    },
    onSuccess: report,
    onError: (error, sent) => {
      sent.noted?.ended();
      patch(sent.changes.flatMap(({ id, was }) => (was ? { id, set: was } : [])));
      const again = { label: 'Try again', run: () => send(renewed(sent)) };
      say({ text: error.message, isProblem: true, actions: [again] });
    },
    onSettled: () => {
      // The last of several reads what came of all.
      if (client.isMutating({ mutationKey: [list] }) === 1)
        void client.invalidateQueries({ queryKey: [list] });
    },
  });

  const send = (sent: Sent): void => mutate(sent);

  /**
   * Sets the same on records that the reader sees.
   * @param seen what stood there when the reader began, where that is not what the rows have now
   * @returns what came of it; undefined where it failed
   */
  const setOn = async (
    targets: readonly WorkRow[],
    set: Given,
    seen: Given = {},
  ): Promise<Changed | undefined> => {
    if (targets.length === 0) return undefined;
    const changes = targets.map((row) => {
      const shown: Readonly<Record<string, unknown>> = { ...row };
      const was = Object.keys(set).map((name) => [name, (shown[name] ?? null) as string | null]);
      return { id: row.id, set, was: { ...(Object.fromEntries(was) as Given), ...seen } };
    });
    return mutateAsync({ changes, noted: beginChange() }).catch(() => undefined);
  };

  return {
    setOn,
    /** Sets the same on all that a view finds. */
    setAll: (all: All) => send({ changes: [], all, noted: beginChange() }),
  };
}
