import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { AuditResponse } from '../../../src/features/audit/audit-log.contract.ts';
import type {
  ApplicationResponse,
  DecisionConflict,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import type { SiteResponse } from '../../../src/features/site-status/site-status.contract.ts';
import { postForm, sendJson } from '../../helpers/request.ts';
import {
  getAs,
  openSession,
  PASSWORD,
  seedApplication,
  signIn,
  someAddress,
} from '../../helpers/staff.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** Signs in with a name by the API; returns the Cookie header. */
async function signInAs(name: unknown): Promise<string> {
  const response = await sendJson(
    'POST',
    '/api/admin/session',
    { password: PASSWORD, name },
    { 'cf-connecting-ip': someAddress() },
  );
  expect(response.status).toBe(204);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

const read = async <T>(cookie: string, path: string): Promise<T> =>
  (await getAs(cookie, path)).json<T>();
const auditLog = async (cookie: string) =>
  (await read<AuditResponse>(cookie, '/api/admin/audit')).data;

describe('staff give a name at sign-in (FUP-02)', () => {
  test('and colleagues read it in the audit log and the list of sessions', async () => {
    const anna = await signInAs('  Anna\tBerg ');
    const other = await signIn();
    const { sessions } = await read<SiteResponse>(other, '/api/admin/site');
    expect(new Set(sessions.map(({ name }) => name))).toEqual(new Set(['Anna Berg', null]));
    await sendJson('DELETE', '/api/admin/session', undefined, { cookie: anna });
    // Her session is over, her name stays with what she did.
    const [first, second, third] = await auditLog(other);
    expect(first).toMatchObject({ action: 'Signed out', who: 'Anna Berg', own: false });
    expect(second?.who).toMatch(/^session [0-9a-f]{8}$/);
    expect(third).toMatchObject({ action: 'Signed in', who: 'Anna Berg' });
  });

  test('and a decision that comes too late says who was first', async () => {
    const [anna, ben] = [await openSession('Anna'), await openSession('Ben')];
    const id = await seedApplication();
    const decide = (cookie: string) =>
      sendJson('PATCH', `/api/admin/applications/${id}`, { status: 'rejected' }, { cookie });
    expect((await decide(anna)).status).toBe(200);
    const refused = await decide(ben);
    expect(refused.status).toBe(409);
    const conflict = await refused.json<DecisionConflict>();
    expect(conflict.error).toMatch(/ by Anna\. Nothing was changed\.$/);
    const again = await (await decide(anna)).json<DecisionConflict>();
    expect(again.error).toMatch(/ by you \(Anna\)\. Nothing was changed\.$/);
    const { history } = await read<ApplicationResponse>(ben, `/api/admin/applications/${id}`);
    expect(history).toMatchObject([{ who: 'Anna', yours: false }]);
  });

  test('or none: the password alone signs in, and the session has a neutral label', async () => {
    for (const name of [undefined, null, '', ' \t ', '\u200B\u2060']) {
      const [newest] = await auditLog(await signInAs(name));
      expect(newest?.who, JSON.stringify(name)).toMatch(/^session [0-9a-f]{8}$/);
    }
  });

  test.each([
    ['longer than 60 characters', 'x'.repeat(61)],
    ['that turns the reading direction', 'Anna\u202Egreb'],
    ['that is a number', 5],
    ['that is a list', ['Anna']],
  ])('a name %s is refused, and costs no attempt', async (_is, name) => {
    const response = await sendJson(
      'POST',
      '/api/admin/session',
      { password: PASSWORD, name },
      { 'cf-connecting-ip': someAddress() },
    );
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: object }>();
    expect(Object.keys(fields)).toEqual(['name']);
  });

  test('by the plain form, which shows it again after a wrong password', async () => {
    const name = 'Anna "A" Berg';
    const wrong = await postForm('/admin/sign-in', '', { name, password: 'no', next: '' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('value="Anna &quot;A&quot; Berg"');
    const right = await postForm('/admin/sign-in', '', { name, password: PASSWORD, next: '' });
    expect(right.status).toBe(303);
    const cookie = (right.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    expect((await auditLog(cookie))[0]?.who).toBe(name);
  });
});
