import { expect, test } from 'vitest';

import {
  bytesOf,
  lengthOf,
  rangeOf,
} from '../../../../src/features/marketing/media/byte-ranges.ts';

const SIZE = 1000;
const ETAG = '"v1"';

const rangeFor = (range: string, more: Record<string, string> = {}) =>
  rangeOf(new Headers({ range, ...more }), SIZE, ETAG);

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-10', { first: 990, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['BYTES=5-5', { first: 5, last: 5 }],
])('%s gets those bytes', (range, expected) => {
  expect(rangeFor(range)).toEqual(expected);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s is beyond the file', (range) => {
  expect(rangeFor(range)).toBe('unsatisfiable');
});

test.each(['bytes=2-1', 'bytes=0-1,5-6', 'bytes=-', 'bytes=a-b', 'lines=0-1', ''])(
  '"%s" is no range, so the whole file is sent',
  (range) => {
    expect(rangeFor(range)).toBeNull();
  },
);

test('a range of another version of the file gets the whole file', () => {
  expect(rangeFor('bytes=0-1', { 'if-range': ETAG })).toEqual({ first: 0, last: 1 });
  expect(rangeFor('bytes=0-1', { 'if-range': '"v0"' })).toBeNull();
  expect(rangeFor('bytes=0-1', { 'if-range': 'Sun, 22 Nov 2026 07:00:00 GMT' })).toBeNull();
});

/** 0, 1, 2, … in chunks of seven bytes. */
function film(onRead: (chunk: number) => void = () => undefined): ReadableStream<Uint8Array> {
  let chunk = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (chunk === 10) return controller.close();
        controller.enqueue(Uint8Array.from({ length: 7 }, (_, index) => chunk * 7 + index));
        onRead(chunk);
        chunk += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

const read = async (stream: ReadableStream<Uint8Array>) => [
  ...new Uint8Array(await new Response(stream).arrayBuffer()),
];

test('a part has its bytes and no others, across chunks', async () => {
  expect(await lengthOf(film())).toBe(70);
  expect(await read(bytesOf(film(), { first: 0, last: 1 }))).toEqual([0, 1]);
  expect(await read(bytesOf(film(), { first: 5, last: 15 }))).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]);
  expect(await read(bytesOf(film(), { first: 69, last: 69 }))).toEqual([69]);
});

test('what follows a part is not read', async () => {
  const chunks: number[] = [];
  await read(
    bytesOf(
      film((chunk) => chunks.push(chunk)),
      { first: 0, last: 1 },
    ),
  );
  expect(chunks.length).toBeLessThan(4);
});
