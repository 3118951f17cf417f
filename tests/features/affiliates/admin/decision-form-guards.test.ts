import { beforeEach, describe, expect, test } from 'vitest';

import { current } from '../../../helpers/decisions.ts';
import { LIST, postForm, question } from '../../../helpers/decision-forms.ts';
import { ORIGIN, request } from '../../../helpers/request.ts';
import {
  getAs,
  openSession,
  PASSWORD,
  seedApplication,
  someAddress,
} from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

describe('the guards of a decision without JavaScript', () => {
  test('without a session the sign-in page is shown, which leads back to the question (ADM-07, ADM-11)', async () => {
    const id = await seedApplication();
    const path = question(id, 'reject');
    const signInPage = await postForm(path, '');
    expect(signInPage.status).toBe(401);
    const next = /name="next" value="([^"]*)"/.exec(await signInPage.text())?.[1] ?? '';
    expect(next.replaceAll('&amp;', '&')).toBe(path);
    expect(await current(id)).toMatchObject({ status: 'pending' });
    const signedIn = await request('/admin/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ password: PASSWORD, next: path }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: ORIGIN,
        'cf-connecting-ip': someAddress(),
      },
    });
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, path]);
  });

  test('a form posted by another site is refused', async () => {
    const id = await seedApplication();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await request(question(id, 'reject'), {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
      expect(response.status).toBe(403);
    }
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test.each(['nonsense', '{"text":1}', '{"text":"x","isProblem":true,"more":1}', '%7B'])(
    'an invalid flash cookie %s is ignored',
    async (value) => {
      const list = await getAs(`${cookie}; __Host-staff-flash=${encodeURIComponent(value)}`, LIST);
      expect(list.status).toBe(200);
      expect(await list.text()).not.toContain('role="status">x');
    },
  );

  test('an applicant’s name is escaped in the message', async () => {
    const id = await seedApplication({ first_name: '<b>Ada', last_name: '"; x=1' });
    const posted = await postForm(question(id, 'reject'), cookie);
    const list = await getAs(
      `${cookie}; ${(posted.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''}`,
      '/admin/affiliates',
    );
    const html = await list.text();
    expect(html).toContain('&lt;b&gt;Ada &quot;; x=1 was rejected.');
    expect(html).not.toContain('<b>Ada');
  });
});
