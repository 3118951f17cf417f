import { describe, expect, test } from 'vitest';

import { leadKind } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import { madeText, problemOf } from '../../../src/staff/work/client/change-outcome.ts';
import { becomesText, valueFacts } from '../../../src/staff/work/words.contract.ts';
import type { Change, Changed, Given } from '../../../src/staff/work/work.contract.ts';

const OF = { list: 'leads', names: { a: 'Ada' } };
const CALL = {
  ...OF,
  id: 'call',
  changes: ['a', 'b'].map((id) => ({ id, set: { status: 'won' } })),
};
const MADE = [{ id: 'a', set: { status: 'won' }, was: { status: 'new' } }];
const CONFLICT = {
  id: 'b',
  name: 'Ben',
  set: { status: 'won' },
  theirs: { status: 'lost' },
  by: 'Ana',
};

const problem = (changed: Partial<Changed>) =>
  problemOf(leadKind, { made: [], conflicts: [], gone: [], failed: [], ...changed }, CALL);

test('the question before a change names each value and what it becomes', () => {
  expect(becomesText(leadKind.values, { status: 'spam', owner: null })).toBe(
    'Status: Spam. Owner: none.',
  );
});

test('what a record has is named, and what it does not have is not', () => {
  const row = { status: 'won', owner: 'Ana', next_step: null };
  expect(valueFacts(leadKind.values, row)).toEqual([
    ['Status', 'Won'],
    ['Owner', 'Ana'],
  ]);
});

describe('what was made is said', () => {
  test('with the name of one record that the reader sees', () => {
    expect(madeText(leadKind.values, MADE, OF.names)).toBe('Ada: won.');
  });

  test('once, where two values are gone together', () => {
    const done = [{ id: 'a', set: { next_step: null, next_at: null } }];
    expect(madeText(leadKind.values, done, OF.names)).toBe('Ada: no next step.');
  });

  test('with the day of a next step as people say it', () => {
    const said = (set: Given) => madeText(leadKind.values, [{ id: 'a', set }], OF.names);
    expect(said({ next_step: 'Call', next_at: '2026-12-01' })).toBe(
      'Ada: next step “Call”, on Tuesday, Dec 1.',
    );
    expect(said({ next_at: '2026-12-01' })).toBe('Ada: next step on Tuesday, Dec 1.');
    expect(said({ next_at: null })).toBe('Ada: no day for the next step.');
  });

  test('by somebody without a name, where it was them', () => {
    const theirs = { ...CONFLICT, by: 'session 1a2b3c4d' };
    expect(problem({ conflicts: [theirs] })?.text).toBe(
      'Somebody (no name chosen) changed Ben in the meantime: status lost.',
    );
  });

  test('with the number of several, or of one that is on another page', () => {
    expect(madeText(leadKind.values, MADE, {})).toBe('1 changed: won.');
    const many = Array.from({ length: 1200 }, () => MADE).flat();
    expect(madeText(leadKind.values, many, OF.names)).toBe('1,200 changed: won.');
    const back = [
      { id: 'a', set: { owner: 'Ben' }, was: { owner: 'Ana' } },
      { id: 'b', set: { owner: 'Chloe' }, was: { owner: 'Ana' } },
    ];
    expect(madeText(leadKind.values, back, OF.names)).toBe('2 changed back.');
  });
});

describe('what was not made is said', () => {
  test('not where all was made', () => {
    expect(problem({ made: MADE })).toBeNull();
    expect(problem({ made: MADE, gone: ['b'] })).toBeNull();
  });

  test('with what a colleague set, which stays or is replaced', () => {
    const said = problem({ made: MADE, conflicts: [CONFLICT, CONFLICT, CONFLICT], failed: ['c'] });
    expect(said?.text).toBe(
      '1 of 2 changed. Ana changed Ben in the meantime: status lost. So did others with 2 more.',
    );
    const undone = { made: MADE, conflicts: [CONFLICT], gone: [], failed: [] };
    expect(problemOf(leadKind, undone, { ...CALL, role: 'undo' })?.text).toBe(
      '1 of 2 undone. Ana changed Ben in the meantime: status lost.',
    );
    const kept = { ...OF, id: expect.any(String), changes: [] };
    const change = { id: 'b', set: { status: 'won' }, was: { status: 'lost' } };
    const set = (changes: readonly Change[]) => ({ ...OF, id: expect.any(String), changes });
    const next = expect.any(Function);
    expect(said?.answers).toEqual([
      { label: 'Keep it', call: kept, next },
      { label: 'Set status won', call: set([change]), next },
      { label: 'Keep all 3', call: kept },
      { label: 'Change all 3', call: set([change, change, change]) },
    ]);
  });

  test('of each conflict after the one before is answered, until none is left', () => {
    const cara = { ...CONFLICT, id: 'c', name: 'Cara' };
    const first = problem({ conflicts: [CONFLICT, cara] });
    const second = first?.answers[0]?.next?.();
    expect(second?.text).toBe('Ana changed Cara in the meantime: status lost.');
    expect(second?.answers.map(({ label, next }) => [label, next])).toEqual([
      ['Keep it', undefined],
      ['Set status won', undefined],
    ]);
  });

  test('with the name of one record that the reader sees', () => {
    expect(problem({ failed: ['a'] })?.text).toBe('Ada could not be changed.');
    expect(problem({ gone: ['a'] })?.text).toBe(`Ada: ${leadKind.texts.gone}`);
  });

  test('with another attempt for what could not be stored', () => {
    expect(problem({ made: MADE, failed: ['b'] })).toEqual({
      text: '1 could not be changed.',
      isProblem: true,
      answers: [{ label: 'Try again', call: { ...CALL, changes: [CALL.changes[1]] } }],
    });
  });

  test('of records that were deleted, and of those that had the values already', () => {
    expect(problem({ gone: ['a', 'b'] })?.text).toBe(leadKind.texts.gone);
    expect(problem({})).toEqual({ text: 'Nothing to change: won.', isProblem: false, answers: [] });
  });
});
