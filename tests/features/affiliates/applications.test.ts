import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { site } from '../../../src/shared/content/site.ts';
import { announced, API, rows, whole } from '../../helpers/affiliates.ts';
import { ORIGIN, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession } from '../../helpers/staff.ts';

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

  test('a retry does not reveal a decision of staff', async () => {
    await sendJson('POST', API, whole);
    await env.DB.prepare("UPDATE affiliate_applications SET status = 'rejected'").run();
    const again = await sendJson('POST', API, whole);
    expect(await again.json()).toMatchObject({ application: { status: 'pending' } });
    expect(await rows()).toMatchObject([{ status: 'rejected' }]);
    await announced(1);
  });
});
