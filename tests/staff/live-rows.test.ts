import { describe, expect, test } from 'vitest';

import { liveOf, withChanges, withOwn } from '../../src/staff/list/client/live-rows.ts';
import { positionText } from '../../src/staff/list/list-texts.contract.ts';
import type { ListResponse } from '../../src/staff/list/list.contract.ts';

interface Row {
  id: string;
  status: string;
}

const META = { matched: 3, total: 3, offset: 0, sort: 'newest' };
const row = (id: string, status = 'new'): Row => ({ id, status });
/** A page of rows; '>' at the end says that another one follows. */
function page(names: string, more: Partial<ListResponse<Row>> = {}): ListResponse<Row> {
  const hasNext = names.endsWith('>');
  const data = Array.from(names.replace('>', ''), (name) => row(name));
  return { data, meta: { ...META, matched: data.length + (hasNext ? 1 : 0) }, ...more };
}
const namesOf = ({ data }: ListResponse<Row>) => data.map(({ id }) => id).join('');

describe('rows that follow changes (LIV-01)', () => {
  test('are updated where they are: none appears, moves or disappears', () => {
    const shown = page('cba>');
    const read = page('edc>', { others: [row('b', 'won'), row('a', 'won')] });
    const after = withChanges(shown, { ...read, meta: { ...read.meta, matched: 5, offset: 9 } });
    expect(namesOf(after)).toBe('cba');
    expect(after.data.map(({ status }) => status)).toEqual(['new', 'won', 'won']);
    expect(after.meta).toMatchObject({ matched: 5, offset: 0 });
  });

  test('stand at their place at once where the reader brought them back, and others’ wait', () => {
    const own = new Set(['d', 'b', 'a']);
    const after = withOwn(page('fca'), page('gfedcba'), own);
    expect(namesOf(after)).toBe('fdcba');
    expect(liveOf(after, page('gfedcba')).arrived).toEqual(['g', 'e']);
    expect(namesOf(withOwn(page(''), page('b'), own))).toBe('b');
  });

  test.each([
    [50, 100, 50, '51–100 of 100'],
    [50, 60, 40, '21–60 of 60'],
    [50, 40, 40, '1–40 of 40'],
    [50, 0, 0, null],
  ])('of a page from %i are told by their place among %i', (offset, matched, rows, text) => {
    expect(positionText({ ...META, offset, matched }, rows)).toBe(text);
  });

  test('are marked when they leave the list, and only then', () => {
    const read = page('dc>', { others: [row('b'), row('a')] });
    const { left } = liveOf(page('cbag>'), { ...read, meta: { ...read.meta, unmatched: ['b'] } });
    expect([...left]).toEqual([
      ['b', 'unmatched'],
      ['g', 'deleted'],
    ]);
  });

  test.each([
    ['what came first', 'cba>', 'edcb>', 'ed', false],
    ['nothing, when another row moved up from the next page', 'dcb>', 'dca>', '', false],
    ['nothing, when the last row left', 'dcb>', 'dca>', '', false],
    ['what comes at the end of the last page', 'abc', 'abcd', 'd', false],
    ['what came in the middle of another order', 'ace', 'abcde', 'bd', false],
    ['a whole page and more', 'cba>', 'gfe>', 'gfe', true],
    ['nothing, when a whole page left and the next one moved up', 'fed>', 'cba>', '', false],
    ['the first rows of an empty list', '', 'ba', 'ba', false],
  ])('what is new is %s', (_what, shown, read, ids, isMore) => {
    expect(liveOf(page(shown), page(read))).toMatchObject({ arrived: Array.from(ids), isMore });
  });
});
