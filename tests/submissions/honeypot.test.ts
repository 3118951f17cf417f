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
    ['a filled hidden field', 'http://pills.example'],
    ['a hidden field with blanks', ' '],
  ])('stops %s with a text that names a way out, and stores nothing', async (_name, hidden) => {
    const response = await send({ remarks_code: hidden });
    expect(response.status).toBe(403);
    const { error } = await response.json<{ error: string }>();
    expect(error.startsWith(text)).toBe(true);
    expect(error).toMatch(/[\w.]+@ric\.example/);
    expect(await rows(table)).toBe(0);
    expect(await sandbox.calls('recaptcha')).toEqual([]);
  });

  test.each([
    ['an empty hidden field', { remarks_code: '' }, {}],
    ['a body without the hidden field', {}, {}],
    ['a page from before a deploy that still sends its fill time', {}, { 'x-fill-time': '0' }],
  ])('lets %s through', async (_name, more, headers) => {
    expect((await send(more, headers)).status).toBe(ok);
    expect(await rows(table)).toBe(1);
  });
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
    '%s shows the error with everything typed, and the next click gets through',
    async (path, table, fields) => {
      const post = (hidden: string) =>
        request(path, {
          method: 'POST',
          body: new URLSearchParams({ ...fields, remarks_code: hidden }),
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
