import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { ORIGIN, request, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';

const STOPPED = 'Our spam check stopped this. Please press the button once more, or write to ';

const FORMS = [
  {
    name: 'contact',
    path: '/api/contact',
    table: 'contact_messages',
    ok: 200,
    text: STOPPED,
    body: () => ({
      name: 'Mary Whitfield',
      email: 'mary@northquay.example',
      subject: 'Hiring two nurses',
      message: 'We are looking for two night nurses.',
      captcha_token: mintCaptchaToken(),
    }),
  },
  {
    name: 'lead',
    path: '/api/leads',
    table: 'leads',
    ok: 200,
    text: STOPPED,
    body: () => ({ name: 'Tom Okafor', email: 'tom@halvorsen.example' }),
  },
  {
    name: 'affiliate',
    path: '/api/affiliates/applications',
    table: 'affiliate_applications',
    ok: 201,
    text: 'Failed to submit application: Our spam check stopped it. Please try again or contact us directly at ',
    body: () => ({
      firstName: 'Ana',
      lastName: 'Quintero',
      email: 'ana@newsletter.example',
      experience: 'intermediate',
      audience: '4,000 HR leads read my Tuesday letter.',
      motivation: 'They ask me every week what to use.',
      terms: true,
    }),
  },
];

const rows = (table: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');

describe.each(FORMS)('the $name form', ({ path, table, ok, text, body }) => {
  const send = (more: Record<string, unknown>, headers: Record<string, string> = {}) =>
    sendJson('POST', path, { ...body(), ...more }, headers);

  test.each([
    ['a filled hidden field', { remarks_code: 'http://pills.example' }, {}],
    ['a hidden field with blanks', { remarks_code: ' ' }, {}],
    ['no time at all', {}, { 'x-fill-time': '0' }],
    ['a third of a second', {}, { 'x-fill-time': '399' }],
  ])(
    'stops %s with a text that names a way out, and stores nothing',
    async (_name, more, headers) => {
      const answer = await send(more, headers);
      expect(answer.status).toBe(403);
      const { error } = await answer.json<{ error: string }>();
      expect(error.startsWith(text)).toBe(true);
      expect(error).toMatch(/[\w.]+@ric\.example/);
      expect(await rows(table)).toBe(0);
      expect(await sandbox.calls('recaptcha')).toEqual([]);
    },
  );

  test.each([
    ['autofill and a click within a second', { remarks_code: '' }, { 'x-fill-time': '1000' }],
    ['the quickest that a page sends', {}, { 'x-fill-time': '400' }],
    ['a page that was open for days', {}, { 'x-fill-time': '260000000' }],
    ['a client that names no time', {}, {}],
  ])('lets %s through', async (_name, more, headers) => {
    expect((await send(more, headers)).status).toBe(ok);
    expect(await rows(table)).toBe(1);
  });

  test.each(['soon', '-1', '1e9', '', '1.5', '12345678901'])(
    'a time that is none (%j) is named',
    async (time) => {
      const answer = await send({}, { 'x-fill-time': time });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fields: { 'X-Fill-Time': 'Invalid format' } });
      expect(await rows(table)).toBe(0);
    },
  );
});

describe('without JavaScript', () => {
  test.each([
    ['/get-started', 'leads', { name: 'Tom Okafor', email: 'tom@halvorsen.example' }],
    [
      '/Affiliates',
      'affiliate_applications',
      {
        firstName: 'Ana',
        lastName: 'Quintero',
        email: 'ana@newsletter.example',
        company: '',
        website: '',
        experience: 'intermediate',
        audience: '4,000 HR leads read my Tuesday letter.',
        motivation: 'They ask me every week what to use.',
        terms: 'agreed',
      },
    ],
  ])(
    '%s says it with everything kept, and the next press gets through',
    async (path, table, fields) => {
      const post = (trap: string) =>
        request(path, {
          method: 'POST',
          body: new URLSearchParams({ ...fields, remarks_code: trap }),
          headers: { origin: ORIGIN },
        });
      const stopped = await post('anything');
      expect(stopped.status).toBe(403);
      const html = await stopped.text();
      expect(html).toContain('Our spam check stopped');
      expect(html).toContain(`value="${fields.email}"`);
      expect(html).toMatch(/<input[^>]* name="remarks_code"(?![^>]* value=)/);
      expect(await rows(table)).toBe(0);
      expect((await post('')).status).toBe(303);
      expect(await rows(table)).toBe(1);
    },
  );
});
