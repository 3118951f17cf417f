import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { OUTBOX_CRON } from '../../src/cron-jobs.ts';
import type { Env } from '../../src/config.ts';
import worker from '../../src/worker.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
} from './submissions.ts';
import { ORIGIN, runCron } from './request.ts';
import { sandbox } from './sandbox.ts';

const FORMS = {
  contact: { path: CONTACT_API, good: goodMessage, table: 'contact_messages' },
  lead: { path: LEADS_API, good: goodLead, table: 'leads' },
  application: { path: APPLICATIONS_API, good: goodApplication, table: 'affiliate_applications' },
} as const;
export type FormKind = keyof typeof FORMS;

/** A visitor with a filled form and its idempotency key. */
export class Visitor {
  readonly form: FormKind;
  readonly typed: Record<string, unknown>;
  readonly key = crypto.randomUUID();
  /** Headers that their network adds. */
  readonly headers: Record<string, string> = {};

  constructor(form: FormKind) {
    this.form = form;
    this.typed = FORMS[form].good();
  }

  /** Sends the form, and waits for the Worker's background work too. */
  async submit(environment: Env = env): Promise<{ status: number; text: string }> {
    const { path } = FORMS[this.form];
    const token = this.form === 'contact' ? { captcha_token: mintCaptchaToken() } : {};
    const context = createExecutionContext();
    const response = await worker.fetch(
      new Request(new URL(path, ORIGIN), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': this.key,
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          ...this.headers,
        },
        body: JSON.stringify({ ...this.typed, ...token }),
      }),
      environment,
      context,
    );
    const body = await response.json<{ error?: string; message?: string }>();
    await waitOnExecutionContext(context);
    return { status: response.status, text: body.error ?? body.message ?? '' };
  }

  get email(): string {
    return String(this.typed['email']);
  }

  /** How many records and e-mails are stored for them. */
  async stored(): Promise<{ records: number; mails: number }> {
    const { table } = FORMS[this.form];
    const count = (sql: string) => env.DB.prepare(sql).bind(this.email).first<number>('n');
    const [records, mails] = await Promise.all([
      count(`SELECT count(*) AS n FROM ${table} WHERE email = ?`),
      count(`SELECT count(*) AS n FROM outbox WHERE json_extract(payload, '$.replyTo.email') = ?`),
    ]);
    return { records: records ?? -1, mails: mails ?? -1 };
  }
}

/** How many e-mails about each visitor the team received. */
export async function received(visitors: readonly Visitor[]): Promise<number[]> {
  const mails = await sandbox.mails();
  return visitors.map(
    ({ email }) => mails.filter((mail) => mail.template_params['email'] === email).length,
  );
}

/** All faults end and time passes: locks expire, waits end, cron runs. */
export async function recover(): Promise<void> {
  await sandbox.heal();
  for (let run = 0; run < 3; run += 1) {
    await env.DB.batch([
      env.DB.prepare("UPDATE outbox SET locked_until = 1 WHERE status = 'sending'"),
      env.DB.prepare("UPDATE outbox SET not_before = 1 WHERE status = 'pending'"),
    ]);
    await runCron(OUTBOX_CRON);
  }
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE status <> 'sent'").first('n'),
  ).toBe(0);
}
