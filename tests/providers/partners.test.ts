import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { parseConfig } from '../../src/config.ts';
import { createPartners } from '../../src/providers/partners/partnerstack-client.ts';
import { sandbox } from '../helpers/sandbox.ts';

const applicant = {
  email: 'ana+partner@newsletter.example',
  firstName: 'Ana',
  lastName: 'Quintero',
  details: { company: 'The Tuesday Letter', website: '', motivation: 'They ask me.' },
};

/** The client as the Worker has it, its calls answered by the sandbox. */
const partners = () => createPartners(parseConfig(env), env.SANDBOX.fetch.bind(env.SANDBOX));

/** The client with answers that the sandbox does not give. */
const respondingWith = (...answers: (() => Response)[]) => {
  const asked: Request[] = [];
  const outbound = async (input: RequestInfo | URL) => {
    asked.push(input as Request);
    return (answers[Math.min(asked.length, answers.length) - 1] ?? (() => new Response()))();
  };
  return { asked, client: createPartners(parseConfig(env), outbound) };
};
const json =
  (body: unknown, status = 200, statusText = '') =>
  () =>
    new Response(JSON.stringify(body), { status, statusText });

test('a new partner is registered with their details, and both keys come back (ADA-15, ADA-21)', async () => {
  const made = await partners().createPartnership(applicant);
  expect(made).toEqual({
    ok: true,
    value: {
      id: expect.stringMatching(/^part_/),
      partnerKey: expect.stringMatching(/^ana/),
      alreadyExisted: false,
    },
  });
  const [call] = await sandbox.calls('partnerstack');
  expect(call).toMatchObject({ method: 'POST', path: '/api/v2/partnerships', status: 200 });
  expect(call?.body).toEqual({
    email: applicant.email,
    first_name: 'Ana',
    last_name: 'Quintero',
    fields: [
      { api_name: 'company', value: 'The Tuesday Letter' },
      { api_name: 'motivation', value: 'They ask me.' },
    ],
  });
});

test('registering a known e-mail returns its existing partnership (ADA-22)', async () => {
  const first = await partners().createPartnership(applicant);
  const second = await partners().createPartnership({
    ...applicant,
    email: applicant.email.toUpperCase(),
  });
  expect(first.ok && second.ok && second.value).toEqual(
    first.ok && { ...first.value, alreadyExisted: true },
  );
});

test('a 409 is treated like the documented 400', async () => {
  const { client, asked } = respondingWith(
    json({ message: 'Conflict', status: 409 }, 409),
    json({ data: { partnership: { key: 'part_1', email: applicant.email } }, status: '2xx' }),
  );
  expect(await client.createPartnership(applicant)).toEqual({
    ok: true,
    value: { id: 'part_1', partnerKey: undefined, alreadyExisted: true },
  });
  expect(asked.map((request) => new URL(request.url).pathname)).toEqual([
    '/api/v2/partnerships',
    '/api/v2/partnerships/ana%2Bpartner%40newsletter.example',
  ]);
});

test('a 400 for an unknown e-mail fails with PartnerStack’s own text', async () => {
  const made = await partners().createPartnership({ ...applicant, email: 'nobody' });
  expect(made).toMatchObject({
    ok: false,
    error: { status: 400, message: "'nobody' is not a 'email'", isRefusal: true },
  });
});

test('a partnership of another e-mail is ignored', async () => {
  const { client } = respondingWith(json({ data: { key: 'part_9', email: 'eve@other.example' } }));
  expect(await client.findByEmail(applicant.email)).toEqual({ ok: true, value: null });
});

test('names are cut to 50 characters, and never inside a surrogate pair', async () => {
  const firstName = `${'x'.repeat(49)}🧑`;
  expect(await partners().createPartnership({ ...applicant, firstName })).toMatchObject({
    ok: true,
  });
  const [call] = await sandbox.calls('partnerstack');
  expect(call?.body).toMatchObject({ first_name: 'x'.repeat(49) });
});

test('a partner key is the id if no other comes back (X-34, ADA-22)', async () => {
  const { client } = respondingWith(json({ data: { key: null, partner_key: 'ana1' } }));
  expect(await client.createPartnership(applicant)).toMatchObject({
    ok: true,
    value: { id: 'ana1', partnerKey: 'ana1' },
  });
});

test.each([
  ['No partner ID returned from server', json({ data: { email: applicant.email } })],
  ['Unknown server error', () => new Response('<html>')],
  ['Unknown server error', json({ message: 'ok', status: 200 })],
  [
    'Server error: 503 Service Unavailable',
    () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
  ],
  [
    'Server error: 302 Found',
    () => new Response(null, { status: 302, headers: { location: '/' } }),
  ],
  ['Too many requests', json({ message: 'Too many requests', status: 429 }, 429)],
  ['Invalid API key', json({ error: 'Invalid API key' }, 401)],
  ['Invalid API key', json({ error: { message: 'Invalid API key' } }, 401)],
  ['Invalid API key', json({ error: { code: 7 }, message: 'Invalid API key' }, 401)],
  ['Invalid API key', json({ error: true, message: 'Invalid API key' }, 401)],
  ['Server error: 401 Unauthorized', json({ error: true }, 401, 'Unauthorized')],
])('%s (ADA-23)', async (message, answer) => {
  const { client } = respondingWith(answer);
  expect(await client.createPartnership(applicant)).toMatchObject({
    ok: false,
    error: { message },
  });
});

test.each([
  ['refuse', 'unreachable', 'Failed to send to PartnerStack'],
  ['malformed', 'malformed', 'Unknown server error'],
  ['html', 'malformed', 'Unknown server error'],
  ['truncate', 'malformed', 'Unknown server error'],
  ['status', 'status', 'Server error: 500'],
] as const)(
  'a response with the fault %s is a failure with a text, not an exception (ADA-16, ADA-23)',
  async (mode, reason, message) => {
    await sandbox.fault('partnerstack', { mode });
    const made = await partners().createPartnership(applicant);
    expect(made).toMatchObject({ ok: false, error: { reason } });
    expect(!made.ok && made.error.message).toContain(message);
  },
);

test('a retry after a lost response finds the partner that was made', async () => {
  await sandbox.fault('partnerstack', { mode: 'truncate', times: 1 });
  expect((await partners().createPartnership(applicant)).ok).toBe(false);
  expect(await partners().createPartnership(applicant)).toMatchObject({
    ok: true,
    value: { alreadyExisted: true },
  });
});

test('without keys no request is sent', async () => {
  const config = parseConfig({ ...env, PARTNERSTACK_SECRET_KEY: '' });
  const client = createPartners(config, () => {
    throw new Error('called');
  });
  expect(await client.createPartnership(applicant)).toMatchObject({
    ok: false,
    error: { reason: 'not_configured', message: 'Failed to send to PartnerStack' },
  });
});
