import { useRef } from 'react';

import type { RecordKind, RecordsApi } from '../record-kind.contract.ts';
import type { Change, Changed, Given, RefusedChange, WorkRow } from '../work.contract.ts';
import {
  CallError,
  callOrThrow,
  cancelReads,
  inOrder,
  useStaffClient,
  useStaffMutation,
} from '../../client/staff-query.ts';
import { beginChange, say, sayAfterChange, type NotedChange } from '../../client/undo.ts';
import { selectionOf } from '../../list/client/use-list.ts';
import {
  behind,
  changesOf,
  inCalls,
  newCall,
  undoOf,
  valuesBefore,
  type ChangeCall,
} from './change-calls.ts';
import { begunText, madeText, problemOf } from './change-outcome.ts';
import { patchRecords } from './patch-records.ts';
import type { Matched } from './record-acts.ts';

interface Changing {
  kind: RecordKind;
  api: Pick<RecordsApi<unknown, unknown>, 'change'>;
}

interface Sent {
  call: ChangeCall;
  /** Undefined of what is no change of its own. */
  noted: NotedChange | undefined;
}

interface Answers {
  /** What a call does, as it is said before it is answered. */
  textOf: (call: ChangeCall) => string;
  onMade: (changed: Changed, sent: Sent) => void;
  onFailed: (error: Error, sent: Sent) => void;
}

const linkOf = (error: Error): RefusedChange['link'] =>
  error instanceof CallError ? (error.failure.body as RefusedChange | null)?.link : undefined;

/** Sends changes one after another; the screen shows each at once, and puts it back where it fails. */
function useSend({ kind: { list, texts }, api }: Changing, { textOf, onMade, onFailed }: Answers) {
  const client = useStaffClient();
  const show = (changes: readonly Change[]) =>
    patchRecords(client, list, new Map(changes.map(({ id, set }) => [id, set])));
  const { mutateAsync } = useStaffMutation<Changed, Sent>({
    ...inOrder(client, list),
    mutationFn: ({ call: { id, changes, all } }) => {
      const what = all
        ? { all: selectionOf(all.view), count: all.count, set: all.set }
        : { changes };
      const body = { change_id: id, ...what };
      return callOrThrow(api.change, { body }, texts.changeFailed);
    },
    onMutate: async ({ call }) => {
      await cancelReads(client, list);
      show(call.changes);
    },
    onSuccess: onMade,
    onError: (error, sent) => {
      show(valuesBefore(sent.call));
      onFailed(error, sent);
    },
  });
  const unanswered = useRef<readonly Change[]>([]);
  /** @returns what came of it; undefined where it failed */
  return async (asked: ChangeCall): Promise<Changed | undefined> => {
    const call = behind(unanswered.current, asked);
    unanswered.current = [...unanswered.current, ...call.changes];
    const noted = call.isPart ? undefined : beginChange(textOf(call));
    const changed = await mutateAsync({ call, noted }).catch(() => undefined);
    unanswered.current = unanswered.current.filter((change) => !call.changes.includes(change));
    return changed;
  };
}

/**
 * Changes records: at once on the screen, then on the server, in the order in which they were made.
 * Each can be undone; what fails is said, and put back.
 */
export function useChanges(changing: Changing, nameOf: (id: string) => string | undefined) {
  const { kind } = changing;
  const send = useSend(changing, {
    textOf: (call) => begunText(kind.values, call, nameOf),
    onMade: (changed, { call, noted }) => {
      const { made } = changed;
      const text = madeText(kind.values, made, nameOf);
      if (made.length === 0) noted?.ended();
      else noted?.made(text, () => void undo(made));
      const problem = problemOf(kind, changed, call);
      if (!problem) return;
      const { answers, ...said } = problem;
      if (!said.isProblem) {
        sayAfterChange(said.text);
        return;
      }
      const actions = answers.map((answer) => ({
        label: answer.label,
        run: () => void sendEach(answer.call),
      }));
      say({ ...said, actions });
    },
    onFailed: (error, { call, noted }) => {
      noted?.ended();
      const link = linkOf(error);
      const way = link
        ? { label: link.label, run: () => location.assign(link.href) }
        : { label: 'Try again', run: () => void send(call) };
      say({ text: error.message, isProblem: true, actions: [way] });
    },
  });
  const sendEach = (call: ChangeCall) => Promise.all(inCalls(call).map(send));
  /** Says the number of all calls that it takes, unless something is to be said of one of them. */
  const undo = async (changes: Changed['made']) => {
    const call = undoOf(changes);
    const answers = await sendEach(call);
    const made = answers.flatMap((changed) => changed?.made ?? []);
    const isWhole = answers.every((changed) => changed && !problemOf(kind, changed, call));
    if (isWhole && made.length > 0)
      sayAfterChange(`Undone. ${madeText(kind.values, made, nameOf)}`);
  };
  return {
    /** Sets it as a part of something else, which is undone as a whole. @returns what takes it back */
    setAsPart: (row: WorkRow, set: Given): (() => void) => {
      const shown: Readonly<Record<string, unknown>> = { ...row };
      if (Object.entries(set).every(([name, value]) => shown[name] === value))
        return () => undefined;
      const changes = changesOf([row], set);
      void send(newCall({ changes, isPart: true }));
      return () => void send(undoOf(changes.map(({ id, was = {} }) => ({ id, set, was }))));
    },
    /**
     * Sets the same on records that the reader sees.
     * @param seen what stood there when the reader began, where that is not what the rows have now
     * @returns what came of it; undefined where it failed
     */
    setOn: async (
      targets: readonly WorkRow[],
      set: Given,
      seen?: Given,
    ): Promise<Changed | undefined> =>
      targets.length === 0 ? undefined : send(newCall({ changes: changesOf(targets, set, seen) })),
    /** Sets the same on all that a view finds. */
    setAll: (all: Matched, set: Given): void =>
      void send(newCall({ changes: [], all: { ...all, set } })),
  };
}
