import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { DECISIONS } from '../../../../src/features/affiliates/review/review.contract.ts';
import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  REJECT,
  SEND,
  sendDue,
  shortOf,
} from '../../../helpers/decisions.ts';
import { LIST, postForm, question } from '../../../helpers/decision-forms.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const nameOf = ({ status, send }: { status: string; send: boolean }): string =>
  DECISIONS.find(({ decision }) => decision.status === status && decision.send === send)?.name ??
  '';

const visible = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

/** What the list says after a form, and the cookies that the browser then has. */
async function listAfter(posted: Response, as = cookie): Promise<{ text: string; again: string }> {
  expect(posted.status).toBe(303);
  expect(posted.headers.get('location')).toBe(LIST);
  expect(posted.headers.get('cache-control')).toBe('no-store');
  const flash = posted.headers.get('set-cookie') ?? '';
  expect(flash).toMatch(
    /^__Host-staff-flash=.*; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Strict/,
  );
  const shown = await getAs(`${as}; ${flash.split(';', 1)[0] ?? ''}`, LIST);
  expect(shown.headers.get('set-cookie')).toMatch(/^__Host-staff-flash=;.*Max-Age=0/);
  const message = (html: string) => / role="status">([^<]*)<\/p>/.exec(visible(html))?.[1] ?? '';
  return {
    text: message(await shown.text()),
    again: message(await (await getAs(as, LIST)).text()),
  };
}

const post = (path: string, as = cookie) => postForm(path, as);

describe('a decision without JavaScript', () => {
  test('pending rows have a form for each decision, with the list’s URL; decided rows have none (ADA-10)', async () => {
    const pending = await seedApplication();
    const rejected = await seedApplication({ status: 'rejected' });
    const html = await (await getAs(cookie, '/admin/affiliates?q=Ada&sort=oldest')).text();
    const buttons = [...html.matchAll(/<button[^>]* name="decision"[^>]*>/g)].map(([tag]) => tag);
    expect(buttons.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual([
      'approve-and-send',
      'approve',
      'reject',
    ]);
    for (const tag of buttons) {
      expect(tag).toContain('type="submit"');
      expect(tag).toContain(`formAction="/admin/affiliates/${pending}"`);
      const form = /form="([^"]*)"/.exec(tag)?.[1] ?? '';
      expect(html).toContain(`<form id="${form}" hidden="">`);
    }
    expect(html).not.toContain(`/admin/affiliates/${rejected}"`);
    expect(html).toContain('name="next" value="/admin/affiliates?q=Ada&amp;sort=oldest"');
  });

  test.each([
    [SEND, 'Approve and send', 'Ada Byron was approved and is being sent to PartnerStack.'],
    [APPROVE, 'Approve without sending', 'Ada Byron was approved without sending.'],
    [REJECT, 'Reject', 'Ada Byron was rejected.'],
  ] as const)(
    '%j has a question first, and its outcome is shown once on the list (ADA-13, ADA-14, ADA-15)',
    async (decision, label, expected) => {
      const id = await seedApplication({ company: 'Analytical Engines' });
      const path = question(id, nameOf(decision));
      const asked = await getAs(cookie, path);
      expect(asked.status).toBe(200);
      const html = visible(await asked.text());
      expect(html).toContain(`${label}</h1>`);
      expect(html).toContain('Ada Byron');
      expect(html).toContain('ada@example.com · Analytical Engines');
      expect(html).toContain('You can undo it for ten seconds.');
      expect(html).toContain(`href="${LIST.replace('&', '&amp;')}"`);
      const action = (/<form action="([^"]*)" method="post">/.exec(html)?.[1] ?? '').replaceAll(
        '&amp;',
        '&',
      );
      expect(action).toBe(path);
      expect(await current(id), 'the question changes nothing').toMatchObject({
        status: 'pending',
      });

      const { text, again } = await listAfter(await post(action));
      expect([text, again]).toEqual([expected, '']);
      await sendDue();
      const { application, history } = await detailsOf(id, cookie);
      expect(application.status).toBe(decision.status);
      expect(history[0]).toMatchObject({ action: `application_${decision.status}`, yours: true });
      expect(await sandbox.partners()).toHaveLength(decision.send ? 1 : 0);
      if (decision.send) await expectApprovedOnce(id);
    },
  );

  test('20 forms at once make one registration, and a repeat by the winner is a success (ADA-15)', async () => {
    const id = await seedApplication();
    const path = question(id, 'approve-and-send');
    const sessions = await Promise.all(Array.from({ length: 20 }, () => openSession()));
    const posted = await Promise.all(sessions.map((session) => post(path, session)));
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([303]));
    await sendDue();
    await expectApprovedOnce(id);
    const won = await Promise.all(
      sessions.map(async (session) => (await listAfter(await post(path, session), session)).text),
    );
    const done = 'Ada Byron was approved and sent to PartnerStack.';
    expect(won.filter((text) => text === done)).toHaveLength(1);
    expect(won.filter((text) => text.startsWith('Ada Byron was already approved'))).toHaveLength(
      19,
    );
    await expectApprovedOnce(id);
  });

  test('a refused applicant is pending with the reason, and can be sent again (ADA-16, ADA-23)', async () => {
    expectErrors();
    const id = await seedApplication();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 400,
      body: '{"message":"This group is closed","status":400}',
      paths: ['/partnerships'],
    });
    await post(question(id, 'approve-and-send'));
    await sendDue();
    const html = visible(await (await getAs(cookie, LIST)).text());
    expect(html).toMatch(/Not sent on \w+ \d+, \d{4}, [^<]*: This group is closed/);
    expect(await current(id)).toMatchObject({ status: 'pending', partnerstack_id: null });
    await sandbox.heal();
    await post(question(id, 'approve-and-send'));
    await sendDue();
    await expectApprovedOnce(id);
  });

  test('a second decision changes nothing and explains what happened, when and in which session (ADA-17)', async () => {
    const id = await seedApplication();
    const stranger = await openSession();
    await decideAs(stranger, id, REJECT);
    for (const { name } of DECISIONS) {
      const asked = visible(await (await getAs(cookie, question(id, name))).text());
      expect(asked).toContain('This application was already rejected.');
      expect(asked).not.toContain('action="/admin/affiliates/');
      const { text } = await listAfter(await post(question(id, name)));
      expect(text).toMatch(/^Ada Byron was already rejected on .* Nothing was changed\.$/);
      expect(text).toContain(`by session ${await shortOf(stranger)}`);
    }
    expect(await current(id)).toMatchObject({ status: 'rejected' });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('a database that fails shows Failed to update status on the list (ADA-20, ERR-25)', async () => {
    expectErrors();
    const id = await seedApplication();
    await env.DB.exec('alter table staff_audit rename to away');
    const { text } = await listAfter(await post(question(id, 'reject')));
    expect(text).toBe('Failed to update status');
    expect(await env.DB.prepare('select status from affiliate_applications').first()).toEqual({
      status: 'pending',
    });
  });

  test('an unknown application is 404, and one that cannot be read 503', async () => {
    expectErrors();
    expect((await getAs(cookie, question('nobody', 'reject'))).status).toBe(404);
    expect((await listAfter(await post(question('nobody', 'reject')))).text).toBe(
      'There is no such application',
    );
    await env.DB.exec('drop table affiliate_applications');
    expect((await getAs(cookie, question('nobody', 'reject'))).status).toBe(503);
  });

  test('an unknown decision leads back to the list', async () => {
    const id = await seedApplication();
    for (const decision of ['', 'delete', 'approved']) {
      const asked = await getAs(cookie, question(id, decision));
      expect([asked.status, asked.headers.get('location')]).toEqual([303, LIST]);
      expect((await post(question(id, decision))).status).toBe(422);
    }
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test('the way back leads to staff pages only', async () => {
    const id = await seedApplication();
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/blog',
      'javascript:alert(1)',
      '',
    ]) {
      const asked = await (await getAs(cookie, question(id, 'reject', next))).text();
      expect(asked, next).toMatch(/href="\/admin\/affiliates"[^>]*>Back to the list/);
    }
    const posted = await post(question(id, 'reject', 'https://evil.example/'));
    expect(posted.headers.get('location')).toBe('/admin/affiliates');
  });
});

