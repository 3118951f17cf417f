import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { OUTBOX_CRON } from '../../src/jobs.ts';
import worker from '../../src/worker.ts';
import { envWith, STORE_FAULTS, type StoreFault } from '../helpers/faulty-stores.ts';
import { goodApplication } from '../helpers/submissions.ts';
import { ORIGIN } from '../helpers/request.ts';
import { sandbox, type Fault } from '../helpers/sandbox.ts';
import { received, recover, Visitor, type FormKind } from '../helpers/visitor.ts';
import { expectErrors } from '../setup/console.ts';

/**
 * The fault matrix: however EmailJS, reCAPTCHA, D1 or KV fails, the visitor gets a message, what was
 * acknowledged is stored, and the team gets an e-mail. e2e/submission-faults.e2e.ts tests the screens
 * and the partner script, which runs in the browser.
 */

/** A browser gives up after 30 s; people do sooner. */
const PATIENCE_MS = 20_000;

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const NOT_VERIFIED = 'Security verification failed. Please try again.';
const LEAD_FAILED = 'Something went wrong. Please try again.';
const AND_THEN = 'Please try again or contact us directly at partners@ric.example';
const noDatabase = (reason: string) =>
  `Failed to submit application: Database connection failed: ${reason}. ${AND_THEN}`;
const NO_DATABASE: Record<StoreFault, string> = {
  refused: noDatabase('the connection to it was lost'),
  hang: noDatabase('it gave no answer in time'),
  '500': noDatabase('it reported an error'),
  '429': noDatabase('it is overloaded'),
  malformed: noDatabase('it reported an error'),
  'slow 5 s': noDatabase('it gave no answer in time'),
  'answer lost': noDatabase('the connection to it was lost'),
};
const NOT_SAVED = `Failed to submit application: Failed to save application to database - no data returned. ${AND_THEN}`;

/** More calls to D1 than any form makes. */
const CALLS = 12;

const acknowledged = (status: number) => status === 200 || status === 201;

const PROVIDER_FAULTS = {
  refused: { mode: 'refuse' },
  hang: { mode: 'hang' },
  '500': { mode: 'status', status: 500 },
  '429': { mode: 'status', status: 429 },
  malformed: { mode: 'malformed' },
  'slow 5 s': { mode: 'delay', delay_ms: 5000 },
} as const satisfies Record<string, Fault>;
type ProviderFault = keyof typeof PROVIDER_FAULTS;

