import type { MutationOptions } from '@tanstack/react-query';

import { kindOfList } from '../../../record-kinds.contract.ts';
import { changeKind } from '../../client/change-kinds.ts';
import {
  browserClient,
  CallError,
  callOrThrow,
  cancelReads,
  inOrder,
  makeChange,
} from '../../client/staff-query.ts';
import { beginChange, changeEnded, changeMade, say, sayAfterChange } from '../../client/undo.ts';
import { selectionOf } from '../../list/client/use-list.ts';
import { recordsApi } from '../record-kind.contract.ts';
import type { Change, Changed, RefusedChange } from '../work.contract.ts';
import {
  behind,
  inCalls,
  undoOf,
  valuesBefore,
  type ChangeCall,
  type MadeValues,
} from './change-calls.ts';
import { begunText, calledIn, madeText, problemOf, type ChangeProblem } from './change-outcome.ts';
import { patchRecords } from './patch-records.ts';

const NAME = 'values';

const linkOf = (error: Error): RefusedChange['link'] =>
  error instanceof CallError ? (error.failure.body as RefusedChange | null)?.link : undefined;

function sayMade(changed: Changed, call: ChangeCall): void {
  const { made } = changed;
  const { id, list, names, role } = call;
  const kind = kindOfList(call.list);
  if (!role && made.length === 0) changeEnded(id);
  else if (!role)
    changeMade(id, madeText(kind.values, made, names), madeUndo({ list, names, made }));
  const problem = problemOf(kind, changed, call);
  if (problem?.isProblem) sayProblem(problem);
  else if (problem) sayAfterChange(problem.text);
}

/** It stays until it is answered, whatever is said meanwhile. */
function sayProblem({ text, answers }: ChangeProblem): void {
  const actions = answers.map(({ label, call, next }) => ({
    label,
    run: () => {
      void sendEach(call);
      if (next) sayProblem(next());
    },
  }));
  say({ text, isProblem: true, isKept: true, actions });
}

function sayFailed(error: Error, call: ChangeCall): void {
  changeEnded(call.id);
  const link = linkOf(error);
  const way = link
    ? { label: link.label, run: () => location.assign(link.href) }
    : { label: 'Try again', run: () => void sendValues(call) };
  say({
    text: `${calledIn(kindOfList(call.list), call)}: ${error.message}`,
    isProblem: true,
    actions: [way],
  });
}

/** Sends changes one after another; the screen shows each at once, and puts it back where it fails. */
function changing(asked: ChangeCall): MutationOptions<Changed, Error, ChangeCall> {
  const { list } = asked;
  const client = browserClient();
  const show = (changes: readonly Change[]) =>
    patchRecords(client, list, new Map(changes.map(({ id, set }) => [id, set])));
  return {
    ...inOrder(client, list),
    meta: { kind: NAME, about: calledIn(kindOfList(list), asked) },
    mutationFn: (call) => {
      const { id, changes, all } = call;
      const kind = kindOfList(call.list);
      const what = all
        ? { all: selectionOf(all.view), count: all.count, set: all.set }
        : { changes };
      const body = { change_id: id, ...what };
      return callOrThrow(recordsApi(kind).change, { body }, kind.texts.changeFailed);
    },
    onMutate: async ({ changes }) => {
      await cancelReads(client, list);
      show(changes);
    },
    onSuccess: (changed, call) => {
      // Not what the reader asked for, until the list is read again.
      show(changed.conflicts.map(({ id, theirs }) => ({ id, set: theirs })));
      sayMade(changed, call);
    },
    onError: (error, call) => {
      show(valuesBefore(call));
      sayFailed(error, call);
    },
  };
}

/** What is on its way, the last one last. */
const unanswered = ({ list }: ChangeCall): readonly Change[] =>
  browserClient()
    .getMutationCache()
    .findAll({ mutationKey: [list], status: 'pending' })
    .flatMap(({ meta, state }) =>
      meta?.['kind'] === NAME ? (state.variables as ChangeCall).changes : [],
    );

/** @returns what came of it; undefined where it failed, which is said */
export function sendValues(asked: ChangeCall): Promise<Changed | undefined> {
  const call = behind(unanswered(asked), asked);
  if (!call.role) beginChange(call.id, begunText(kindOfList(call.list).values, call));
  return makeChange(changing(call), call).catch(() => undefined);
}

const sendEach = (call: ChangeCall) => Promise.all(inCalls(call).map(sendValues));

/** Says the number of all calls that it took, unless something is to be said of one of them. */
function sayUndone(call: ChangeCall, answers: readonly (Changed | undefined)[]): void {
  const kind = kindOfList(call.list);
  const made = answers.flatMap((changed) => changed?.made ?? []);
  const isWhole = answers.every((changed) => changed && !problemOf(kind, changed, call));
  if (isWhole && made.length > 0)
    sayAfterChange(`Undone. ${madeText(kind.values, made, call.names)}`);
}

async function undo(call: ChangeCall): Promise<void> {
  const answers = await sendEach(call);
  if (call.role === 'undo') sayUndone(call, answers);
}

/** Takes values back that were set on records. */
export const madeUndo = changeKind<MadeValues, ChangeCall>(NAME, {
  undo: (made) => void undo(undoOf(made)),
  send: (call) => void (call.role ? undo(call) : sendValues(call)),
});
