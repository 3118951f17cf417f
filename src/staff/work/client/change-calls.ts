import {
  CHANGED_AT_ONCE,
  type Change,
  type Changed,
  type Given,
  type WorkRow,
} from '../work.contract.ts';
import type { Matched } from './record-acts.ts';

/** What one call is to change; JSON, so that another page can send it. */
export interface ChangeCall {
  /** The same for each attempt. */
  id: string;
  list: string;
  /** Of the records, by id, as far as the reader saw them. */
  names: Readonly<Record<string, string>>;
  changes: readonly Change[];
  /** In place of changes by name: the same on all that a view finds. */
  all?: Matched & { set: Given };
  /** Of what is no change that can be undone by itself. */
  role?: 'undo' | 'part of another';
}

/** A call that is not the repeat of another. */
export const newCall = (call: Omit<ChangeCall, 'id'>): ChangeCall => ({
  id: crypto.randomUUID(),
  ...call,
});

/**
 * Sets the same on records that the reader sees.
 * @param seen what stood there when the reader began, where that is not what the rows have now
 */
export const changesOf = (
  targets: readonly WorkRow[],
  set: Given,
  seen: Given = {},
): readonly Change[] =>
  targets.map((row) => {
    const shown: Readonly<Record<string, unknown>> = { ...row };
    const was = Object.keys(set).map((name) => [name, (shown[name] ?? null) as string | null]);
    return { id: row.id, set, was: { ...(Object.fromEntries(was) as Given), ...seen } };
  });

/**
 * A call behind others of this page: it replaces what they set, although the screen may not show that yet.
 * An undo only takes back what it saw made.
 * @param unanswered changes that are on their way, the last one last
 */
export const behind = (unanswered: readonly Change[], call: ChangeCall): ChangeCall => {
  if (call.role) return call;
  const changes = call.changes.map((change) => {
    const was = { ...change.was };
    for (const { id, set } of unanswered)
      for (const [field, value] of Object.entries(set))
        if (id === change.id && field in was) was[field] = value;
    return { id: change.id, set: change.set, was };
  });
  return { ...call, changes };
};

/** What a change made, so that it can be taken back. */
export interface MadeValues extends Pick<ChangeCall, 'list' | 'names'> {
  made: Changed['made'];
  /** Whether it is undone with something else. */
  isPart?: true;
}

/** Takes back what was made. */
export const undoOf = ({ list, names, made, isPart }: MadeValues): ChangeCall =>
  newCall({
    list,
    names,
    changes: made.map(({ id, set, was }) => ({ id, set: was, was: set })),
    role: isPart ? 'part of another' : 'undo',
  });

/** Another call about the records of one. */
export const callAfter = (
  { list, names }: ChangeCall,
  changes: ChangeCall['changes'],
): ChangeCall => newCall({ list, names, changes });

/** What the rows show again where a call failed. */
export const valuesBefore = ({ changes }: ChangeCall): readonly Change[] =>
  changes.flatMap(({ id, was }) => (was ? [{ id, set: was }] : []));

/** The same for the records that could not be changed. */
export function retryOf(failed: readonly string[], { all, ...call }: ChangeCall): ChangeCall {
  const ids = new Set(failed);
  const changes = all
    ? failed.map((id) => ({ id, set: all.set }))
    : call.changes.filter(({ id }) => ids.has(id));
  return { ...call, changes };
}

/** Changes by name, as many in a call as it may have. */
export function inCalls({ changes, ...rest }: ChangeCall): readonly ChangeCall[] {
  const calls = Math.ceil(changes.length / CHANGED_AT_ONCE);
  return Array.from({ length: calls }, (_, index) => ({
    ...rest,
    changes: changes.slice(index * CHANGED_AT_ONCE, (index + 1) * CHANGED_AT_ONCE),
  }));
}
