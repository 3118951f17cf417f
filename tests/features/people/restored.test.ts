import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { BLOG_CRON } from '../../../src/cron-jobs.ts';
import { repeatErasures } from '../../../src/features/people/staff/repeat-erasures.ts';
import { erasePerson } from '../../../src/features/people/staff/erase.ts';
import { servicesOf } from '../../../src/services.ts';
import { EMAIL, makeKnown } from '../../helpers/one-person.ts';
import { request, runCron } from '../../helpers/request.ts';
import { openSession } from '../../helpers/staff.ts';

const BY = { session: null, name: 'Ana', address: null };
const services = servicesOf(env);
const OTHER = 'stays@xq-mail.example';

const leadsOf = async () =>
  (
    await env.DB.prepare('select email from leads order by email').all<{ email: string }>()
  ).results.map(({ email }) => email);

/** The database as it was before the erasure: a backup, or Time Travel. */
async function restore(): Promise<void> {
  await env.DB.exec('delete from erasures');
  await makeKnown();
}

test('who was erased is erased again after the database was restored to before it (DAT-01)', async () => {
  await makeKnown({ email: OTHER });
  await makeKnown();
  await erasePerson(services, EMAIL, BY);
  await restore();
  expect(await leadsOf()).toEqual([EMAIL, OTHER].toSorted());
  await runCron(BLOG_CRON);
  expect(await leadsOf()).toEqual([OTHER]);
  const headers = { cookie: await openSession() };
  const page = await request(`/admin/people?q=${encodeURIComponent(EMAIL)}`, { headers });
  expect(await page.text()).toContain('It was erased on');
  expect(await repeatErasures(services), 'there is nothing left to do').toBeNull();
});

test('who writes again after an erasure stays', async () => {
  await makeKnown();
  await erasePerson(services, EMAIL, BY);
  await makeKnown();
  await runCron(BLOG_CRON);
  expect(await leadsOf()).toEqual([EMAIL]);
});

test('an erasure while R2 is down is listed later', async () => {
  await makeKnown();
  const put = () => Promise.reject(new Error('R2 is down'));
  await erasePerson(servicesOf({ ...env, BLOG_HTML: { put } as unknown as R2Bucket }), EMAIL, BY);
  await runCron(BLOG_CRON);
  await restore();
  await runCron(BLOG_CRON);
  expect(await leadsOf()).toEqual([]);
});

test('the list names nobody, and an entry goes with its period', async () => {
  await makeKnown();
  await erasePerson(services, EMAIL, BY);
  const listed = async () => (await env.BLOG_HTML.list({ prefix: 'erased/' })).objects;
  expect(await listed()).toEqual([
    expect.objectContaining({ key: expect.stringMatching(/^erased\/[0-9a-f]{64}$/), size: 0 }),
  ]);
  const later = Date.now() + 400 * 86_400_000;
  await env.DB.exec('delete from erasures');
  expect(await repeatErasures(services, later)).toBeNull();
  expect(await listed()).toEqual([]);
});
