/** Positions of the first and the last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/** One range (RFC 9110, 14.1.2). More digits than these are no position in a file. */
const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i;

/**
 * The range that a request asks for, of a file of `size` bytes with this ETag.
 * @returns null for the whole file: no range, several, a malformed one, or one of another version
 * (If-Range); 'unsatisfiable' where the file has no such bytes
 */
export function rangeOf(
  headers: Headers,
  size: number,
  etag: string | null,
): ByteRange | 'unsatisfiable' | null {
  const match = ONE_RANGE.exec(headers.get('range')?.trim() ?? '');
  if (!match || (headers.get('if-range') ?? etag) !== etag) return null;
  const [, from, to, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== undefined && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === undefined ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The bytes of a range as they arrive; the rest of the source is not read. */
export function bytesOf(
  source: ReadableStream<Uint8Array>,
  { first, last }: ByteRange,
): ReadableStream<Uint8Array> {
  let position = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, first - position), Math.max(0, last + 1 - position));
      position += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (position > last) controller.terminate();
    },
  });
  // With the length the response has a Content-Length.
  return source.pipeThrough(cut).pipeThrough(new FixedLengthStream(last - first + 1));
}

/** In bytes. Reads the whole stream and stores none of it. */
export async function lengthOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of stream) length += chunk.length;
  return length;
}
