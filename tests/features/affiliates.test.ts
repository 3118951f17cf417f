import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import {
  applicationContent,
  applicationProblem,
  checkApplication,
  normalWebsite,
  type ApplicationValues,
} from '../../src/features/affiliates/affiliates.contract.ts';
import { ORIGIN, request, runCron, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { signIn } from '../helpers/staff.ts';
import { expectErrors } from '../setup/console.ts';

const MAIL_CRON = '*/2 * * * *';
const API = '/api/affiliates/applications';
const SENT =
  "Application submitted successfully! We'll review your application and get back to you within 2-3 business days.";
const AND_THEN = 'Please try again or contact us directly at partners@ric.example';

const required = {
  firstName: 'Ana',
  lastName: 'Quintero',
  email: 'ana@newsletter.example',
  experience: 'intermediate',
  audience: '4,000 HR leads read my Tuesday letter.',
  motivation: 'They ask me every week what to use.',
  terms: true,
};
const whole: ApplicationValues = {
  ...required,
  company: 'The Tuesday Letter',
  website: 'https://tuesday.example',
};

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  website: string | null;
  audience: string;
  status: string;
  partnerstack_id: string | null;
  created_at: number;
  updated_at: number;
}

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM affiliate_applications').all<Row>()).results;

const decoded = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Waits until the team's e-mails, which the visitor does not wait for, are sent and written down. */
async function announced(times: number): Promise<void> {
  const sent = () =>
    env.DB.prepare("SELECT count(*) AS n FROM outgoing_mail WHERE status = 'sent'").first('n');
  await expect.poll(sent, { timeout: 5000 }).toBe(times);
  expect(await sandbox.mails()).toHaveLength(times);
}

/** The form as a browser without JavaScript posts it. */
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request('/Affiliates', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  });

const { terms: _terms, ...texts } = whole;
const ticked = { ...texts, terms: 'agreed' };

describe('the rules', () => {
  test.each([
    ['AFF-11', { firstName: '   ' }, { firstName: 'First name is required' }],
    ['AFF-11', { firstName: '\u200B\u00A0' }, { firstName: 'First name is required' }],
    ['AFF-12', { lastName: '' }, { lastName: 'Last name is required' }],
    ['AFF-13', { email: ' ' }, { email: 'Email is required' }],
    ['AFF-14', { email: 'ana@' }, { email: 'Please enter a valid email address' }],
    ['AFF-14', { email: 'ana at home.example' }, { email: 'Please enter a valid email address' }],
    ['AFF-14', { email: 'a@b.example\nBcc: x' }, { email: 'Please enter a valid email address' }],
    ['AFF-15', { experience: '' }, { experience: 'Experience level is required' }],
    ['AFF-15', { experience: 'guru' }, { experience: 'Experience level is required' }],
    ['AFF-16', { audience: '\n \t' }, { audience: 'Audience description is required' }],
    ['AFF-17', { motivation: '' }, { motivation: 'Motivation is required' }],
    ['AFF-20', { terms: false }, { terms: 'Please agree to the affiliate terms' }],
    ['AFF-18', { company: '', website: '' }, {}],
    ['AFF-18', { company: ' ', website: ' \u3164' }, {}],
  ])('%s %j', (_id, change, errors) => {
    expect(checkApplication({ ...whole, ...change })).toEqual(errors);
  });

  test('AFF-11 a name is a name in any script, and as long as names are', () => {
    for (const firstName of ['李', 'Ngọc Ánh', 'María-José', "D'Arcy", 'x'.repeat(100), '🧑‍💼']) {
      expect(checkApplication({ ...whole, firstName })).toEqual({});
    }
    expect(checkApplication({ ...whole, firstName: 'x'.repeat(101) })).toEqual({
      firstName: 'Must be no more than 100 characters long',
    });
  });

  test('a text at its limit passes, counted as people count, and one sign more is told how much is right', () => {
    const motivation = '🙂'.repeat(5000);
    expect(checkApplication({ ...whole, motivation })).toEqual({});
    expect(checkApplication({ ...whole, motivation: `${motivation}🙂` })).toEqual({
      motivation: 'Must be no more than 5000 characters long',
    });
  });

  test('signs that would break a line, a mail header or the direction of reading are refused', () => {
    expect(
      checkApplication({ ...whole, lastName: 'Quin\ntero', company: 'a\u202Eb', audience: 'a\0b' }),
    ).toEqual({
      lastName: 'Invalid format',
      company: 'Invalid format',
      audience: 'Invalid format',
    });
    expect(checkApplication({ ...whole, audience: 'First line\r\nsecond\tline' })).toEqual({});
  });

  test.each([
    ['https://ana.example', 'https://ana.example'],
    ['HTTP://ana.example/a?b=c', 'HTTP://ana.example/a?b=c'],
    [' ana.example ', 'https://ana.example'],
    ['www.ana.example/blog', 'https://www.ana.example/blog'],
    ['//ana.example', 'https://ana.example'],
    ['bücher.example', 'https://bücher.example'],
    ['ana.example:8443', 'https://ana.example:8443'],
  ])('AFF-18 a website typed as %j is taken as %j', (typed, stored) => {
    expect(normalWebsite(typed)).toBe(stored);
  });

  test.each(['ana', 'not a site', 'javascript:alert(1)', 'mailto:a@b.example', 'https://', '@ana'])(
    'a website that staff could not open, %j, is told how one looks',
    (website) => {
      expect(checkApplication({ ...whole, website })).toEqual({
        website: 'Please enter a website address, such as example.com',
      });
    },
  );

  test('AFF-21 the form itself says that something is missing before it says that something is wrong', () => {
    const empty = { ...whole, email: 'x', motivation: '' };
    expect(applicationProblem(checkApplication(empty))).toBe('Please fill in all required fields');
    const wrong = { ...whole, email: 'x' };
    expect(applicationProblem(checkApplication(wrong))).toBe(
      'Please check the fields that are marked',
    );
    expect(applicationProblem(checkApplication(whole))).toBeUndefined();
  });

  test('AFF-22 every text is stored without blanks around it, what was left out as nothing', () => {
    expect(
      applicationContent({ ...whole, firstName: ' Ana ', audience: '\n a \n', company: ' ' }),
    ).toMatchObject({ firstName: 'Ana', audience: 'a', company: null });
  });
});