describe('undo without JavaScript (Y-17)', () => {
  const undo = (id: string, as = cookie) =>
    postForm(`/admin/affiliates/${id}/undo`, as, { next: LIST });

  test('a row that was decided just now has an Undo button in every session', async () => {
    const id = await seedApplication();
    await decideAs(await openSession(), id, SEND);
    const html = await (await getAs(cookie, '/admin/affiliates?q=Ada')).text();
    const [button = ''] = /<button[^>]*\/undo"[^>]*>/.exec(html) ?? [];
    expect(button).toContain('type="submit"');
    expect(button).toContain(`formAction="/admin/affiliates/${id}/undo"`);
    const form = /form="([^"]*)"/.exec(button)?.[1] ?? '';
    expect(html).toMatch(new RegExp(`<form id="${form}"[^>]* method="post"`));

    expect((await listAfter(await undo(id))).text).toBe('Ada Byron is pending again.');
    expect(await current(id)).toMatchObject({ status: 'pending' });
    expect((await listAfter(await undo(id))).text).toBe('Ada Byron is already pending.');
    await sendDue();
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('a filtered list without the row has an Undo button too', async () => {
    const id = await seedApplication();
    const posted = await post(question(id, 'reject'));
    const flash = (posted.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const html = await (await getAs(`${cookie}; ${flash}`, LIST)).text();
    expect(html).not.toContain('data-opener');
    expect(html).toMatch(
      new RegExp(
        `<button[^>]*formAction="/admin/affiliates/${id}/undo"[^>]*>Undo the last decision`,
      ),
    );
  });

  test('after ten seconds there is no button, and the form says that it is too late', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, REJECT);
    await sendDue();
    expect(await (await getAs(cookie, '/admin/affiliates?q=Ada')).text()).not.toContain('/undo"');
    expect((await listAfter(await undo(id))).text).toBe(
      'It is too late to undo: Ada Byron was rejected.',
    );
    expect((await listAfter(await undo('nobody'))).text).toBe('There is no such application');
    expect((await undo(id, '')).status).toBe(401);
  });
});
