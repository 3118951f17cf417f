import type { ChangeData } from '../../client/change-kinds.ts';
import type { RecordKind } from '../record-kind.contract.ts';
import type { Changed, Given, WorkRow } from '../work.contract.ts';
import { changesOf, newCall } from './change-calls.ts';
import type { Matched } from './record-acts.ts';
import { madeUndo, sendValues } from './values.change.ts';

const namesOf = (rows: readonly WorkRow[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]));

/**
 * Changes records: at once on the screen, then on the server, in the order in which they were made.
 * Each can be undone; what fails is said, and put back.
 */
export const recordChanges = ({ list }: Pick<RecordKind, 'list'>) => ({
  /** Sets it as a part of something else, which is undone as a whole. @returns how; null where nothing changes */
  setAsPart: (row: WorkRow, set: Given): ChangeData | null => {
    const shown: Readonly<Record<string, unknown>> = { ...row };
    if (Object.entries(set).every(([name, value]) => shown[name] === value)) return null;
    const changes = changesOf([row], set);
    const of = { list, names: namesOf([row]) };
    void sendValues(newCall({ ...of, changes, role: 'part of another' }));
    const made = changes.map(({ id, was = {} }) => ({ id, set, was }));
    return madeUndo({ ...of, made, isPart: true });
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
    targets.length === 0
      ? undefined
      : sendValues(
          newCall({ list, names: namesOf(targets), changes: changesOf(targets, set, seen) }),
        ),
  /** Sets the same on all that a view finds. @param targets those that the reader sees */
  setAll: (all: Matched, targets: readonly WorkRow[], set: Given): void =>
    void sendValues(newCall({ list, names: namesOf(targets), changes: [], all: { ...all, set } })),
});

export type RecordChanges = ReturnType<typeof recordChanges>;
