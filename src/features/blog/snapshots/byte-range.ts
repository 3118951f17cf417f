/** What is stored under an address that is read in parts. */
export interface Stored {
  /** In bytes. */
  size: number;
  /** As in its header, with quotes. */
  etag: string;
  modifiedAt: Date;
}

/** Bytes from `offset` on. */
export interface Part {
  offset: number;
  length: number;
}

/** One range, as RFC 9110, 14.1.2 writes it. Figures of more digits are no bytes of ours. */
const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i;

/** Whether the reader's conditions let a part go out: it must be a part of what the reader has. */
function isPartOfWhatTheyHave(headers: Headers, { etag, modifiedAt }: Stored): boolean {
  const has = headers.get('if-range');
  if (has === null) return true;
  // A date counts by the second; a weak tag never does, as its bytes may differ.
  return has.startsWith('"')
    ? has === etag
    : Date.parse(has) === Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/**
 * The part that a request asks for.
 * @returns 'all' where it asks for none, for several, in a way that nobody understands, for a state
 * that is no longer, or whether something has changed; 'none' where there are no such bytes (416)
 */
export function rangeOf({ headers }: Request, stored: Stored): Part | 'all' | 'none' {
  const asked = ONE_RANGE.exec(headers.get('range')?.trim() ?? '');
  const isConditional = headers.has('if-none-match') || headers.has('if-modified-since');
  if (!asked || isConditional || !isPartOfWhatTheyHave(headers, stored)) return 'all';
  const { size } = stored;
  const [, from, to, last] = asked;
  if (last !== undefined) {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { offset: size - length, length };
  }
  const offset = Number(from);
  const end = to === undefined ? size - 1 : Math.min(Number(to), size - 1);
  // A range that ends before it begins is no range at all.
  if (to !== undefined && Number(to) < offset) return 'all';
  return offset >= size ? 'none' : { offset, length: end - offset + 1 };
}
