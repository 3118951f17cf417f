import type { ListResponse } from '../list.contract.ts';

type Rows = ListResponse<{ id: string }>;

/** Why a row that is shown is no longer in the list. */
export type Left = 'unmatched' | 'deleted';

/** What happened to a list since its rows were put in order. */
export interface Live {
  /** The rows that are new, of those that were read. */
  arrived: readonly string[];
  /** Whether there are more than were read. */
  isMore: boolean;
  /** Rows that are shown and no longer in the list. */
  left: ReadonlyMap<string, Left>;
  /** Whether rows arrived on the first page, while another one is shown. */
  isNewAtStart: boolean;
}

export const QUIET: Live = { arrived: [], isMore: false, left: new Map(), isNewAtStart: false };

/** The same page of a list with the rows as they are now; none appears, moves or disappears. */
export function withChanges<Data extends Rows>(shown: Data, read: Data): Data {
  const now = new Map([...read.data, ...(read.others ?? [])].map((row) => [row.id, row]));
  const { offset, sort } = shown.meta;
  return {
    ...shown,
    data: shown.data.map((row) => now.get(row.id) ?? row),
    // The counts are new; where the page is in the list has not changed.
    meta: { ...read.meta, offset, sort },
  };
}

/**
 * The new rows of the first page. Rows after the last one that is shown have moved up from the next
 * page, unless the page was the list's last.
 */
function arrivedIn(shown: Rows, read: Rows): string[] {
  const known = new Set(shown.data.map(({ id }) => id));
  const isLast = shown.meta.matched <= shown.data.length;
  const end = isLast ? read.data.length : read.data.findLastIndex(({ id }) => known.has(id));
  const [newest = ''] = [...known].toSorted().toReversed();
  return read.data.flatMap(({ id }, index) =>
    // Where no row is left, only their ids say what arrived later (UUIDv7).
    !known.has(id) && (end < 0 ? id > newest : index <= end) ? id : [],
  );
}

/** @param read what the list has now, with the rows that are shown */
export function liveOf(shown: Rows, read: Rows): Live {
  const there = new Set([...read.data, ...(read.others ?? [])].map(({ id }) => id));
  const unmatched = new Set(read.meta.unmatched);
  const isFirst = shown.meta.offset === 0;
  // What arrives moves the rows of later pages, so that none of them is known to be new.
  const arrived = isFirst ? arrivedIn(shown, read) : [];
  return {
    arrived,
    isMore: arrived.length === read.data.length && read.meta.matched > read.data.length,
    left: new Map(
      shown.data.flatMap(({ id }): [string, Left][] => {
        if (!there.has(id)) return [[id, 'deleted']];
        return unmatched.has(id) ? [[id, 'unmatched']] : [];
      }),
    ),
    isNewAtStart: !isFirst && read.meta.matched > shown.meta.matched,
  };
}

/** The shown rows with those that arrived by the reader's own doing, such as an undo, at their place. */
export function withOwn<Data extends Rows>(
  shown: Data,
  read: Data,
  own: ReadonlySet<string>,
): Data {
  const added = new Set(liveOf(shown, read).arrived.filter((id) => own.has(id)));
  if (added.size === 0) return shown;
  const rows = [...shown.data];
  // The last one first: the row after each is there by then.
  for (const [index, row] of [...read.data.entries()].toReversed()) {
    if (!added.has(row.id)) continue;
    const after = new Set(read.data.slice(index + 1).map(({ id }) => id));
    const at = rows.findIndex(({ id }) => after.has(id));
    rows.splice(at < 0 ? rows.length : at, 0, row);
  }
  return { ...shown, data: rows };
}
