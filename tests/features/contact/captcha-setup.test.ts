import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { BUDGETS } from '../../../src/submissions/budgets.ts';
import { runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession } from '../../helpers/staff.ts';
import { CONTACT_API, goodMessage, post, untilQuiet } from '../../helpers/submissions.ts';
import { expectErrors } from '../../setup/console.ts';

const send = (index: number) => post(CONTACT_API, goodMessage({ email: `a${index}@x.example` }));
const stored = () => env.DB.prepare('select count(*) as n from contact_messages').first('n');

test.each([
  ['a wrong secret', { success: false, score: null, 'error-codes': ['invalid-input-secret'] }],
  [
    'a domain that is not registered',
    { success: false, score: null, 'error-codes': ['browser-error'] },
  ],
  ['the key of another site', { success: true, score: 0.9, hostname: 'other.example' }],
])(
  'with %s every message is stored, staff see it, and an alert says what to do (CON-01)',
  async (_what, outcome) => {
    expectErrors();
    await sandbox.captcha(outcome);
    for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(200);
    await untilQuiet();
    expect(await stored()).toBe(5);
    expect(await sandbox.mails()).toHaveLength(5);
    const cookie = await openSession();
    const { data } = await (
      await getAs(cookie, '/api/admin/messages')
    ).json<{ data: { is_unchecked: boolean }[] }>();
    expect(data.map(({ is_unchecked }) => is_unchecked)).toEqual([true, true, true, true, true]);
    await runCron(OUTBOX_CRON);
    const site = await (await getAs(cookie, '/admin/site?tab=engineers')).text();
    expect(site).toContain('check both keys and the domains in its console');
  },
);

test('a real low score is refused as before, and a checked message has no mark (CON-01)', async () => {
  await sandbox.captcha({ success: true, score: 0.2 });
  expect((await send(1)).status).toBe(403);
  expect(await stored()).toBe(0);
  await sandbox.captcha({ success: true, score: 0.9 });
  expect((await send(1)).status).toBe(200);
  expect(
    await env.DB.prepare('select is_unchecked from contact_messages').first('is_unchecked'),
  ).toBe(0);
});

test('what cannot be checked is bounded by the hour (CON-01, LIM-01)', async () => {
  expectErrors();
  await sandbox.captcha({ success: false, score: null, 'error-codes': ['invalid-input-secret'] });
  const most = BUDGETS.contact.unchecked;
  await env.DB.prepare(
    "insert into submission_hours (id, kind, starts_at, stored) values ('contact:' || strftime('%Y-%m-%dT%H', 'now'), 'contact', 0, ?)",
  )
    .bind(most)
    .run();
  const response = await sendJson('POST', CONTACT_API, goodMessage(), {
    'cf-connecting-ip': '203.0.113.7',
  });
  expect([response.status, response.headers.has('retry-after')]).toEqual([429, true]);
  expect(await stored()).toBe(0);
});
