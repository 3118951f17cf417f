import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { signUpErrors } from '../../../src/features/leads/client/tracking.ts';
import { expectErrors } from '../../setup/console.ts';
import { notified, storedLeads } from '../../helpers/leads.ts';
import { ORIGIN, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { partnerVisitIn } from '../../../src/shared/partner-visit.ts';

const lead = { name: 'Tom Okafor', email: 'tom@halvorsen.example' };

test('a lead is stored and announced with where it came from (LEAD-09, LEAD-13, NOT-03, TRK-06, X-32)', async () => {
  const before = Date.now();
  const response = await sendJson(
    'POST',
    '/api/leads',
    {
      ...lead,
      source: 'RiC_Hero_CTA',
      page: '/features',
      partner_key: 'acme',
      utm_campaign: 'autumn',
      landing_page: '/pricing',
    },
    { 'user-agent': 'Test browser' },
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    lead: { ...lead, source: 'RiC_Hero_CTA', partner_key: 'acme' },
  });
  const [row] = await storedLeads();
  expect(row).toMatchObject({
    ...lead,
    source: 'RiC_Hero_CTA',
    page: '/features',
    partner_key: 'acme',
  });
  expect(JSON.parse(row?.attribution ?? '')).toEqual({
    utm_campaign: 'autumn',
    landing_page: '/pricing',
  });
  await notified(1);
  const [mail] = await sandbox.mails();
  const createdAt = row?.created_at ?? 0;
  expect(createdAt).toBeGreaterThanOrEqual(before);
  expect(createdAt).toBeLessThanOrEqual(Date.now());
  const link = `${ORIGIN}/admin/people/${row?.id}`;
  expect(mail?.template_params).toEqual({
    ...lead,
    subject: 'New Lead',
    message: `Tom Okafor <tom@halvorsen.example> left their details.\nSource: RiC_Hero_CTA\nPage: /features\nPartner key: acme\n\nEverything of this person: ${link}`,
    timestamp: new Date(createdAt).toISOString(),
    user_agent: 'Test browser',
    lead_notification: 'true',
    captcha_token: 'automated-lead-notification',
    reply_to: lead.email,
    record_url: link,
  });
  expect(await sandbox.calls('recaptcha'), 'the Worker vouches for its own mail').toEqual([]);
});

test('a lead without a source gets hero_cta, and without a partner null (LEAD-12, X-04)', async () => {
  const response = await sendJson('POST', '/api/leads', { ...lead, partner_key: null });
  expect(await response.json()).toEqual({
    lead: { ...lead, source: 'hero_cta', partner_key: null },
  });
  expect(await storedLeads()).toMatchObject([
    { source: 'hero_cta', partner_key: null, attribution: null },
  ]);
  await notified(1);
});

