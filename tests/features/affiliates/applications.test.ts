import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { site } from '../../../src/shared/content/site.ts';
import { AND_THEN, announced, API, required, rows, whole } from '../../helpers/affiliates.ts';
import { FLOOD, ORIGIN, request, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession } from '../../helpers/staff.ts';
import { expectErrors } from '../../setup/console.ts';

describe('the endpoint', () => {
  test('an application is stored as pending, and returned as stored (AFF-28, AFF-36)', async () => {
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

  test('company and website may be missing (AFF-18)', async () => {
    expect((await sendJson('POST', API, required)).status).toBe(201);
    expect(await rows()).toMatchObject([{ company: null, website: null }]);
    await announced(1);
  });

  test('the team gets one e-mail with all fields (AFF-29)', async () => {
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
      reply_to: 'ana@newsletter.example',
      record_url: `${ORIGIN}/admin/people/${row?.id}`,
    });
  });

  test('an e-mail that fails does not fail the application, and is sent later (AFF-30)', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500 });
    expect((await sendJson('POST', API, whole)).status).toBe(201);
    await expect.poll(async () => (await sandbox.calls('emailjs')).length).toBe(1);
    await expect
      .poll(async () => (await env.DB.prepare('SELECT status FROM outbox').first())?.status)
      .toBe('pending');
    await sandbox.heal();
    await runCron(OUTBOX_CRON);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('a status or a partner id that the visitor sends is ignored (AFF-38)', async () => {
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

  test('missing values are reported by field, and nothing is stored (AFF-11, AFF-21)', async () => {
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

  test('malformed JSON, other types and other sites are refused', async () => {
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

  test('ten clicks at once and a retry make one application and one e-mail (AFF-28)', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sendJson('POST', API, whole)),
    );
    const retry = await sendJson('POST', API, { ...whole, email: 'ANA@newsletter.example ' });
    const ids = new Set<string>();
    for (const response of [...responses, retry]) {
      expect(response.status).toBe(201);
      ids.add((await response.json<{ application: { id: string } }>()).application.id);
    }
    expect(ids.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await announced(1);
    await runCron(OUTBOX_CRON);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('after a decision, another text, or the same a day later, is another application', async () => {
    const decide = () =>
      env.DB.prepare(
        "UPDATE affiliate_applications SET status = 'rejected', created_at = created_at - 86400001",
      ).run();
    await sendJson('POST', API, whole);
    await decide();
    await sendJson('POST', API, whole);
    await decide();
    await sendJson('POST', API, { ...whole, motivation: 'A better reason.' });
    expect(await rows()).toHaveLength(3);
    await announced(3);
  });

  test('the time and the version of the accepted terms are stored, and staff see them (AFF-51)', async () => {
    const before = Date.now();
    await sendJson('POST', API, whole);
    const [row] = await rows();
    expect(row).toMatchObject({ terms_version: site.legal.version });
    expect(row?.terms_accepted_at).toBeGreaterThanOrEqual(before);
    const cookie = await openSession();
    const listed = await (await getAs(cookie, '/api/admin/applications')).json();
    expect(listed).toMatchObject({
      data: [
        {
          terms_version: site.legal.version,
          terms_accepted_at: new Date(row?.terms_accepted_at ?? 0).toISOString(),
        },
      ],
    });
    await announced(1);
  });

  test('an application without the tick stores no agreement (AFF-51)', async () => {
    expect((await sendJson('POST', API, { ...whole, terms: false })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('any text is taken as website (AFF-50)', async () => {
    for (const [typed, stored] of [
      ['@adabyron', '@adabyron'],
      ['N/A', 'N/A'],
      ['tuesday.example', 'https://tuesday.example'],
    ] as const) {
      const applicant = { ...whole, email: `${typed.length}@newsletter.example` };
      const response = await sendJson('POST', API, { ...applicant, website: typed });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ application: { website: stored } });
    }
    await announced(3);
  });

  test('a retry does not reveal a decision of staff', async () => {
    await sendJson('POST', API, whole);
    await env.DB.prepare("UPDATE affiliate_applications SET status = 'rejected'").run();
    const again = await sendJson('POST', API, whole);
    expect(await again.json()).toMatchObject({ application: { status: 'pending' } });
    expect(await rows()).toMatchObject([{ status: 'rejected' }]);
    await announced(1);
  });

  test('an unreachable database is reported, with an address to write to (AFF-26, AFF-27, AFF-31)', async () => {
    expectErrors();
    await env.DB.prepare('DROP TABLE affiliate_applications').run();
    const response = await sendJson('POST', API, whole);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `Failed to submit application: Database connection failed: it is not set up. ${AND_THEN}`,
    });
    expect(await sandbox.mails()).toEqual([]);
  });

  test('a row that cannot be written leaves no e-mail either (AFF-26, AFF-27)', async () => {
    expectErrors();
    await env.DB.prepare(
      "CREATE TRIGGER full BEFORE INSERT ON affiliate_applications BEGIN SELECT RAISE(ABORT, 'full'); END",
    ).run();
    const response = await sendJson('POST', API, whole);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: `Failed to submit application: Failed to save application to database - no data returned. ${AND_THEN}`,
    });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM outbox').first('n')).toBe(0);
  });

  test('one address with many requests is limited; others pass', async () => {
    const from = (address: string) =>
      sendJson('POST', API, { ...whole, email: '' }, { 'cf-connecting-ip': address });
    let last: Response | undefined;
    for (let tries = 0; tries < FLOOD && last?.status !== 429; tries += 1) {
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
