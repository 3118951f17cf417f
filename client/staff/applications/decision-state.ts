import type {
  ApplicationRow,
  ApplicationStatus,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { DecisionRequest } from '../../../src/features/affiliates/review/review.contract.ts';

/** The person that a decision is about. */
export type Target = Pick<ApplicationRow, 'id' | 'first_name' | 'last_name'>;

/** A decision that was made on this page. */
export interface Made {
  /** The same for all that were decided together. */
  key: number;
  target: Target;
  decision: DecisionRequest;
  /** Why the Worker did not take it; null while it may have. */
  problem: string | null;
}

/** An application as the Worker last answered it. */
export interface KnownRow {
  row: ApplicationRow;
  /** When (ms, on this page's clock) the time to undo is over; null if there is nothing to undo. */
  undoUntil: number | null;
}

export type KnownRows = ReadonlyMap<string, KnownRow>;

export const canUndo = (known: KnownRow | undefined, now: number): boolean =>
  (known?.undoUntil ?? 0) > now;

export interface Failure {
  made: Made;
  text: string;
}

export interface Outcomes {
  /** The newest decisions that were made together and can be undone. */
  undoable: { key: number; targets: Target[]; decision: DecisionRequest; until: number } | null;
  done: readonly Made[];
  failures: readonly Failure[];
}

/** What became of the decisions of this page, by the rows as they are now. */
export function outcomesOf(all: readonly Made[], rows: KnownRows, now: number): Outcomes {
  const done: Made[] = [];
  const failures: Failure[] = [];
  const open: Made[] = [];
  for (const made of all) {
    const known = rows.get(made.target.id);
    if (made.problem !== null) failures.push({ made, text: made.problem });
    else if (!known || canUndo(known, now)) open.push(made);
    else if (known.row.status === made.decision.status) done.push(made);
    else if (known.row.failure !== null) failures.push({ made, text: known.row.failure });
  }
  const key = Math.max(0, ...open.map((made) => made.key));
  const last = open.filter((made) => made.key === key);
  const [first] = last;
  return {
    undoable: first
      ? {
          key,
          targets: last.map(({ target }) => target),
          decision: first.decision,
          until: Math.max(...last.map(({ target }) => rows.get(target.id)?.undoUntil ?? now)),
        }
      : null,
    done,
    failures,
  };
}

/** The counts of the list, after what was decided since it was read. */
export function shiftedCounts<Counts extends Record<ApplicationStatus, number>>(
  counts: Counts,
  listed: readonly ApplicationRow[],
  rows: KnownRows,
): Counts {
  const shifted = { ...counts };
  for (const { id, status } of listed) {
    const current = rows.get(id)?.row.status;
    if (current === undefined || current === status) continue;
    Object.assign(shifted, { [status]: shifted[status] - 1, [current]: shifted[current] + 1 });
  }
  return shifted;
}