beforeEach(() => {
  expectErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('EmailJS fails: the record is stored, and its e-mail is sent once all is well', () => {
  // The contact form waits for the delivery and reports its failure; cron tries again all the same (Y-09).
  test.each<[ProviderFault, contact: number, lead: number, application: number]>([
    ['refused', 502, 200, 201],
    ['hang', 504, 200, 201],
    ['500', 502, 200, 201],
    ['429', 502, 200, 201],
    ['malformed', 502, 200, 201],
    ['slow 5 s', 200, 200, 201],
  ])(
    '%s: contact %i, lead %i, application %i (CON-33, ERR-05, LEAD-14, AFF-30, Y-09)',
    async (fault, ...expected) => {
      await sandbox.fault('emailjs', PROVIDER_FAULTS[fault]);
      const visitors = (['contact', 'lead', 'application'] as const).map((one) => new Visitor(one));
      const responses = await Promise.all(visitors.map((visitor) => visitor.submit()));
      expect(responses.map(({ status }) => status)).toEqual(expected);
      expect(responses[0]?.text).toBe(expected[0] === 200 ? SENT : FAILED);
      expect(Math.max(...responses.map(({ tookMs }) => tookMs))).toBeLessThan(PATIENCE_MS);
      for (const visitor of visitors) {
        expect(await visitor.stored()).toEqual({ records: 1, mails: 1 });
      }
      await recover();
      expect(await received(visitors)).toEqual([1, 1, 1]);
      // A visitor who saw an error tries again, and the team gets no second e-mail.
      const again = await Promise.all(visitors.map((visitor) => visitor.submit()));
      expect(again.map(({ status }) => status)).toEqual([200, 200, 201]);
      expect(await received(visitors)).toEqual([1, 1, 1]);
    },
  );

  test('a send that succeeds after our timeout: the visitor sees an error, and the team gets the e-mail at least once (CON-33)', async () => {
    await sandbox.fault('emailjs', { mode: 'delay', delay_ms: 9000, times: 1 });
    const visitor = new Visitor('contact');
    expect(await visitor.submit()).toMatchObject({ status: 504, text: FAILED });
    await recover();
    expect(await received([visitor])).toEqual([2]);
  });
});

describe('reCAPTCHA fails: no message passes unchecked, nothing is stored, and the text is the spec’s', () => {
  const failed = { error: NOT_VERIFIED };
  const passed = { success: true, score: 0.9, 'error-codes': [] };
  test.each<[ProviderFault, contact: number, text: string, check: number, said: object]>([
    ['refused', 403, NOT_VERIFIED, 502, failed],
    ['hang', 403, NOT_VERIFIED, 504, failed],
    ['500', 403, NOT_VERIFIED, 502, failed],
    ['429', 403, NOT_VERIFIED, 502, failed],
    ['malformed', 403, NOT_VERIFIED, 502, failed],
    ['slow 5 s', 200, SENT, 200, passed],
  ])(
    '%s: contact %i "%s", the check by itself %i; leads and applications do not notice (CAP-05, CAP-08, ERR-03)',
    async (fault, status, text, check, said) => {
      await sandbox.fault('recaptcha', PROVIDER_FAULTS[fault]);
      const [contact, lead, application] = [
        new Visitor('contact'),
        new Visitor('lead'),
        new Visitor('application'),
      ] as const;
      const verify = async () => {
        const response = await worker.fetch(
          new Request(`${ORIGIN}/api/verify-captcha`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ token: mintCaptchaToken() }),
          }),
          env,
          createExecutionContext(),
        );
        return { status: response.status, body: await response.json() };
      };
      const [response, others, checked] = await Promise.all([
        contact.submit(),
        Promise.all([lead.submit(), application.submit()]),
        verify(),
      ]);
      expect(response).toMatchObject({ status, text });
      expect(response.tookMs).toBeLessThan(PATIENCE_MS);
      expect(checked).toEqual({ status: check, body: said });
      expect(others.map((one) => one.status)).toEqual([200, 201]);
      const taken = acknowledged(status) ? 1 : 0;
      expect(await contact.stored()).toEqual({ records: taken, mails: taken });
      await recover();
      expect(await received([contact])).toEqual([taken]);
      expect((await contact.submit()).status).toBe(200);
      expect(await received([contact])).toEqual([1]);
    },
  );
});

const RECORDED = /"sent_at" = /;

