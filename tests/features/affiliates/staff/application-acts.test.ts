import { describe, expect, test, vi } from 'vitest';

import type { ApplicationRow } from '../../../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import { applicationActs } from '../../../../src/features/affiliates/staff/client/application-acts.ts';
import { reopenedText } from '../../../../src/features/affiliates/staff/client/decision-words.ts';

const PENDING: ApplicationRow = {
  id: 'a',
  name: 'Ada Byron',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  company: null,
  website: null,
  experience: 'none',
  audience: 'Recruiters',
  motivation: 'I know many',
  status: 'pending',
  owner: null,
  waits: null,
  next_step: null,
  next_at: null,
  version: 1,
  changed_at: null,
  changed_by: null,
  created_at: null,
  updated_at: null,
  terms_accepted_at: null,
  terms_version: null,
  partnerstack_id: null,
  failure: null,
  failed_at: null,
  sent_again: null,
  undo_ms: null,
  waiting: null,
  reason: null,
  reopened_from: null,
  reopened_as: null,
  doubts: [],
  already_existed: false,
  mail: null,
};

function open() {
  const doing = { reopen: vi.fn(), ask: vi.fn() };
  const acts = applicationActs(doing);
  const labelsFor = (row: ApplicationRow) =>
    acts
      .filter(({ buttons, isFor }) => buttons.includes('row') && isFor(row))
      .map(({ label, labelFor }) => labelFor?.(row) ?? label);
  const byKey = (wanted: string) => acts.find(({ key }) => key === wanted);
  return { ...doing, labelsFor, byKey };
}

const ALL = {
  view: { search: '', status: '', sort: '', offset: 0, open: null, conditions: {} },
  count: 40,
};

describe('the buttons of an application', () => {
  test('are what its status allows', () => {
    const { labelsFor } = open();
    expect(labelsFor(PENDING)).toEqual(['Approve and send', 'Approve without sending', 'Reject']);
    expect(labelsFor({ ...PENDING, status: 'approved' })).toEqual(['Send to PartnerStack']);
    expect(labelsFor({ ...PENDING, status: 'rejected' })).toEqual(['Reopen as a new application']);
    expect(labelsFor({ ...PENDING, status: 'rejected', reopened_as: 'b' })).toEqual([]);
    expect(labelsFor({ ...PENDING, status: 'approved', partnerstack_id: '1' })).toEqual([]);
  });

  test('that was rejected wrongly say what its applicant has read (PTN-05, Y-16)', () => {
    const said = 'A new pending application was made.';
    expect(reopenedText({ ...PENDING, mail: null })).toBe(said);
    expect(reopenedText({ ...PENDING, mail: 'sent' })).toBe(
      `${said} Ada Byron has the e-mail about the rejection: write to them.`,
    );
  });

  test('are the undo alone while the decision can be undone', () => {
    expect(open().labelsFor({ ...PENDING, status: 'rejected', undo_ms: 9000 })).toEqual(['Undo']);
  });

  test('say that sending is tried again where it failed', () => {
    const { labelsFor } = open();
    expect(labelsFor({ ...PENDING, failure: 'Refused' })[0]).toBe('Try again');
    expect(labelsFor({ ...PENDING, failure: 'Refused' })[2]).toBe('Reject');
  });
});

describe('a decision', () => {
  test('is asked about where it is for all that match, and with the shifted key', () => {
    const { byKey, ask } = open();
    const goOn = () => undefined;
    byKey('r')?.run([PENDING], ALL, goOn);
    byKey('Shift+A')?.run([PENDING], null, goOn);
    expect(ask.mock.calls).toEqual([
      [{ targets: [PENDING], all: ALL, name: 'reject', mails: false, goOn }],
      [{ targets: [PENDING], all: null, name: 'approve-and-send', mails: true, goOn }],
    ]);
  });
});
