import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { MailTemplates } from '../../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { decideAs, REJECT, sendDue } from '../../../helpers/decisions.ts';
import { sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const templates = async (): Promise<MailTemplates> =>
  (
    await (
      await getAs(cookie, '/api/admin/application-texts')
    ).json<{ templates: MailTemplates; can_send: boolean }>()
  ).templates;

const remember = (name: string, text: { subject: string; text: string }, ids: string[] = []) =>
  sendJson('POST', `/api/admin/application-texts/${name}`, { ...text, ids }, { cookie });

describe('the texts of the e-mails to applicants', () => {
  test('a remembered text is that of the next decisions, also of many at once (ANS-01)', async () => {
    const text = { subject: 'To {first_name}', text: 'Hello {first_name}, not now.' };
    expect((await remember('rejected', text)).status).toBe(200);
    expect((await remember('rejected', { ...text, text: 'Hello {nmae}' })).status).toBe(422);
    expect((await remember('other', text)).status).toBe(404);
    expect((await templates()).rejected).toEqual(text);
    for (const first_name of ['Bo', 'Cy', 'Di']) {
      const other = await seedApplication({ first_name, email: `${first_name}@example.com` });
      await decideAs(cookie, other, { ...REJECT, mail: 'template' });
    }
    await sendDue();
    const subjects = (await sandbox.mails()).map((mail) => mail.template_params['subject']);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects)).toEqual(new Set(['To Bo', 'To Cy', 'To Di']));
    const changed = await env.DB.prepare(
      "select name, detail from staff_audit where action = 'decision_text_changed'",
    ).all();
    expect(changed.results).toEqual([{ name: 'Ana', detail: '{"decision":"rejected"}' }]);
  });

  test('a text that names the applicant is not remembered for everyone (ANS-01, DAT-01)', async () => {
    const before = await templates();
    const id = await seedApplication();
    for (const text of ['Dear Ada Byron, no.', 'We write to ADA@example.com']) {
      const refused = await remember('more_info', { subject: 'No', text }, [id]);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('A remembered text is for everyone');
    }
    expect(await templates()).toEqual(before);
  });
});
