import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { D1_MS } from '../../src/db/with-timeout.ts';
import worker from '../../src/worker.ts';
import { envWith, type StoreFault } from '../helpers/faulty-stores.ts';
import { ORIGIN } from '../helpers/request.ts';
import { sandbox, type Fault } from '../helpers/sandbox.ts';
import { goodApplication } from '../helpers/submissions.ts';
import { received, recover, Visitor, type FormKind } from '../helpers/visitor.ts';
import { expectErrors } from '../setup/console.ts';

/** A browser gives up after 30 s; people do sooner. */
const PATIENCE_MS = 20_000;
/** More calls to D1 than any form makes. */
const CALLS = 12;

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const NOT_VERIFIED = 'Security verification failed. Please try again.';
const LEAD_FAILED = 'Something went wrong. Please try again.';
const AND_THEN = 'Please try again or contact us directly at partners@ric.example';
const NOT_SAVED = `Failed to submit application: Failed to save application to database - no data returned. ${AND_THEN}`;
const noDatabase = (reason: string) =>
  `Failed to submit application: Database connection failed: ${reason}. ${AND_THEN}`;

const FORMS: readonly FormKind[] = ['contact', 'lead', 'application'];
const visitors = () =>
  [new Visitor('contact'), new Visitor('lead'), new Visitor('application')] as const;
const isAcknowledged = (status: number) => status === 200 || status === 201;
/** By its deadline, the call has done its work and nobody heard of it. */
const LOST: Fault = { mode: 'delay', delay_ms: 9000, times: 1 };

