import { expect, test } from 'vitest';

import { rangeOf } from '../../../../src/features/blog/snapshots/byte-range.ts';

const stored = { size: 100, etag: '"a"', modifiedAt: new Date('2026-11-20T10:00:00.700Z') };
const asked = (range: string, headers: Record<string, string> = {}) =>
  rangeOf(new Request('https://x.example', { headers: { range, ...headers } }), stored);

test.each([
  ['bytes=0-9', { offset: 0, length: 10 }],
  ['bytes=90-', { offset: 90, length: 10 }],
  ['bytes=90-999', { offset: 90, length: 10 }],
  ['bytes=99-99', { offset: 99, length: 1 }],
  ['bytes=-10', { offset: 90, length: 10 }],
  ['bytes=-999', { offset: 0, length: 100 }],
  [' BYTES=1-2 ', { offset: 1, length: 2 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-1', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['bytes=1.5-2', 'all'],
  ['bytes=99999999999999999999-', 'all'],
  ['items=0-1', 'all'],
  ['', 'all'],
])('%j is read as a reader means it', (range, expected) => {
  expect(asked(range)).toEqual(expected);
});

test.each([
  ['"a"', { offset: 0, length: 1 }],
  ['"b"', 'all'],
  ['W/"a"', 'all'],
  ['Fri, 20 Nov 2026 10:00:00 GMT', { offset: 0, length: 1 }],
  ['Fri, 20 Nov 2026 09:59:59 GMT', 'all'],
  ['Fri, 20 Nov 2026 10:00:01 GMT', 'all'],
  ['yesterday', 'all'],
])('with If-Range %s only the state that the reader has is continued', (has, expected) => {
  expect(asked('bytes=0-0', { 'if-range': has })).toEqual(expected);
});
