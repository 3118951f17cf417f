import { expect, test } from 'vitest';

import { planChange } from '../../../src/staff/work/plan-change.ts';

const CURRENT = { status: 'contacted', owner: 'Ana', next_step: null };

test.each([
  {
    what: 'a new value is written, with the one before for the undo',
    change: { set: { status: 'won' } },
    plan: { result: 'write', set: { status: 'won' }, was: { status: 'contacted' } },
  },
  {
    what: 'of several fields only those that differ are written',
    change: { set: { status: 'contacted', owner: 'Ben' } },
    plan: { result: 'write', set: { owner: 'Ben' }, was: { owner: 'Ana' } },
  },
  {
    what: 'a value that nobody changed since it was read is written',
    change: { set: { owner: 'Ben' }, was: { owner: 'Ana' } },
    plan: { result: 'write', set: { owner: 'Ben' }, was: { owner: 'Ana' } },
  },
  {
    what: 'a value that a colleague changed is a conflict, which names both',
    change: { set: { owner: 'Ben' }, was: { owner: 'Cleo' } },
    plan: { result: 'conflict', set: { owner: 'Ben' }, theirs: { owner: 'Ana' } },
  },
  {
    what: 'one such field keeps the rest of its record as it is',
    change: { set: { owner: 'Ben', status: 'won' }, was: { owner: 'Cleo', status: 'contacted' } },
    plan: { result: 'conflict', set: { owner: 'Ben' }, theirs: { owner: 'Ana' } },
  },
  {
    what: 'a colleague who set the same is no conflict',
    change: { set: { owner: 'Ana' }, was: { owner: 'Cleo' } },
    plan: { result: 'unchanged' },
  },
  {
    what: 'a value that was there before leaves nothing to undo',
    change: { set: { owner: 'Ana', next_step: null }, was: { next_step: null } },
    plan: { result: 'unchanged' },
  },
  {
    what: 'a field is cleared',
    change: { set: { owner: null }, was: { owner: 'Ana' } },
    plan: { result: 'write', set: { owner: null }, was: { owner: 'Ana' } },
  },
])('$what (FUP-01)', ({ change, plan }) => {
  expect(planChange(change, CURRENT)).toEqual(plan);
});