beforeEach(() => {
  expectErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

// The contact form waits for the delivery and reports its failure; cron tries again all the same.
test.each<[name: string, fault: Fault, contact: number, text: string, mails: number]>([
  ['refused', { mode: 'refuse' }, 502, FAILED, 1],
  ['hung', { mode: 'hang' }, 504, FAILED, 1],
  ['answered and lost', LOST, 504, FAILED, 2],
  ['slow', { mode: 'delay', delay_ms: 5000 }, 200, SENT, 1],
])(
  'EmailJS %s: what visitors sent is stored and reaches the team (CON-33, ERR-05, LEAD-14, AFF-30, Y-09)',
  async (_name, fault, status, text, mails) => {
    await sandbox.fault('emailjs', fault);
    const [contact, ...others] = visitors();
    const all = fault.mode === 'delay' ? [contact] : [contact, ...others];
    const [response, ...unaffected] = await Promise.all(all.map((visitor) => visitor.submit()));
    expect(response).toMatchObject({ status, text });
    expect(unaffected.map((one) => one.status)).toEqual([200, 201].slice(0, all.length - 1));
    for (const visitor of all) expect(await visitor.stored()).toEqual({ records: 1, mails: 1 });
    await recover();
    expect(await received(all)).toEqual(all.map(() => mails));
    // A visitor who saw an error tries again, and the team gets no further e-mail.
    for (const visitor of all) expect(isAcknowledged((await visitor.submit()).status)).toBe(true);
    expect(await received(all)).toEqual(all.map(() => mails));
  },
);

test.each<[name: string, fault: Fault]>([
  ['refused', { mode: 'refuse' }],
  ['hung', { mode: 'hang' }],
  ['answered and lost', LOST],
  ['answered 500', { mode: 'status', status: 500 }],
  ['answered with a page', { mode: 'html' }],
])(
  'reCAPTCHA %s: no message passes unchecked or is stored, a second try is, and leads do not notice (CAP-05, CAP-08, ERR-03)',
  async (_name, fault) => {
    await sandbox.fault('recaptcha', fault);
    const [contact, ...others] = visitors();
    const [response, ...unaffected] = await Promise.all(
      [contact, ...others].map((visitor) => visitor.submit()),
    );
    expect(response).toMatchObject({ status: 403, text: NOT_VERIFIED });
    expect(unaffected.map((one) => one.status)).toEqual([200, 201]);
    expect(await contact.stored()).toEqual({ records: 0, mails: 0 });
    await sandbox.heal();
    expect((await contact.submit())?.status).toBe(200);
    expect(await contact.stored()).toEqual({ records: 1, mails: 1 });
  },
);

describe('D1 fails', () => {
  /** It stores that an e-mail was sent: without it, the team may get a second one. */
  const RECORDED = /"sent_at" = /;

  async function failAt(form: FormKind, fault: StoreFault, place: number) {
    const visitor = new Visitor(form);
    const { env: failing, seen } = envWith('D1', { fault, hits: place });
    const { status, text } = await visitor.submit(failing);
    const { records, mails } = await visitor.stored();
    const where = `${form}, ${fault}, call ${place}: ${status} "${text}"`;
    expect(records, where).toBe(mails);
    if (isAcknowledged(status)) expect(records, where).toBe(1);
    else {
      expect(status, where).toBe(503);
      if (form !== 'application') expect(text).toBe(form === 'lead' ? LEAD_FAILED : FAILED);
    }
    if (place === CALLS) expect(seen.hit, 'there is no call after the last').toBe(0);
    return { visitor, where, status, mayRepeat: RECORDED.test(seen.calls[place - 1] ?? '') };
  }

  // The simulator has the other faults.
  test.each<StoreFault>(['refused'])(
    '%s at any call: all or nothing is stored, and a retry ends on one record and one e-mail (LEAD-07, ERR-08, AFF-26, AFF-31, CON-33)',
    async (fault) => {
      const places = Array.from({ length: CALLS }, (_, index) => index + 1);
      const cells = await Promise.all(
        FORMS.flatMap((form) => places.map((place) => failAt(form, fault, place))),
      );
      await recover();
      await Promise.all(
        cells
          .filter(({ status }) => !isAcknowledged(status))
          .map(async ({ visitor, where }) => {
            expect(isAcknowledged((await visitor.submit()).status), where).toBe(true);
          }),
      );
      await recover();
      const counts = await received(cells.map(({ visitor }) => visitor));
      for (const [index, { visitor, where, mayRepeat }] of cells.entries()) {
        expect(await visitor.stored(), where).toEqual({ records: 1, mails: 1 });
        expect(mayRepeat ? [1, 2] : [1], where).toContain(counts[index]);
      }
    },
  );

  test.each<[StoreFault, reason: string]>([
    ['refused', 'the connection to it was lost'],
    ['hang', 'it gave no answer in time'],
    ['500', 'it reported an error'],
    ['429', 'it is overloaded'],
  ])(
    '%s: an applicant reads the reason, in the form and without JavaScript (AFF-26, AFF-27, ERR-23)',
    async (fault, reason) => {
      const all = envWith('D1', { fault, hits: 'all' });
      const insert = envWith('D1', { fault, hits: /insert into "affiliate_app/ });
      const form = envWith('D1', { fault, hits: 'all' });
      const { terms: _terms, ...typed } = goodApplication({ motivation: 'They ask every week.' });
      const [early, late, response] = await Promise.all([
        new Visitor('application').submit(all.env),
        new Visitor('application').submit(insert.env),
        worker.fetch(
          new Request(`${ORIGIN}/Affiliates`, {
            method: 'POST',
            headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ ...(typed as Record<string, string>), terms: 'agreed' }),
          }),
          form.env,
          createExecutionContext(),
        ),
      ]);
      expect(early.text).toBe(noDatabase(reason));
      expect(late.text).toBe(NOT_SAVED);
      for (const { seen } of [all, form]) expect(seen.hit * D1_MS).toBeLessThan(PATIENCE_MS);
      expect(response.status).toBe(503);
      const html = await response.text();
      expect(html).toContain(noDatabase(reason));
      expect(html, 'nothing has to be typed again').toContain('They ask every week.');
    },
  );
});

test.each<StoreFault>(['refused', 'hang', 'answer lost'])(
  'KV %s: three messages are taken and the fourth is not, as always (CON-36, CON-38)',
  async (fault) => {
    const { env: failing, seen } = envWith('KV', { fault, hits: 'all' });
    const statuses: number[] = [];
    for (let message = 1; message <= 4; message += 1) {
      const visitor = new Visitor('contact');
      visitor.typed['email'] = 'mary@northquay.example';
      statuses.push((await visitor.submit(failing)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(seen.hit).toBeGreaterThan(0);
    const others = [new Visitor('lead'), new Visitor('application')];
    const responses = await Promise.all(others.map((visitor) => visitor.submit(failing)));
    expect(responses.map(({ status }) => status)).toEqual([200, 201]);
    await recover();
    expect(await sandbox.mails()).toHaveLength(5);
  },
);

test('a rate limiter that fails or hangs lets visitors through', async () => {
  const limiters: RateLimit[] = [
    { limit: () => new Promise<never>(() => {}) },
    { limit: () => Promise.reject(new Error('The limiter failed')) },
  ];
  const responses = await Promise.all(
    limiters.flatMap((limiter) =>
      visitors().map(async (visitor) => {
        visitor.headers['cf-connecting-ip'] = '203.0.113.9';
        return (await visitor.submit({ ...env, SUBMISSION_LIMITER: limiter })).status;
      }),
    ),
  );
  expect(responses).toEqual([200, 200, 201, 200, 200, 201]);
});
