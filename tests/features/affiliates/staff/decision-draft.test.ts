import { expect, test } from 'vitest';

import {
  decisionRequest,
  problemsOf,
  writtenIn,
} from '../../../../src/features/affiliates/staff/client/decision-draft.ts';

const MAIL = { subject: 'Welcome', text: 'Hello {first_name}' };

test('what was typed about a decision is found again, and a draft that cannot be read counts as none', () => {
  const written = { reason: 'Spam', approved: MAIL };
  expect(writtenIn(JSON.stringify(written))).toEqual(written);
  expect(writtenIn(null)).toEqual({ reason: '' });
  expect(writtenIn('{')).toEqual({ reason: '' });
});

test('a decision is sent with the reason and the e-mail that were written, and without empty ones', () => {
  const decision = { name: 'approve', reason: 'Known', mail: MAIL } as const;
  expect(decisionRequest(decision)).toEqual({ decision: 'approve', reason: 'Known', mail: MAIL });
  expect(decisionRequest({ name: 'reject', reason: ' ', mail: null })).toEqual({
    decision: 'reject',
  });
});

test('an e-mail is checked where one is sent', () => {
  const empty = { subject: '', text: '{nobody}' };
  expect(Object.keys(problemsOf({ name: 'approve', reason: '', mail: empty }))).toEqual([
    'subject',
    'text',
  ]);
  expect(problemsOf({ name: 'approve', reason: '', mail: null })).toEqual({});
  const quoting = { subject: 'About you', text: 'Hello: {reason}' };
  const unfilled = { name: 'reject', reason: 'Ask {who}', mail: quoting } as const;
  expect(problemsOf(unfilled).reason).toMatch(/^Nothing fills \{who\} here/);
  expect(problemsOf({ ...unfilled, mail: MAIL }), 'nobody reads it').toEqual({});
  expect(Object.keys(problemsOf({ name: 'reject', reason: 'x'.repeat(1001), mail: null }))).toEqual(
    ['reason'],
  );
});