/** Every statement that a form runs, and what the visitor sees when it fails. */
const STATEMENTS: readonly [
  FormKind,
  what: string,
  sql: RegExp,
  status: number,
  text: string | Record<StoreFault, string>,
][] = [
  ['contact', 'what was sent under its key', /^select "fingerprint", "subject_id"/, 503, FAILED],
  ['contact', 'the message, its limit and its e-mail', /insert into "contact_mess/, 503, FAILED],
  ['contact', 'the lock of the e-mail', /"attempts" \+ 1/, 200, SENT],
  ['contact', 'its send slot', /mail_pace/, 200, SENT],
  ['contact', 'that it was sent', RECORDED, 200, SENT],
  ['lead', 'the lead and its e-mail', /insert into "leads"/, 503, LEAD_FAILED],
  ['lead', 'the lock of the e-mail', /"attempts" \+ 1/, 200, ''],
  ['lead', 'its send slot', /mail_pace/, 200, ''],
  ['lead', 'that it was sent', RECORDED, 200, ''],
  ['application', 'whether D1 is there', /^select 1 from "affiliate_app/, 503, NO_DATABASE],
  ['application', 'the application and its e-mail', /insert into "affiliate_app/, 503, NOT_SAVED],
  ['application', 'the lock of the e-mail', /"attempts" \+ 1/, 201, ''],
  ['application', 'its send slot', /mail_pace/, 201, ''],
  ['application', 'that it was sent', RECORDED, 201, ''],
];

/** Slow faults run together. */
const TOGETHER: readonly (readonly StoreFault[])[] = [
  ['hang', 'slow 5 s'],
  ...STORE_FAULTS.filter((fault) => fault !== 'hang' && fault !== 'slow 5 s').map((one) => [one]),
];

describe('D1 fails: all or nothing is written, and a retry ends on one record and one e-mail', () => {
  test.each(TOGETHER.map((faults) => [faults.join(', '), faults] as const))(
    '%s, at each statement of each form (LEAD-07, ERR-08, AFF-26, AFF-27, ERR-23, AFF-31, CON-33)',
    async (_names, faults) => {
      const wrong: unknown[] = [];
      const everyCell = faults.flatMap((fault) => STATEMENTS.map((row) => ({ fault, row })));
      const cells = await Promise.all(
        everyCell.map(async ({ fault, row: [form, what, sql, status, text] }) => {
          const visitor = new Visitor(form);
          const { env: failing, seen } = envWith('D1', { fault, hits: sql });
          const response = await visitor.submit(failing);
          const stored = await visitor.stored();
          const cell = { fault, form, what, ...response, ...stored };
          if (seen.hit === 0) wrong.push({ ...cell, why: 'the fault hit nothing' });
          if (response.status !== status) wrong.push({ ...cell, why: `not ${status}` });
          const expected = typeof text === 'string' ? text : text[fault];
          if (expected !== '' && response.text !== expected)
            wrong.push({ ...cell, why: `not "${expected}"` });
          if (response.tookMs > PATIENCE_MS) wrong.push({ ...cell, why: 'late' });
          if (stored.records !== stored.mails) wrong.push({ ...cell, why: 'half-written' });
          if (acknowledged(response.status) && stored.records !== 1)
            wrong.push({ ...cell, why: 'acknowledged and lost' });
          return { visitor, cell, sql };
        }),
      );
      expect(wrong).toEqual([]);
      await recover();
      await Promise.all(
        cells
          .filter(({ cell }) => !acknowledged(cell.status))
          .map(async ({ visitor }) => {
            expect(acknowledged((await visitor.submit()).status)).toBe(true);
          }),
      );
      await recover();
      const counts = await received(cells.map(({ visitor }) => visitor));
      cells.forEach(({ cell, sql }, index) => {
        const count = counts[index] ?? 0;
        // Only when the result was not stored may the team get it twice.
        const once = sql.source !== RECORDED.source || cell.fault === 'answer lost';
        if (count < 1 || (once && count > 1)) wrong.push({ ...cell, count });
      });
      for (const { visitor, cell } of cells) {
        const { records, mails } = await visitor.stored();
        if (records !== 1 || mails !== 1) wrong.push({ ...cell, records, mails });
      }
      expect(wrong).toEqual([]);
    },
  );

  test('whichever call fails, an acknowledged submission is stored and announced', async () => {
    const faults: StoreFault[] = ['refused', 'hang', 'answer lost'];
    const sweep = async (form: FormKind, fault: StoreFault, place: number) => {
      const visitor = new Visitor(form);
      const { env: failing, seen } = envWith('D1', { fault, hits: place });
      const { status } = await visitor.submit(failing);
      const { records, mails } = await visitor.stored();
      expect(records, `${form}, ${fault}, call ${place}`).toBe(mails);
      if (acknowledged(status)) expect(records).toBe(1);
      else expect(status).toBe(503);
      if (place === CALLS) expect(seen.hit, 'there is no call after the last').toBe(0);
      return records === 1 ? [visitor] : [];
    };
    const cells = (['contact', 'lead', 'application'] as const).flatMap((form) =>
      faults.flatMap((fault) =>
        Array.from({ length: CALLS }, (_, index) => sweep(form, fault, index + 1)),
      ),
    );
    const stored = await Promise.all(cells);
    await recover();
    expect(stored.flat().length).toBeGreaterThan(40);
    expect(Math.min(...(await received(stored.flat())))).toBe(1);
  });

  test('however it fails while cron delivers, due e-mails stay due and go out at a later run', async () => {
    await sandbox.fault('emailjs', { mode: 'status', status: 500 });
    const visitors = (['contact', 'lead', 'application'] as const).map((one) => new Visitor(one));
    await Promise.all(visitors.map((visitor) => visitor.submit()));
    await sandbox.heal();
    const statements = [/"locked_until" <=/, /"attempts" \+ 1/, /mail_pace/, RECORDED];
    const runs = STORE_FAULTS.flatMap((fault) =>
      statements.map(async (hits) => {
        const { env: failing } = envWith('D1', { fault, hits });
        const scheduledTime = new Date();
        const controller = createScheduledController({ cron: OUTBOX_CRON, scheduledTime });
        await worker.scheduled(controller, failing);
      }),
    );
    await Promise.allSettled(runs);
    await recover();
    expect(Math.min(...(await received(visitors)))).toBeGreaterThanOrEqual(1);
  });

  test('without JavaScript the page comes back with the reason and with everything typed (AFF-26)', async () => {
    const { env: failing } = envWith('D1', { fault: 'refused', hits: 'all' });
    const { terms: _terms, ...typed } = goodApplication({ motivation: 'They ask every week.' });
    const response = await worker.fetch(
      new Request(`${ORIGIN}/Affiliates`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          ...(typed as Record<string, string>),
          terms: 'agreed',
        }).toString(),
      }),
      failing,
      createExecutionContext(),
    );
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(NO_DATABASE.refused);
    expect(html).toContain('They ask every week.');
    expect(await env.DB.prepare('SELECT count(*) AS n FROM outbox').first('n')).toBe(0);
  });
});