describe('the call', () => {
  test('AFF-28 AFF-36 an application is stored as pending, and answered as it is stored', async () => {
    const before = Date.now();
    const response = await sendJson('POST', API, { ...whole, firstName: '  Ana ' });
    expect(response.status).toBe(201);
    const [row] = await rows();
    const time = new Date(row?.created_at ?? 0).toISOString();
    expect(await response.json()).toEqual({
      application: {
        id: row?.id,
        first_name: 'Ana',
        last_name: 'Quintero',
        email: 'ana@newsletter.example',
        company: 'The Tuesday Letter',
        website: 'https://tuesday.example',
        experience: 'intermediate',
        audience: whole.audience,
        motivation: whole.motivation,
        status: 'pending',
        created_at: time,
        updated_at: time,
      },
    });
    expect(row).toMatchObject({ first_name: 'Ana', status: 'pending', partnerstack_id: null });
    expect(row?.created_at).toBeGreaterThanOrEqual(before);
    await announced(1);
  });

  test('AFF-18 company and website may be left out altogether', async () => {
    expect((await sendJson('POST', API, required)).status).toBe(201);
    expect(await rows()).toMatchObject([{ company: null, website: null }]);
    await announced(1);
  });

  test('AFF-29 the team gets one e-mail with all that was said', async () => {
    await sendJson('POST', API, whole);
    await announced(1);
    const [mail] = await sandbox.mails();
    const [row] = await rows();
    expect(mail?.template_params).toEqual({
      name: 'Ana Quintero',
      time: new Date(row?.created_at ?? 0).toISOString(),
      email: 'ana@newsletter.example',
      subject: 'New Affiliate Application',
      message: expect.stringContaining('Ana Quintero <ana@newsletter.example>'),
      company: 'The Tuesday Letter',
      website: 'https://tuesday.example',
      experience: 'intermediate',
      audience: whole.audience,
      motivation: whole.motivation,
      application_id: row?.id,
    });
  });

  test('AFF-30 an e-mail that fails is not the applicant’s worry, and is sent later', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500 });
    expect((await sendJson('POST', API, whole)).status).toBe(201);
    await expect.poll(async () => (await sandbox.calls('emailjs')).length).toBe(1);
    await expect
      .poll(async () => (await env.DB.prepare('SELECT status FROM outgoing_mail').first())?.status)
      .toBe('pending');
    await sandbox.heal();
    await runCron(MAIL_CRON);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('AFF-38 a status or a partner id that the visitor sends is ignored', async () => {
    const response = await sendJson('POST', API, {
      ...whole,
      status: 'approved',
      partnerstack_id: 'part_mine',
      id: 'mine',
      created_at: '1999-01-01T00:00:00Z',
    });
    expect(response.status).toBe(201);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'pending', partnerstack_id: null });
    expect(row?.id).not.toBe('mine');
    await announced(1);
  });

  test('AFF-11 AFF-21 what is missing is named field by field, and nothing is stored', async () => {
    const response = await sendJson('POST', API, {});
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'Please fill in all required fields',
      fields: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        experience: 'Experience level is required',
        audience: 'Audience description is required',
        motivation: 'Motivation is required',
        terms: 'Please agree to the affiliate terms',
      },
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    [{ firstName: 7 }, 422],
    [{ email: ['a@b.example'] }, 422],
    [{ terms: 'yes' }, 422],
    [{ audience: { toString: 'x' } }, 422],
    [{ motivation: 'x'.repeat(300_000) }, 413],
  ])('bad input %# ends in a clear answer, never in a row', async (change, status) => {
    const response = await sendJson('POST', API, { ...whole, ...change });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect(await rows()).toEqual([]);
  });

  test('what is no JSON, no object or comes from another site is refused', async () => {
    expect((await sendJson('POST', API, [whole])).status).toBe(422);
    const text = await request(API, { method: 'POST', body: '{"firstName"' });
    expect(text.status).toBe(415);
    const cut = await request(API, {
      method: 'POST',
      body: '{"firstName"',
      headers: { 'content-type': 'application/json' },
    });
    expect(cut.status).toBe(400);
    const foreign = await sendJson('POST', API, whole, {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('AFF-28 ten clicks at once and a retry make one application and one e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendJson('POST', API, whole)),
    );
    const retry = await sendJson('POST', API, { ...whole, email: 'ANA@newsletter.example ' });
    const ids = new Set<string>();
    for (const answer of [...answers, retry]) {
      expect(answer.status).toBe(201);
      ids.add((await answer.json<{ application: { id: string } }>()).application.id);
    }
    expect(ids.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await announced(1);
    await runCron(MAIL_CRON);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('another text, or the same a day later, is another application', async () => {
    await sendJson('POST', API, whole);
    await env.DB.prepare(
      'UPDATE affiliate_applications SET created_at = created_at - 86400001',
    ).run();
    await sendJson('POST', API, whole);
    await sendJson('POST', API, { ...whole, motivation: 'A better reason.' });
    expect(await rows()).toHaveLength(3);
    await announced(3);
  });

  test('a decision of staff is not told to who sends the application again', async () => {
    await sendJson('POST', API, whole);
    await env.DB.prepare("UPDATE affiliate_applications SET status = 'rejected'").run();
    const again = await sendJson('POST', API, whole);
    expect(await again.json()).toMatchObject({ application: { status: 'pending' } });
    expect(await rows()).toMatchObject([{ status: 'rejected' }]);
    await announced(1);
  });

  test('AFF-26 AFF-27 AFF-31 a database that cannot be reached is said so, with a way out', async () => {
    expectErrors();
    await env.DB.prepare('DROP TABLE affiliate_applications').run();
    const response = await sendJson('POST', API, whole);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `Failed to submit application: Database connection failed: it gave no answer. ${AND_THEN}`,
    });
    expect(await sandbox.mails()).toEqual([]);
  });

  test('AFF-26 AFF-27 a row that cannot be written leaves no e-mail either', async () => {
    expectErrors();
    await env.DB.prepare(
      "CREATE TRIGGER full BEFORE INSERT ON affiliate_applications BEGIN SELECT RAISE(ABORT, 'full'); END",
    ).run();
    const response = await sendJson('POST', API, whole);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `Failed to submit application: Failed to save application to database - no data returned. ${AND_THEN}`,
    });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM outgoing_mail').first('n')).toBe(0);
  });

  test('a flood from one address is told to wait; others get through', async () => {
    const from = (address: string) =>
      sendJson('POST', API, { ...whole, email: '' }, { 'cf-connecting-ip': address });
    let last: Response | undefined;
    for (let tries = 0; tries < 70 && last?.status !== 429; tries += 1) {
      last = await from('203.0.113.9');
    }
    expect(last?.status).toBe(429);
    expect(last?.headers.get('retry-after')).toBe('60');
    expect(await last?.json()).toEqual({
      error: `Failed to submit application: Too many applications came from your network within a minute. ${AND_THEN}`,
    });
    expect((await from('203.0.113.10')).status).toBe(422);
  });
});

