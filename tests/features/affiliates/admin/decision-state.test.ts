import { expect, test } from 'vitest';

import {
  outcomesOf,
  shiftedCounts,
  type KnownRow,
  type Made,
} from '../../../../client/staff/applications/decision-state.ts';
import { decisionText, doneText } from '../../../../client/staff/applications/decision-words.ts';
import type {
  ApplicationRow,
  ApplicationStatus,
} from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { APPROVE, REJECT, SEND } from '../../../helpers/decisions.ts';

const row = (id: string, status: ApplicationStatus, failure: string | null = null) =>
  ({ id, status, failure, first_name: 'Ada', last_name: id }) as ApplicationRow;

const made = (key: number, id: string, decision: Made['decision'], problem: string | null = null) =>
  ({ key, target: row(id, 'pending'), decision, problem }) satisfies Made;

const rowsOf = (...rows: [ApplicationRow, undoUntil: number | null][]) =>
  new Map(rows.map(([each, undoUntil]): [string, KnownRow] => [each.id, { row: each, undoUntil }]));

test('the newest decisions that can be undone are one group', () => {
  const all = [made(1, 'a', REJECT), made(2, 'b', SEND), made(2, 'c', SEND)];
  const rows = rowsOf(
    [row('a', 'rejected'), 900],
    [row('b', 'sending'), 1000],
    [row('c', 'sending'), 1000],
  );
  const { undoable, done, failures } = outcomesOf(all, rows, 500);
  expect(undoable).toMatchObject({ key: 2, until: 1000, decision: SEND });
  expect(undoable?.targets.map(({ id }) => id)).toEqual(['b', 'c']);
  expect([done, failures]).toEqual([[], []]);
});

test('after ten seconds a decision is done, on its way, or failed with its reason', () => {
  const all = [
    made(1, 'a', REJECT),
    made(2, 'b', SEND),
    made(3, 'c', SEND),
    made(4, 'd', SEND),
    made(5, 'e', APPROVE, 'Failed to update status'),
    made(6, 'f', REJECT),
  ];
  const rows = rowsOf(
    [row('a', 'rejected'), 10],
    [row('b', 'approved'), null],
    [row('c', 'sending'), 10],
    [row('d', 'pending', 'This group is closed'), null],
    [row('e', 'pending'), null],
    // Undone in another session.
    [row('f', 'pending'), null],
  );
  const { undoable, done, failures } = outcomesOf(all, rows, 500);
  expect(undoable).toBeNull();
  expect(done.map(({ target }) => target.id)).toEqual(['a', 'b']);
  expect(failures.map(({ made: { target }, text }) => [target.id, text])).toEqual([
    ['d', 'This group is closed'],
    ['e', 'Failed to update status'],
  ]);
});

test('the counts follow what was decided since the list was read', () => {
  const listed = [row('a', 'pending'), row('b', 'pending'), row('c', 'sending')];
  const rows = rowsOf([row('a', 'rejected'), null], [row('c', 'approved'), null]);
  const counts = { pending: 5, sending: 1, approved: 2, rejected: 0 };
  expect(shiftedCounts(counts, listed, rows)).toEqual({
    pending: 4,
    sending: 0,
    approved: 3,
    rejected: 1,
  });
});

test('decisions and their outcomes are named', () => {
  expect(decisionText([row('Byron', 'pending')], REJECT)).toBe('Reject: Ada Byron');
  expect(decisionText([row('a', 'pending'), row('b', 'pending')], SEND)).toBe(
    'Approve and send: 2 applications',
  );
  const done = [made(1, 'a', SEND), made(2, 'b', REJECT), made(3, 'c', SEND)];
  expect(doneText(done)).toBe('2 approved and sent, 1 rejected');
  expect(doneText([])).toBe('');
});