describe('KV fails: D1 enforces the limit, and messages arrive as always', () => {
  test('however it fails, a message is accepted at once and the fourth is not (CON-36, CON-38)', async () => {
    const wrong: unknown[] = [];
    await Promise.all(
      STORE_FAULTS.map(async (fault) => {
        const { env: failing, seen } = envWith('KV', { fault, hits: 'all' });
        const email = `${fault.replaceAll(' ', '.')}@northquay.example`;
        const write = () => {
          const visitor = new Visitor('contact');
          visitor.typed['email'] = email;
          return visitor.submit(failing);
        };
        for (let message = 1; message <= 4; message += 1) {
          const { status, text, tookMs } = await write();
          const right = message < 4 ? status === 200 && text === SENT : status === 429;
          if (!right || tookMs > PATIENCE_MS) wrong.push({ fault, message, status, text, tookMs });
        }
        if (seen.hit === 0) wrong.push({ fault, why: 'the fault hit nothing' });
      }),
    );
    expect(wrong).toEqual([]);
    await recover();
    expect(await sandbox.mails()).toHaveLength(STORE_FAULTS.length * 3);
  });
});

test('a rate limiter that fails or hangs lets visitors through', async () => {
  const limiters: RateLimit[] = [
    { limit: () => new Promise<never>(() => {}) },
    { limit: () => Promise.reject(new Error('The limiter failed')) },
  ];
  const responses = await Promise.all(
    limiters.flatMap((limiter) =>
      (['contact', 'lead', 'application'] as const).map(async (form) => {
        const visitor = new Visitor(form);
        visitor.headers['cf-connecting-ip'] = '203.0.113.9';
        return (await visitor.submit({ ...env, SUBMISSION_LIMITER: limiter })).status;
      }),
    ),
  );
  expect(responses).toEqual([200, 200, 201, 200, 200, 201]);
});
