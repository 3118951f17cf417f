import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { expectErrors } from '../../setup/console.ts';
import { notified, storedLeads } from '../../helpers/leads.ts';
import { ORIGIN, request, requestWith } from '../../helpers/request.ts';

const lead = { name: 'Tom Okafor', email: 'tom@halvorsen.example' };

const post = (
  fields: Record<string, string>,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) =>
  request(`/get-started${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('the form on a page of its own', () => {
  test('it works without a script, and search engines do not index it (LEAD-01, LEAD-17)', async () => {
    const response = await request('/get-started');
    expect(response.status).toBe(200);
    const html = await response.text();
    const form = /<form[^>]*method="post".*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).not.toMatch(/<form[^>]* action=/);
    expect(form.match(/<input[^>]* name="(?:name|email)"/g)).toHaveLength(2);
    expect(html).toContain('content="noindex, follow"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/get-started"/>');
  });

  test('a lead is stored with the partner of its address, and ends on a page that can be reloaded (LEAD-09, TRK-02, LEAD-13)', async () => {
    const response = await post(lead, {
      query: '?utm_source=news&affiliate=acme&utm_campaign=may',
    });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, ORIGIN).pathname).toBe('/get-started/received');
    const page = await request(location);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your details have arrived.');
    const [row] = await storedLeads();
    expect(row).toMatchObject({
      ...lead,
      source: 'get_started',
      page: '/get-started',
      partner_key: 'acme',
    });
    expect(JSON.parse(row?.attribution ?? '{}')).toEqual({
      utm_source: 'news',
      utm_campaign: 'may',
    });
    await notified(1);
  });

  test('a lead that asked for the plans goes on to them, with the cookie that opens them (PRC-09, PRC-30, CST-11)', async () => {
    const ends = [
      ['pricing_card', '/pricing'],
      ['plans_request', '/get-started/requested'],
      ['RiC_Hero_CTA', '/get-started/received'],
    ] as const;
    for (const [index, [source, end]] of ends.entries()) {
      const email = `tom${index}@halvorsen.example`;
      const response = await post({ ...lead, email }, { query: `?source=${source}` });
      expect(new URL(response.headers.get('location') ?? '', ORIGIN).pathname).toBe(end);
      const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
      expect(decodeURIComponent(cookie)).toContain(`"name":"Tom Okafor","email":"${email}"`);
      expect(attributes.toSorted()).toEqual([
        'Max-Age=2592000',
        'Path=/pricing',
        'SameSite=Strict',
        'Secure',
      ]);
      expect((await storedLeads()).at(-1)?.source).toBe(source);
    }
    await notified(ends.length);
    const asked = await (await request('/get-started?source=plans_request')).text();
    expect(asked).toMatch(/<h1[^>]*>Ask for.*the plans/);
    const requested = await (await request('/get-started/requested')).text();
    expect(requested).toContain('Your request for the plans has been sent.');
    for (const page of [asked, requested]) expect(page).not.toContain('Create your account');
  });

  test.each([
    ['/', 'See plans'],
    ['/get-started', 'Choose a plan'],
    ['/get-started?source=guarantee_cta', 'Choose a plan'],
    ['/get-started/received', 'See plans'],
  ])(
    'without a sign-up %s leads to the plans and promises no account (LEAD-16)',
    async (path, words) => {
      const html = await (await requestWith({ SIGN_UP_URL: '' }, path)).text();
      expect(html).not.toMatch(/create (?:your )?account|sign-up form|href="\/SignUp/i);
      expect(html).toContain(words);
      expect(await (await request(path)).text()).toContain('Create account');
    },
  );

  test('the partner of the 90 days before comes from the cookie, and counts by precedence (PTN-01, PTN-04, Y-20)', async () => {
    const days = (count: number) => Date.now() - count * 86_400_000;
    const cases = [
      [`2.${days(89)}.acme co`, '', 'acme co'],
      [`2.${days(91)}.acme`, '', null],
      [`0.${days(3)}.joe`, '?utm_source=news', 'joe'],
      [`9.${days(3)}.news`, '?ref=acme', 'acme'],
      [`2.${days(91)}.old`, '?ps_partner_key=am9lX3BhcnRuZXI', 'joe_partner'],
      ['forged', '', null],
    ] as const;
    for (const [index, [cookie, query, key]] of cases.entries()) {
      const response = await post(
        { ...lead, email: `tom${index}@halvorsen.example` },
        { query, headers: { cookie: `partner_key=${encodeURIComponent(cookie)}` } },
      );
      expect(response.status).toBe(303);
      expect((await storedLeads()).at(-1)?.partner_key, `${cookie} ${query}`).toBe(key);
    }
    await notified(cases.length);
  });

  test('errors are shown with what was typed (LEAD-02, LEAD-03, LEAD-04)', async () => {
    const empty = await post({});
    expect(empty.status).toBe(422);
    expect(empty.headers.get('cache-control')).toBe('no-store');
    const html = await empty.text();
    expect(html).toContain('Please enter your name');
    expect(html).toContain('Please enter your email');
    const wrong = await (await post({ name: 'Tom "T" Okafor', email: 'tom@' })).text();
    expect(wrong).toContain('Please enter a valid email address');
    expect(wrong).not.toContain('Please enter your name');
    expect(wrong).toContain('value="Tom &quot;T&quot; Okafor"');
    expect(wrong).toContain('value="tom@"');
    expect(await storedLeads()).toEqual([]);
  });

  test('two clicks, and a post after going back, leave one lead and one e-mail (LEAD-10)', async () => {
    const responses = await Promise.all([post(lead), post(lead), post(lead)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await post(lead)).status).toBe(303);
    expect(await storedLeads()).toHaveLength(1);
    await notified(1);
  });

  test('when the store fails, the form shows an error and what was typed (LEAD-07)', async () => {
    expectErrors();
    await env.DB.prepare('DROP TABLE leads').run();
    const response = await post(lead);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('Something went wrong. Please try again.');
    expect(html).toContain(`value="${lead.email}"`);
  });
});
