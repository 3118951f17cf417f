import { describe, expect, test } from 'vitest';

import type { LeadRow } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import {
  behind,
  changesOf,
  inCalls,
  newCall,
  retryOf,
  undoOf,
  valuesBefore,
} from '../../../src/staff/work/client/change-calls.ts';
import { CHANGED_AT_ONCE } from '../../../src/staff/work/work.contract.ts';

const lead = (id: string, more: Partial<LeadRow> = {}): LeadRow => ({
  id,
  name: 'Ada Byron',
  email: 'ada@example.com',
  created_at: null,
  status: 'new',
  owner: null,
  waits: null,
  next_step: null,
  next_at: null,
  phone: null,
  company: null,
  version: 1,
  changed_at: null,
  changed_by: null,
  source: 'hero',
  partner_key: null,
  visit_count: 0,
  returned_at: null,
  ...more,
});

const VIEW = { search: '', status: '', sort: '', offset: 0, open: null, conditions: {} };
const OF = { list: 'leads', names: { a: 'Ada Byron' } };
const ALL = { view: VIEW, count: 900, set: { status: 'won' } };

test('a change behind others of the same page replaces what they set, and an undo what it saw', () => {
  const onTheirWay = changesOf([lead('a')], { status: 'qualified' });
  const call = newCall({ ...OF, changes: changesOf([lead('a'), lead('b')], { status: 'won' }) });
  expect(behind(onTheirWay, call).changes.map(({ was }) => was)).toEqual([
    { status: 'qualified' },
    { status: 'new' },
  ]);
  const undo = undoOf({
    ...OF,
    made: [{ id: 'a', set: { status: 'lost' }, was: { status: 'new' } }],
  });
  expect(behind(onTheirWay, undo)).toEqual(undo);
});

describe('a change of selected records', () => {
  test('names what the reader saw on each, so that nothing of a colleague is lost', () => {
    const rows = [lead('a'), lead('b', { owner: 'Ana' })];
    expect(changesOf(rows, { owner: 'Ben' })).toEqual([
      { id: 'a', set: { owner: 'Ben' }, was: { owner: null } },
      { id: 'b', set: { owner: 'Ben' }, was: { owner: 'Ana' } },
    ]);
  });

  test('names what stood there when the reader began to type, where that is something else', () => {
    const [change] = changesOf(
      [lead('a', { next_step: 'Call' })],
      { next_step: 'Write' },
      {
        next_step: null,
      },
    );
    expect(change?.was).toEqual({ next_step: null });
  });

  test('shows the values before it again where it fails', () => {
    const changes = changesOf([lead('a')], { status: 'won' });
    expect(valuesBefore(newCall({ ...OF, changes }))).toEqual([
      { id: 'a', set: { status: 'new' } },
    ]);
    expect(
      valuesBefore(newCall({ ...OF, changes: [{ id: 'a', set: { status: 'won' } }] })),
    ).toEqual([]);
  });

  test('is taken back by its opposite, which cannot be undone', () => {
    const made = { ...OF, made: [{ id: 'a', set: { status: 'won' }, was: { status: 'new' } }] };
    expect(undoOf(made)).toEqual({
      ...OF,
      id: expect.any(String),
      changes: [{ id: 'a', set: { status: 'new' }, was: { status: 'won' } }],
      role: 'undo',
    });
    expect(undoOf({ ...made, isPart: true }).role).toBe('part of another');
    // A second undo is no repeat of the first.
    expect(undoOf(made).id).not.toBe(undoOf(made).id);
  });
});

describe('another attempt', () => {
  test('is for the records that failed alone, under the id of the first: they may have been changed', () => {
    const changes = changesOf([lead('a'), lead('b')], { status: 'won' });
    expect(retryOf(['b'], { ...OF, id: 'call', changes })).toEqual({
      ...OF,
      id: 'call',
      changes: [changes[1]],
    });
  });

  test('of a change of all that a view finds names those that failed', () => {
    expect(retryOf(['x'], { ...OF, id: 'call', changes: [], all: ALL })).toEqual({
      ...OF,
      id: 'call',
      changes: [{ id: 'x', set: { status: 'won' } }],
    });
  });

  test('of an undo is an undo', () => {
    const undo = undoOf({ ...OF, made: [{ id: 'a', set: {}, was: {} }] });
    expect(retryOf(['a'], undo)).toMatchObject({ role: 'undo' });
  });
});

test('more changes than a call may have are sent in several, in their order, and none without changes', () => {
  const rows = Array.from({ length: CHANGED_AT_ONCE + 1 }, (_, index) => lead(String(index)));
  const changes = changesOf(rows, { status: 'won' });
  const calls = inCalls({ ...OF, id: 'call', changes, role: 'undo' });
  expect(calls.map((call) => call.changes.length)).toEqual([CHANGED_AT_ONCE, 1]);
  expect(calls.flatMap((call) => call.changes)).toEqual(changes);
  expect(calls.every(({ id, role }) => id === 'call' && role === 'undo')).toBe(true);
  expect(inCalls(newCall({ ...OF, changes: [] }))).toEqual([]);
});