describe('errors are reported by field (LEAD-02, LEAD-03, LEAD-04)', () => {
  test.each([
    [
      { name: '', email: '' },
      { name: 'Please enter your name', email: 'Please enter your email' },
    ],
    [{}, { name: 'Please enter your name', email: 'Please enter your email' }],
    [{ ...lead, name: '   ' }, { name: 'Please enter your name' }],
    [{ ...lead, email: 'tom' }, { email: 'Please enter a valid email address' }],
    [{ ...lead, email: 'a@b' }, { email: 'Please enter a valid email address' }],
    [{ ...lead, name: 'x'.repeat(201) }, { name: 'Name is too long' }],
    [{ ...lead, name: 7 }, { name: 'Invalid format' }],
    [{ ...lead, source: '<script>' }, { source: 'Invalid format' }],
    [{ ...lead, partner_key: 'x'.repeat(201) }, { partner_key: 'Invalid format' }],
    [{ ...lead, id: 'mine' }, { id: 'Unknown field' }],
  ])('%j', async (body, fields) => {
    const response = await sendJson('POST', '/api/leads', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(await storedLeads()).toEqual([]);
  });

  test('a name of 200 characters and an address of 254 are stored (LEAD-02)', async () => {
    const long = { name: '𠮷'.repeat(200), email: `${'a'.repeat(242)}@example.com` };
    expect((await sendJson('POST', '/api/leads', long)).status).toBe(200);
    expect(await storedLeads()).toMatchObject([long]);
    await notified(1);
  });
});

describe('a known e-mail (Y-10)', () => {
  test('has one row and one e-mail, and the response does not reveal it (LEAD-10, API-12, Y-10, X-09)', async () => {
    const first = await sendJson('POST', '/api/leads', lead);
    await notified(1);
    const changed = { name: 'Somebody Else', email: 'TOM@halvorsen.example' };
    const second = await sendJson('POST', '/api/leads', changed);
    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual({
      lead: { ...changed, source: 'hero_cta', partner_key: null },
    });
    expect(await storedLeads()).toMatchObject([lead]);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  const visits = async () =>
    (await env.DB.prepare('SELECT source, page, partner_key FROM lead_visits').all()).results;

  test('leaves its visit with the new source, page and partner; a second click leaves none (LEAD-30, Y-10)', async () => {
    const later = { source: 'pricing_card', page: '/pricing', partner_key: 'acme' };
    await sendJson('POST', '/api/leads', { ...lead, source: 'guarantee_cta', page: '/' });
    await sendJson('POST', '/api/leads', { ...lead, source: 'guarantee_cta', page: '/' });
    expect(await visits()).toEqual([]);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await sendJson('POST', '/api/leads', { ...lead, ...later }, key);
    expect(await first.json()).toEqual({
      lead: { ...lead, source: 'pricing_card', partner_key: 'acme' },
    });
    await sendJson('POST', '/api/leads', { ...lead, ...later }, key);
    await sendJson('POST', '/api/leads', { ...lead, ...later });
    expect(await visits()).toEqual([later]);
    expect(await storedLeads()).toMatchObject([{ source: 'guarantee_cta', page: '/' }]);
    await notified(1);
  });

  test('leaves a visit for each opener, and for the same one on another page (LEAD-30)', async () => {
    const visitsFrom = [
      { source: 'pricing_card', page: '/' },
      { source: 'pricing_card', page: '/pricing' },
      { source: 'hero_cta', page: '/pricing' },
    ];
    for (const from of visitsFrom) await sendJson('POST', '/api/leads', { ...lead, ...from });
    expect(await visits()).toMatchObject(visitsFrom.slice(1));
    await notified(1);
  });

  test('has its newest fifty visits (LEAD-30)', async () => {
    await sendJson('POST', '/api/leads', lead);
    for (let index = 0; index < 52; index += 1) {
      const headers = { 'cf-connecting-ip': `203.0.113.${index}` };
      await sendJson('POST', '/api/leads', { ...lead, source: `opener-${index}` }, headers);
    }
    const sources = (await visits()).map(({ source }) => source);
    expect(sources).toHaveLength(50);
    expect(sources[0]).toBe('opener-2');
    await notified(1);
  });

  test('that asks for the plans is announced again: the team has to send them (LEAD-30)', async () => {
    await sendJson('POST', '/api/leads', lead);
    await notified(1);
    await sendJson('POST', '/api/leads', { ...lead, source: 'plans_request', page: '/pricing' });
    await notified(2);
    const [mail] = await sandbox.mails();
    expect(mail?.template_params['message']).toContain('They ask for the plans');
  });

  test('fifty at once become one row and one e-mail, and all succeed (LEAD-11, X-36)', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => sendJson('POST', '/api/leads', lead)),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await storedLeads()).toHaveLength(1);
    await notified(1);
    expect(await sandbox.mails()).toHaveLength(1);
  });
});

