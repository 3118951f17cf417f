import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import type { Env } from '../../src/env.ts';
import { pictureFile } from '../../src/features/blog/pictures/picture-address.ts';
import { BLOG_CRON, OUTBOX_CRON, type Cron } from '../../src/jobs.ts';
import worker from '../../src/worker.ts';
import { decideAs, passUndoTime, SEND } from '../helpers/decisions.ts';
import { ORIGIN } from '../helpers/request.ts';
import { openSession, PASSWORD, seedApplication, someAddress } from '../helpers/staff.ts';
import { Visitor, type FormKind } from '../helpers/visitor.ts';

export interface Outcome {
  /** Status and text. */
  shown: string;
  stored: string;
}

export interface FaultyCall {
  name: string;
  run: (environment: Env) => Promise<Outcome>;
}

const MAX_TEXT = 110;

/** The text that a person reads first: a JSON error, or a page's heading. */
function textOf(type: string, body: string): string {
  if (type.includes('json')) {
    const { error, message, status } = JSON.parse(body) as Record<string, unknown>;
    const text = error ?? message ?? status;
    return typeof text === 'string' ? text : '';
  }
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '';
  return /Error Loading Blog/.exec(body)?.[0] ?? heading.replace(/<[^>]+>/g, '').trim();
}

function shownAs(status: number, text: string): string {
  if (!text) return String(status);
  return `${status} “${text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text}”`;
}

async function send(
  environment: Env,
  path: string,
  init: RequestInit,
  /** An approval waits ten seconds after its response. */
  waits = true,
): Promise<string> {
  const context = createExecutionContext();
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await worker.fetch(request, environment, context);
  const body = await response.text();
  if (waits) await waitOnExecutionContext(context);
  return shownAs(response.status, textOf(response.headers.get('content-type') ?? '', body));
}

const get = (path: string): FaultyCall => ({
  name: `GET ${path}`,
  run: async (environment) => ({ shown: await send(environment, path, {}), stored: '–' }),
});

const staffPage = (path: string): FaultyCall => ({
  name: `GET ${path}`,
  run: async (environment) => {
    const cookie = await openSession();
    return { shown: await send(environment, path, { headers: { cookie } }), stored: '–' };
  },
});

const post = (path: string, body: () => Record<string, unknown>): FaultyCall => ({
  name: `POST ${path}`,
  run: async (environment) => ({
    shown: await send(environment, path, {
      method: 'POST',
      body: JSON.stringify(body()),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'cf-connecting-ip': someAddress(),
      },
    }),
    stored: '–',
  }),
});

const storedAs = ({ records, mails }: { records: number; mails: number }): string => {
  if (records === 0 && mails === 0) return 'nothing';
  return records === 1 && mails === 1
    ? 'record and e-mail'
    : `${records} records, ${mails} e-mails`;
};

const submit = (path: string, form: FormKind): FaultyCall => ({
  name: `POST ${path}`,
  run: async (environment) => {
    const visitor = new Visitor(form);
    visitor.headers['cf-connecting-ip'] = someAddress();
    const { status, text } = await visitor.submit(environment);
    return { shown: shownAs(status, text), stored: storedAs(await visitor.stored()) };
  },
});

async function runJob(environment: Env, cron: Cron): Promise<string> {
  const controller = createScheduledController({ cron, scheduledTime: new Date() });
  return worker.scheduled(controller, environment).then(
    () => 'the run ends well',
    () => 'the run is marked as failed',
  );
}

const statusOf = (id: string) =>
  env.DB.prepare('SELECT status FROM affiliate_applications WHERE id = ?')
    .bind(id)
    .first<string>('status');

const stillOpen = async (kind: string, id: string): Promise<boolean> =>
  (await env.DB.prepare(
    "SELECT 1 FROM outbox WHERE kind = ? AND subject_id = ? AND status IN ('pending', 'sending')",
  )
    .bind(kind, id)
    .first()) !== null;

const approve: FaultyCall = {
  name: 'PATCH /api/admin/applications/:id',
  run: async (environment) => {
    const id = await seedApplication({ email: `${crypto.randomUUID()}@fault.example` });
    const cookie = await openSession();
    const init = {
      method: 'PATCH',
      body: JSON.stringify(SEND),
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
    };
    const shown = await send(environment, `/api/admin/applications/${id}`, init, false);
    return { shown, stored: `application ${await statusOf(id)}` };
  },
};

/** An approval that is due, sent by cron. */
const register: FaultyCall = {
  name: `cron ${OUTBOX_CRON}`,
  run: async (environment) => {
    const id = await seedApplication({ email: `${crypto.randomUUID()}@fault.example` });
    await decideAs(await openSession(), id, SEND);
    await passUndoTime();
    const shown = await runJob(environment, OUTBOX_CRON);
    const open = await stillOpen('partner_registration', id);
    // Whether the lock of the stopped call has expired depends on the machine.
    return { shown, stored: `application ${open ? 'waits to be sent' : await statusOf(id)}` };
  },
};

/** The picture of the first post. */
export const PICTURE = 'http://127.0.0.1:8787/__sandbox/images/post-1.svg';

/** Calls that may run at the same time. */
export const CALLS: readonly FaultyCall[] = [
  ...['/', '/pricing', '/contact', '/admin/leads'].map(get),
  ...['/blog', '/blog?q=body', '/blog/post-1', '/blog/not-a-post'].map(get),
  ...['/blog/post-1.html', '/blog/post-1.md', '/blog/rss.xml', '/sitemap.xml'].map(get),
  get(`/blog/pictures/post-1/${pictureFile(PICTURE, 800)}`),
  ...['/llms.txt', '/api/health', '/api/storychief/stories'].map(get),
  ...['/api/check-html/post-1', '/api/cached-post/post-1'].map(get),
  post('/api/verify-captcha', () => ({ token: mintCaptchaToken() })),
  submit('/api/contact', 'contact'),
  submit('/api/leads', 'lead'),
  submit('/api/affiliates/applications', 'application'),
  post('/api/admin/session', () => ({ password: PASSWORD })),
  ...['/admin/affiliates', '/admin/mail', '/admin/site', '/admin/audit'].map(staffPage),
  approve,
];

/** Calls that would see what others store. */
export const LATER_CALLS: readonly FaultyCall[] = [
  register,
  {
    name: `cron ${BLOG_CRON}`,
    run: async (environment) => ({ shown: await runJob(environment, BLOG_CRON), stored: '–' }),
  },
];
