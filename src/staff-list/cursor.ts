/** Where a page starts: after a row, or before it when paging back. */
export interface Cursor {
  /** The sort key of arrival: a `seq` in digits, or a UUIDv7. */
  key: string;
  back: boolean;
}

/** The cursor as it travels in URLs; it says nothing about what is in the row. */
export const formatCursor = ({ key, back }: Cursor): string => `${back ? 'b' : 'a'}${key}`;

/** Reads a cursor; undefined unless formatCursor could have written it. */
export function parseCursor(text: string): Cursor | undefined {
  const [, direction, key] = /^([ab])([\w-]{1,64})$/.exec(text) ?? [];
  return key ? { key, back: direction === 'b' } : undefined;
}
