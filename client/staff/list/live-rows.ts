import type { ListResponse } from '../../../src/staff-list/list.contract.ts';

export interface LiveRow {
  id: string;
  /** Raised by each change, where the records of the list have one. */
  version?: number;
}

/** Why a row that is shown is no longer in the list. */
export type Left = 'unmatched' | 'deleted';

export interface Arrivals {
  /** The rows that are new, of those that were read. */
  ids: readonly string[];
  /** Whether there are more than were read. */
  isMore: boolean;
}

export const NO_ARRIVALS: Arrivals = { ids: [], isMore: false };

/** A row as it was read again; the one that is shown where it is newer, or nothing changed. */
function newer<Row extends LiveRow>(shown: Row, read: Row | undefined): Row {
  if (!read || (read.version ?? 0) < (shown.version ?? 0)) return shown;
  return JSON.stringify(read) === JSON.stringify(shown) ? shown : read;
}

/** The same page of a list with the rows as they are now; none appears, moves or disappears. */
export function withChanges<Data extends ListResponse<LiveRow>>(shown: Data, read: Data): Data {
  const now = new Map([...read.data, ...(read.others ?? [])].map((row) => [row.id, row]));
  const { offset, sort } = shown.meta;
  return {
    ...shown,
    data: shown.data.map((row) => newer(row, now.get(row.id))),
    // The counts are new; where the page is in the list has not changed.
    meta: { ...read.meta, offset, sort },
  };
}

/** The rows that are shown and no longer in the list. */
export function leftRows(
  { data, others = [], meta }: ListResponse<LiveRow>,
  shown: readonly string[],
) {
  const there = new Set([...data, ...others].map(({ id }) => id));
  const unmatched = new Set(meta.unmatched);
  return new Map(
    shown.flatMap((id): [string, Left][] => {
      if (!there.has(id)) return [[id, 'deleted']];
      return unmatched.has(id) ? [[id, 'unmatched']] : [];
    }),
  );
}

/**
 * What is new among the rows of the first page. Rows after the last one that is shown have moved up from
 * the next page, unless the page was the list's last.
 * @param isLast whether it was
 */
export function arrivalsIn(
  shown: ListResponse<LiveRow>,
  read: ListResponse<LiveRow>,
  isLast: boolean,
): Arrivals {
  const known = new Set(shown.data.map(({ id }) => id));
  const end = isLast ? read.data.length : read.data.findLastIndex(({ id }) => known.has(id));
  const [newest = ''] = shown.data
    .map(({ id }) => id)
    .toSorted()
    .toReversed();
  const isNew = ({ id }: LiveRow, index: number) =>
    // Where no row is left, only their ids say what arrived later (UUIDv7).
    !known.has(id) && (end < 0 ? id > newest : index <= end);
  const ids = read.data.filter((row, index) => isNew(row, index)).map(({ id }) => id);
  const isMore = ids.length === read.data.length && read.meta.matched > read.data.length;
  return { ids, isMore };
}