describe('the lead does not depend on its e-mail (LEAD-14)', () => {
  test.each([{ mode: 'refuse' as const }, { mode: 'status' as const, status: 500 }])(
    '$mode: the lead succeeds, the failure is logged, the e-mail follows by cron',
    async (fault) => {
      const logged = expectErrors();
      await sandbox.fault('emailjs', fault);
      expect((await sendJson('POST', '/api/leads', lead)).status).toBe(200);
      await expect
        .poll(async () => (await sandbox.calls('emailjs')).length)
        .toBeGreaterThanOrEqual(1);
      await expect
        .poll(async () => env.DB.prepare('SELECT status FROM outbox').first<string>('status'))
        .toBe('pending');
      expect(JSON.stringify(logged)).toContain('lead_mail_not_sent');
      await sandbox.heal();
      await runCron(OUTBOX_CRON);
      expect(await sandbox.mails()).toHaveLength(1);
    },
  );
});

test('a name cannot add lines to the e-mail', async () => {
  const response = await sendJson('POST', '/api/leads', {
    ...lead,
    name: 'Tom\nSource: forged\tOkafor',
  });
  expect(response.status).toBe(200);
  expect((await storedLeads())[0]?.name).toBe('Tom Source: forged Okafor');
  expect((await sendJson('POST', '/api/leads', { ...lead, name: '\u0000\n' })).status).toBe(422);
});

const partnerIn = (query: URLSearchParams) => partnerVisitIn(query, 0)?.key;

const PARTNER_PARAMETERS = [
  'partner_key',
  'partner',
  'ref',
  'referrer',
  'affiliate',
  'affiliate_id',
  'partner_id',
  'utm_source',
];

describe('the partner key of an address with several parameters (TRK-02, X-37)', () => {
  test.each(PARTNER_PARAMETERS.map((name, index) => [name, index] as const))(
    '%s wins over every later name in any position, and %i earlier ones win over it',
    (name, index) => {
      const later = PARTNER_PARAMETERS.slice(index + 1).map((other) => [other, 'later']);
      expect(partnerIn(new URLSearchParams([...later, [name, 'earlier']]))).toBe('earlier');
      expect(partnerIn(new URLSearchParams([[name, 'earlier'], ...later]))).toBe('earlier');
    },
  );

  test('a parameter without a value is ignored', () => {
    expect(partnerIn(new URLSearchParams('partner_key=&partner=%20&utm_source=news'))).toBe('news');
    expect(partnerIn(new URLSearchParams('utm_campaign=may'))).toBeUndefined();
  });

  test.each([
    ['ref=joe%20', 'joe'],
    ['ref=joe)', 'joe'],
    ['ref=joe.', 'joe'],
    ['ref=joe/', 'joe'],
    ['ref=joe?fbclid=abc', 'joe'],
    ['ref=joe%E2%80%8B', 'joe'],
    ['REF=joe', 'joe'],
    ['Partner=joe', 'joe'],
    ['a=b&amp;ref=joe', 'joe'],
    ['gspk=am9lcGFydG5lcg', 'joepartner'],
    ['ref=joe_the-2nd', 'joe_the-2nd'],
    ['ref=undefined', undefined],
    ['ref={partner_key}', undefined],
    ['ref=techblog.example', undefined],
    ['utm_source=chatgpt.com', undefined],
    ['utm_source=newsletter&utm_medium=email', undefined],
    ['ref=joe@mail.example', undefined],
  ])('of ?%s the partner is %s, whatever was appended to the key', (query, key) => {
    expect(partnerIn(new URLSearchParams(query))).toBe(key);
  });
});
test.each([
  [
    { name: ' ', email: '' },
    ['Name is required and cannot be empty', 'Email is required and cannot be empty'],
  ],
  [{ name: 'Tom', email: ' ' }, ['Email is required and cannot be empty']],
  [{ name: 'Tom', email: 'tom@nowhere' }, ['Email must be a valid email address']],
  [
    { name: '', email: 'tom@' },
    ['Name is required and cannot be empty', 'Email must be a valid email address'],
  ],
  [lead, []],
])(
  'no sign-up with the partner program without a name and an address: %j (TRK-10, ERR-20)',
  (values, errors) => {
    expect(signUpErrors(values)).toEqual(errors);
  },
);
