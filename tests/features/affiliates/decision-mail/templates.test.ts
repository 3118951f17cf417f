import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { MailTemplates } from '../../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { current, decideAs, REJECT, sendDue } from '../../../helpers/decisions.ts';
import { postForm } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const TEXTS = '/admin/affiliates/texts';

const templates = async (): Promise<MailTemplates> =>
  (
    await (
      await getAs(cookie, '/api/admin/application-texts')
    ).json<{ templates: MailTemplates; can_send: boolean }>()
  ).templates;

const mails = async () => (await sandbox.mails()).map((mail) => mail.template_params);

describe('the texts of the e-mails about decisions', () => {
  test('a remembered text is that of the next decisions, also of many at once (ANS-01)', async () => {
    const text = { subject: 'To {first_name}', text: 'Hello {first_name}, not now.' };
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, mail: { ...text, remember: true } });
    expect((await templates()).rejected).toEqual(text);
    const others = ['Bo', 'Cy', 'Di'];
    for (const first_name of others) {
      const other = await seedApplication({ first_name, email: `${first_name}@example.com` });
      await decideAs(cookie, other, { ...REJECT, mail: 'template' });
    }
    await sendDue();
    const subjects = (await mails()).map((mail) => mail['subject']);
    expect(new Set(subjects)).toEqual(new Set(['To Ada', 'To Bo', 'To Cy', 'To Di']));
    expect(subjects).toHaveLength(4);
    const changed = await env.DB.prepare(
      "select name, detail from staff_audit where action = 'decision_text_changed'",
    ).all();
    expect(changed.results).toEqual([{ name: 'Ana', detail: '{"decision":"rejected"}' }]);
  });

  test('a text that names the applicant is not remembered for everyone (ANS-01, DAT-01)', async () => {
    const before = await templates();
    const id = await seedApplication();
    for (const text of ['Dear Ada Byron, no.', 'We write to ADA@example.com']) {
      const mail = { subject: 'No', text, remember: true };
      const refused = await decideAs(cookie, id, { ...REJECT, mail });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('A remembered text is for everyone');
    }
    expect(await current(id)).toMatchObject({ status: 'pending' });
    expect(await templates()).toEqual(before);
  });

  test('the text of a decision that came too late is not remembered (ANS-01, ADA-17)', async () => {
    const before = await templates();
    const id = await seedApplication();
    await decideAs(cookie, id, REJECT);
    const mail = { subject: 'Late', text: 'Late', remember: true };
    expect((await decideAs(cookie, id, { ...REJECT, mail })).status).toBe(409);
    expect(await templates()).toEqual(before);
  });

  test('are written on a page of their own, without JavaScript (ANS-01)', async () => {
    const stored = await postForm(TEXTS, cookie, {
      decision: 'approved',
      subject: 'Welcome, {first_name}',
      text: 'Hello {first_name}',
    });
    expect([stored.status, stored.headers.get('location')]).toEqual([303, TEXTS]);
    expect((await templates()).approved.subject).toBe('Welcome, {first_name}');
    const html = await (await getAs(cookie, TEXTS)).text();
    expect(html).toContain('Welcome, Ada');
    const wrong = await postForm(TEXTS, cookie, {
      decision: 'approved',
      subject: 'Hi',
      text: 'Hello {nmae}',
    });
    expect(wrong.status).toBe(422);
    const again = await wrong.text();
    expect(again).toContain('There is no placeholder {nmae}');
    expect(again, 'what was typed is not lost').toContain('Hello {nmae}</textarea>');
    expect((await templates()).approved.text).toBe('Hello {first_name}');
    expect((await getAs('', TEXTS)).status).toBe(401);
  });
});
