import { expect, test } from 'vitest';

import { leadValues } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import { actsFor, usualSets, type RecordAct } from '../../../src/staff/work/client/record-acts.ts';

const LEAD = {
  id: 'a',
  name: 'Ada Byron',
  email: 'ada@example.com',
  created_at: null,
  status: 'new',
  owner: null,
  waits: null,
  version: 1,
  changed_at: null,
  changed_by: null,
};

const labels = (actions: readonly { label: string }[]) => actions.map(({ label }) => label);

test('a row offers the statuses that come next, and to take what is not the reader’s', () => {
  expect(labels(usualSets(leadValues, LEAD, 'Ana'))).toEqual(['Contacted', 'Spam', 'Assign to me']);
  expect(labels(usualSets(leadValues, { ...LEAD, owner: 'Ana' }, 'Ana'))).not.toContain(
    'Assign to me',
  );
  expect(labels(usualSets(leadValues, { ...LEAD, status: 'won', owner: 'Ana' }, 'Ana'))).toEqual(
    [],
  );
});

test('an act has its buttons where it is for the record, and a key alone has none', () => {
  const act = (label: string, buttons: RecordAct<string>['buttons']): RecordAct<string> => ({
    key: label,
    label,
    isFor: (row) => row === 'pending',
    run: () => undefined,
    buttons,
  });
  const acts = [act('Decide', 'row and selection'), act('Undo', 'pane'), act('Ask', 'none')];
  expect(labels(actsFor(acts, 'pending', 'row'))).toEqual(['Decide']);
  expect(labels(actsFor(acts, 'pending', 'pane'))).toEqual(['Decide', 'Undo']);
  expect(actsFor(acts, 'rejected', 'pane')).toEqual([]);
});
