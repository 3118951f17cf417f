/** Where a page starts: after a row, or before it when paging back. */
export interface Cursor {
  /** The sort key of arrival: a `seq` in digits, or a UUIDv7. */
  key: string;
  back: boolean;
  /** How many rows of the list come before that position; unknown in a cursor of an older version. */
  before?: number | undefined;
}

/** The cursor as it travels in URLs; it says nothing about what is in the row. */
export const formatCursor = ({ key, back, before }: Cursor): string =>
  `${back ? 'b' : 'a'}${key}${before === undefined ? '' : `_${before}`}`;

/** Reads a cursor; undefined unless formatCursor could have written it. */
export function parseCursor(text: string): Cursor | undefined {
  const [, direction, key, before] = /^([ab])([A-Za-z\d-]{1,64})(?:_(\d{1,9}))?$/.exec(text) ?? [];
  if (!key) return undefined;
  return {
    key,
    back: direction === 'b',
    before: before === undefined ? undefined : Number(before),
  };
}