describe('the form without JavaScript', () => {
  test('AFF-24 it stores the application and ends on a page that says so; reloading sends nothing', async () => {
    const response = await post(ticked);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, ORIGIN).pathname).toBe('/Affiliates/received');
    expect(await rows()).toMatchObject([{ first_name: 'Ana', status: 'pending' }]);
    const page = await request(location);
    expect(page.status).toBe(200);
    const html = decoded(await page.text());
    expect(html).toContain(SENT);
    expect(html).toContain('content="noindex, follow"');
    await announced(1);
  });

  test('AFF-11 AFF-13 AFF-21 what is wrong is shown beside what was typed, and nothing is lost', async () => {
    const response = await post({
      ...ticked,
      firstName: ' ',
      email: 'ana@',
      audience: '<b>4,000</b> & more',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = decoded(await response.text());
    expect(html).toContain('First name is required');
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Please fill in all required fields');
    expect(html).toContain('value="ana@"');
    expect(html).toContain('<b>4,000</b> & more</textarea>');
    expect(html).toMatch(/<option value="intermediate" selected=""/);
    expect(html).toMatch(/<input[^>]* name="terms"[^>]* checked=""/);
    expect(await rows()).toEqual([]);
  });

  test('AFF-26 a store that fails keeps what was typed', async () => {
    expectErrors();
    await env.DB.prepare('DROP TABLE affiliate_applications').run();
    const response = await post(ticked);
    expect(response.status).toBe(503);
    const html = decoded(await response.text());
    expect(html).toContain('Failed to submit application: Database connection failed');
    expect(html).toContain(`value="${texts.company}"`);
  });

  test('AFF-38 it ignores a status too, and counts the first of a repeated field', async () => {
    const body = new URLSearchParams({ ...ticked, status: 'approved' });
    body.append('firstName', 'Eve');
    const response = await request('/Affiliates', {
      method: 'POST',
      body,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(303);
    expect(await rows()).toMatchObject([{ first_name: 'Ana', status: 'pending' }]);
    await announced(1);
  });

  test('another site’s page, another type and a body beyond any limit are refused', async () => {
    expect((await post(ticked, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ ...ticked, audience: 'x'.repeat(300_000) })).status).toBe(413);
    const json = await request('/Affiliates', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect(await rows()).toEqual([]);
  });
});

describe('the pages', () => {
  test('AFF-01 SHELL-10 /affiliate leads to the one address of the page', async () => {
    const response = await request('/affiliate?gspk=ana');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/Affiliates?gspk=ana');
  });

  test('AFF-02 AFF-03 AFF-04 AFF-08 CST-19 SEO-02 X-10 X-43 what the programme pays is in the page before any script', async () => {
    const response = await request('/Affiliates');
    expect(response.status).toBe(200);
    const html = await response.text();
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    const cells = [...table.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map((match) =>
      (match[1] ?? '').replace(/<[^>]+>/g, ''),
    );
    expect(cells.join(' | ')).toBe(
      'Tier | Referrals per month | Commission | Bronze | 1-10 | 10% | Silver | 11-25 | 15% | Gold | 25+ | 20%',
    );
    const text = html.replace(/<[^>]+>/g, '');
    expect(text).toMatch(/commissions of up to \$300 per sale/i);
    expect(text).toMatch(/recurring commissions/i);
    expect(text).toMatch(/no earning cap/i);
    expect(text).toContain('2-3 business days');
    expect(html).toContain('href="mailto:partners@ric.example');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/Affiliates"/>');
  });

  test('AFF-32 the terms page may frame the site’s own file, and no other page may', async () => {
    const terms = await request('/affiliate-terms');
    expect(terms.headers.get('content-security-policy')).toContain("frame-src 'self'");
    expect(await terms.text()).toContain('src="/AffiliateTOS.pdf"');
    const page = await request('/Affiliates');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'none'");
  });
});

describe('POST /api/partnerstack/affiliates', () => {
  const PARTNERS = '/api/partnerstack/affiliates';
  const applicant = {
    email: 'ana@newsletter.example',
    first_name: 'Ana',
    last_name: 'Quintero',
    company: 'The Tuesday Letter',
    website: 'https://tuesday.example',
    experience: 'intermediate',
    audience: whole.audience,
    motivation: whole.motivation,
    application_id: '0190a',
  };
  const send = async (body: unknown = applicant) =>
    sendJson('POST', PARTNERS, body, { cookie: await signIn() });

  test('API-08 without a session nobody is registered', async () => {
    expect((await sendJson('POST', PARTNERS, applicant)).status).toBe(401);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('ADA-21 ADA-22 all nine fields reach PartnerStack, and its ids come back', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      alreadyExisted: false,
      partnerstack_id: expect.stringMatching(/^part_/),
      partner_key: expect.stringMatching(/^ana/),
    });
    const [call] = await sandbox.calls('partnerstack');
    const { email, first_name, last_name, ...others } = applicant;
    expect(call?.body).toEqual({
      email,
      first_name,
      last_name,
      fields: Object.entries(others).map(([api_name, value]) => ({ api_name, value })),
    });
  });

  test('ADA-22 sent twice, the second is told that the partner exists, with the same id', async () => {
    const first = await (await send()).json<{ partnerstack_id: string }>();
    const second = await send();
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({
      alreadyExisted: true,
      partnerstack_id: first.partnerstack_id,
    });
  });

  test('ADA-16 ADA-23 what PartnerStack says is what staff read', async () => {
    expectErrors();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 403,
      body: '{"message":"Programme is paused","status":403}',
    });
    const response = await send();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'Programme is paused' });
  });

  test('an applicant without an e-mail is refused before anyone is called', async () => {
    const response = await send({ ...applicant, email: 'nobody' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });
});
