import { signWebhookPayload } from '../../sandbox/providers/php-json.ts';
import { webhookPayload } from '../../sandbox/control/webhook-payload.ts';
import { STORYCHIEF_WEBHOOK_KEY } from '../../sandbox/credentials.ts';
import { givenStory } from '../../sandbox/stories/story-store.ts';
import { BLOG_CRON, OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { goodApplication, goodLead, goodMessage } from '../helpers/submissions.ts';
import type { Kind, Submission } from './model.ts';
import type { Site, StoryCall } from './site.ts';
import type { Answer, Fault, Running } from './world.ts';

/** What visitors, staff, cron and the content service do; who does it to what, and how, are numbers. */
export interface Command {
  do: keyof typeof COMMANDS;
  who: number;
  pick: number;
  copies: number;
}

type Act = (site: Site, command: Command) => Promise<unknown>;

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

const PATH = {
  lead: '/api/leads',
  contact: '/api/contact',
  application: '/api/affiliates/applications',
};
const GOOD = { lead: goodLead, contact: goodMessage, application: goodApplication };

function bodyOf(site: Site, { kind, who, name, text }: Submission): object {
  const email = site.model.emailOf(who);
  if (kind === 'lead') return GOOD.lead({ name, email, source: text });
  if (kind === 'application')
    return GOOD.application({ firstName: 'Kim', lastName: name, email, audience: text });
  return GOOD.contact({ name, email, subject: 'Hiring', message: text });
}

const begin = (site: Site, submission: Submission, body: object): Running =>
  site.send('POST', PATH[submission.kind], {
    json: body,
    headers: { 'idempotency-key': submission.key, 'cf-connecting-ip': `10.0.0.${submission.who}` },
  });

function newSubmission({ model, world }: Site, kind: Kind, { who, pick }: Command): Submission {
  const text = kind === 'lead' ? `opener_${pick % 3}` : `We look for nurses, text ${pick % 3}.`;
  const key = crypto.randomUUID();
  const name = model.nameOf(who);
  return { kind, who, name, text, key, begun: world.now, outcome: 'refused' };
}

async function deliver(
  site: Site,
  submissions: readonly Submission[],
  copies: number,
): Promise<void> {
  const sent = submissions.map((submission) => {
    const body = bodyOf(site, submission);
    // A double click sends one body twice; another attempt of a browser has a captcha token of its own.
    const again = site.world.random() < 0.5 ? body : bodyOf(site, submission);
    return [body, again].slice(0, copies).map((each) => begin(site, submission, each));
  });
  await site.answers(...sent.flat());
  for (const [index, submission] of submissions.entries()) {
    const statuses = (sent[index] ?? []).map(({ value }) => value?.status ?? 0);
    site.model.answered(submission, statuses);
  }
}

function deliverNew(site: Site, submissions: readonly Submission[], copies: number): Promise<void> {
  site.model.submissions.push(...submissions);
  return deliver(site, submissions, copies);
}

const submit =
  (kind: Kind): Act =>
  (site, command) =>
    deliverNew(site, [newSubmission(site, kind, command)], command.copies);

const retry: Act = async (site, { who, pick, copies }) => {
  const own = site.model.submissions.filter((each) => each.who === who);
  const again = own.at(-1 - (pick % 3));
  if (!again) return;
  // What is sent again after an erasure, and was not stored before, is new.
  const isNew = again.outcome !== 'acknowledged';
  if (isNew && site.model.erased.has(again.name)) return;
  await deliver(site, [again], copies);
};

/** More messages at once than an address may send. */
const burst: Act = (site, command) =>
  deliverNew(
    site,
    times(5, (pick) => newSubmission(site, 'contact', { ...command, pick })),
    1,
  );

/** More applications than an hour takes without a captcha, each from another person; then some with one. */
const flood: Act = async (site) => {
  const now = Math.floor(site.world.now);
  const send = (index: number, more: object) => {
    const email = `${'captcha_token' in more ? 'checked' : 'open'}.${now}.${index}@sim.example`;
    return site.send('POST', PATH.application, {
      json: goodApplication({ email, lastName: `No. ${index}`, ...more }),
      headers: { 'cf-connecting-ip': `10.1.${now % 250}.${index}` },
    });
  };
  await site.answers(...times(32, (index) => send(index, {})));
  const checked = times(3, (index) => send(100 + index, { captcha_token: mintCaptchaToken() }));
  await site.answers(...checked);
};

const LISTS = [
  ['messages', 'contact_messages'],
  ['leads', 'leads'],
  ['applications', 'affiliate_applications'],
] as const;
const listOf = (pick: number) => LISTS[pick % 3] ?? LISTS[0];

const newest = (site: Site, table: string, { who }: Command): string =>
  site.stores.read<{ id: string }>(
    `select id from ${table} where email = ? order by seq desc limit 1`,
    site.model.emailOf(who),
  )[0]?.id ?? crypto.randomUUID();

/** What staff were told was done. */
const madeIn = <Made>(answers: readonly Answer[]): Made[] =>
  answers.flatMap(({ status, text }) =>
    status === 200 ? (JSON.parse(text) as { made: Made[] }).made : [],
  );

const DECISIONS = ['approve-and-send', 'reject', 'approve', 'send'] as const;
const DECIDE = '/api/admin/applications/decisions';
/** For so long a run has the row that it delivers. */
const LOCK_MS = 60_000;

const decide: Act = async (site, command) => {
  const { pick, copies } = command;
  const id = newest(site, 'affiliate_applications', command);
  const sent = times(copies, (index) => {
    const decision = DECISIONS[copies > 1 ? (pick + index) % 3 : pick % 4];
    const mail = site.world.random() < 0.5 ? { mail: 'template' } : {};
    return site.asStaff('POST', DECIDE, {
      json: { change_id: crypto.randomUUID(), ids: [id], decision, ...mail },
    });
  });
  await site.answers(...sent);
};

const PARTNERS = 'api.partnerstack.com';
/** When a decision can no longer be taken back, its applicant is registered. */
const REGISTERED_MS = 10_050;

const decideOn = (site: Site, id: string, decision: (typeof DECISIONS)[number]) =>
  site.answers(
    site.asStaff('POST', DECIDE, {
      json: { change_id: crypto.randomUUID(), ids: [id], decision },
    }),
  );

/** PartnerStack takes an applicant and its answer is lost; then staff decide again. */
const doubt: Act = async (site, command) => {
  const { down } = site.world;
  const id = newest(site, 'affiliate_applications', command);
  await decideOn(site, id, 'approve-and-send');
  down.set(PARTNERS, 'lost after');
  await site.world.pass(REGISTERED_MS + 3_000);
  down.delete(PARTNERS);
  await decideOn(site, id, command.pick % 2 === 0 ? 'reject' : 'approve');
};

/** PartnerStack refuses an applicant; D1 stores that while the next run asks PartnerStack again. */
const lateFailure: Act = async (site, command) => {
  const { world } = site;
  await decideOn(site, newest(site, 'affiliate_applications', command), 'approve-and-send');
  world.down.set(PARTNERS, 'refused');
  await world.pass(REGISTERED_MS - 100);
  // The row is locked, the application read, PartnerStack asked, its failure noted; then this one.
  world.calls = 0;
  world.plan = { call: 5, fault: 'late' };
  await world.pass(5_000);
  world.down.set(PARTNERS, 'hung');
  await world.pass(LOCK_MS);
  const next = site.cron(OUTBOX_CRON);
  await world.pass(2_000);
  await world.catchUp();
  world.down.delete(PARTNERS);
  await world.until(() => next.isDone);
};

/** Mostly of the last decision: there are ten seconds for it. */
const undo: Act = async (site, command) => {
  const { model, stores, world } = site;
  const newestOne = newest(site, 'affiliate_applications', command);
  const decisions = stores.read<{ id: string; at: number }>(
    `select subject_id as id, at from staff_audit where action in
      ('approval_decided', 'sending_started', 'application_rejected', 'application_approved')
      order by rowid desc`,
  );
  const last = decisions.find(({ id }) => command.pick > 0 || id === newestOne);
  const begun = world.now;
  const json = { change_id: crypto.randomUUID(), ids: [last?.id ?? newestOne] };
  const made = madeIn(await site.answers(site.asStaff('POST', `${DECIDE}/undo`, { json })));
  if (made.length > 0) model.tell('undone', { decidedAt: last?.at ?? 0, begun });
};

const reopen: Act = (site, command) =>
  site.asked(
    'POST',
    `/api/admin/applications/${newest(site, 'affiliate_applications', command)}/reopen`,
    { change_id: crypto.randomUUID() },
  );

/** Two colleagues set the status of one record; of changes from the same value one is made. */
const change: Act = async (site, command) => {
  const { pick, copies } = command;
  const [list, table] = listOf(pick % 2);
  const all = list === 'leads' ? ['contacted', 'qualified', 'lost'] : ['done', 'replied', 'spam'];
  const id = newest(site, table, command);
  const [record] = site.stores.read<{ status: string }>(
    `select status from ${table} where id = ?`,
    id,
  );
  const was = record?.status ?? 'new';
  const path = `/api/admin/${list}/changes`;
  const bodies = times(copies, (index) => ({
    change_id: crypto.randomUUID(),
    changes: [{ id, set: { status: all[(pick + index) % 3] }, was: { status: was } }],
  }));
  const answers = await site.answers(...bodies.map((json) => site.asStaff('POST', path, { json })));
  const made = madeIn<{ set: { status: string } }>(answers);
  const moved = made.filter(({ set }) => set.status !== was);
  site.model.tell('changed', { made: moved.length });
  for (const [index, json] of bodies.entries())
    site.changes.push({ path, json, told: madeIn(answers.slice(index, index + 1)) });
};

/** A browser that did not hear the answer sends a change again, whatever was changed since. */
const changeAgain: Act = async (site, { pick }) => {
  const change = site.changes.at(-1 - pick);
  if (!change) return;
  const { path, json, told } = change;
  const [answer] = await site.answers(site.asStaff('POST', path, { json }));
  if (answer?.status !== 200) return;
  const { made: again, gone } = JSON.parse(answer.text) as { made: unknown[]; gone: unknown[] };
  if (gone.length > 0) return;
  if (told.length > 0) site.model.tell('changedAgain', { told, again });
  change.told = again;
};

const note: Act = async (site, command) => {
  const { pick, copies, who } = command;
  const [list, table] = listOf(pick);
  const path = `/api/admin/${list}/${newest(site, table, command)}/notes`;
  const json = { id: crypto.randomUUID(), text: `Spoke to ${site.model.nameOf(who)}` };
  const answers = await site.answers(...times(copies, () => site.asStaff('POST', path, { json })));
  const isTold = answers.some(({ status }) => status === 200);
  site.model.tell('noted', { id: json.id, isTold });
};

const reply: Act = async (site, command) => {
  const { pick, who, copies } = command;
  const [list, table] = listOf(pick);
  const path = `/api/admin/${list}/${newest(site, table, command)}/replies`;
  const id = crypto.randomUUID();
  const text = `Dear ${site.model.nameOf(who)}, thank you. Our number: ${id}`;
  const json = { reply_id: id, subject: 'Your message', text };
  const answers = await site.answers(...times(copies, () => site.asStaff('POST', path, { json })));
  const isTold = answers.some(({ status }) => status === 200);
  site.model.tell('noted', { id, isTold });
};

/** Erases a person, who at the same time may send something. */
const erase: Act = async (site, command) => {
  const { who, copies } = command;
  const { model, stores } = site;
  const email = model.emailOf(who);
  const ofPerson = LISTS.map(([, table]) => `select id from ${table} where email = ?1`);
  const [record] = stores.read<{ id: string }>(ofPerson.join(' union all '), email);
  if (!record) return;
  model.erasing = who;
  const erasing = site.asStaff('POST', `/admin/people/${record.id}/erase`, {
    form: { contact: email },
  });
  // It may arrive before the erasure or after it.
  const meanwhile = newSubmission(site, 'contact', command);
  meanwhile.name = meanwhile.name.replace('Zz', 'Yy');
  const sent = copies > 1 ? [begin(site, meanwhile, bodyOf(site, meanwhile))] : [];
  await site.answers(erasing, ...sent);
  model.erasing = undefined;
};

/** Erases an applicant who is being sent to PartnerStack. */
const eraseSent: Act = async (site, command) => {
  await decideOn(site, newest(site, 'affiliate_applications', command), 'approve-and-send');
  await site.world.pass(REGISTERED_MS + 500);
  await erase(site, command);
};

/** A lead that came back, and that nobody has worked on since. */
const CAME_BACK = "is_back = 1 and status <> 'spam'";

/** The staff area's counts are those of the tables. */
const look: Act = async (site) => {
  const counts = () =>
    LISTS.map(([, table]) => {
      const isWaiting = `status in ('new', 'pending')${table === 'leads' ? ` or ${CAME_BACK}` : ''}`;
      const sql = `select count(*) as n, total(${isWaiting}) as fresh from ${table}`;
      return site.stores.read<{ n: number; fresh: number }>(sql)[0];
    });
  const before = counts();
  const state = await site.asked<{ waiting: Record<string, number> }>('GET', '/api/admin/changes');
  const list = await site.asked<{ meta: { total: number } }>('GET', '/api/admin/leads');
  if (!state || !list || JSON.stringify(before) !== JSON.stringify(counts())) return;
  const pages = ['messages', 'leads', 'affiliates'].map((page) => `/admin/${page}`);
  site.model.tell('counted', {
    shown: [...pages.map((page) => state.waiting[page]), list.meta.total],
    stored: [...before.map((each) => each?.fresh), before[1]?.n],
  });
};

const signIn: Act = async (site, { pick, copies }) => {
  const begun = site.world.now;
  const sent = times(copies * (pick + 1), () =>
    site.send('POST', '/api/admin/session', {
      json: { password: 'wrong' },
      headers: { 'cf-connecting-ip': '10.2.0.1' },
    }),
  );
  const answers = await site.answers(...sent);
  const tried = answers.filter(({ status }) => status === 401).length;
  site.model.tell('passwords', { tried, begun });
};

const cron =
  (which: typeof BLOG_CRON | typeof OUTBOX_CRON): Act =>
  async (site, { pick, copies }) => {
    const runs = times(copies, () => site.cron(which));
    // The next command may come while it runs.
    const withinMs = pick < 3 ? pick * 800 : 900_000;
    await site.world.until(() => runs.every(({ isDone }) => isDone), withinMs);
  };

/** An author publishes, changes or withdraws a story; the content service wants to tell us. */
const story: Act = async (site, { who, pick }) => {
  const { stores, model, world } = site;
  const id = who + 1;
  const known = model.stories.get(id);
  const isPublished = known?.isPublished;
  let event: 'publish' | 'update' | 'delete' = isPublished ? 'update' : 'publish';
  if (isPublished && pick > 3) {
    event = 'delete';
    stores.outside.stories.remove(String(id));
    model.stories.set(id, { ...known, isPublished: false });
  } else {
    const title = `Story ${id} of ${Math.floor(world.now)}`;
    const at = new Date(world.now).toISOString();
    const record = {
      id,
      slug: `story-${id}`,
      title,
      excerpt: 'About it',
      content: `<p>${title}</p>`,
      status: 'published',
      published_at: at,
      updated_at: at,
    };
    stores.outside.stories.put(givenStory(String(id), record));
    model.stories.set(id, { id, title, isPublished: true });
  }
  const payload = webhookPayload(event, String(id), stores.outside);
  if (payload) site.calls.push({ id, payload });
};

/** A webhook call, which may come late, twice, or after a later one. */
const webhook: Act = async (site, { pick, copies }) => {
  const index = pick % 2 === 0 ? 0 : site.calls.length - 1;
  const call = site.calls[index];
  if (!call) return;
  const isTaken = await callSite(site, call);
  if (isTaken && copies === 1) site.calls.splice(index, 1);
};

/** @returns whether the site took it */
export async function callSite(site: Site, { id, payload }: StoryCall): Promise<boolean> {
  const signed = await signWebhookPayload(payload, STORYCHIEF_WEBHOOK_KEY);
  const [answer] = await site.answers(site.send('POST', '/api/storychief/webhook', { signed }));
  if (answer?.status !== 200) return false;
  const given = JSON.parse(answer.text) as { id?: string };
  if (given.id) site.stores.outside.externalIds.set(String(id), given.id);
  return true;
}

/** Views a page of the blog, in either isolate. @returns its text */
export async function viewPage(site: Site, slug: string | undefined, path: string) {
  const begun = site.world.now;
  const by = site.send('GET', path);
  const [answer] = await site.answers(by);
  const { status, text } = answer ?? { status: 0, text: '' };
  site.model.tell('viewed', { slug, status, text, begun, by });
  return status === 200 ? text : undefined;
}

const view: Act = async (site, { who, pick }) => {
  const slug = `story-${who + 1}`;
  if (pick % 2 === 1) await viewPage(site, undefined, '/blog');
  else if (pick === 4) await viewPage(site, undefined, `/blog/${slug}.html`);
  else await viewPage(site, slug, `/blog/${slug}`);
};

/** An author withdraws a story, and the content service says so, while readers have it before them. */
const withdraw: Act = async (site, { who }) => {
  const { model, stores, world } = site;
  const id = who + 1;
  const known = model.stories.get(id);
  if (!known?.isPublished) return;
  // Three views, so that either isolate has the page.
  for (const _ of times(3, () => 0)) await viewPage(site, undefined, '/blog');
  stores.outside.stories.remove(String(id));
  model.stories.set(id, { ...known, isPublished: false });
  const payload = webhookPayload('delete', String(id), stores.outside);
  if (payload && !(await callSite(site, { id, payload }))) site.calls.push({ id, payload });
  await world.pass(25_000);
  for (const _ of times(3, () => 0)) await viewPage(site, undefined, '/blog');
};

const WAITS_MS = [500, 5_000, 11_000, 61_000, 10 * 60_000, 61 * 60_000];
const wait: Act = (site, { pick }) => site.world.pass(WAITS_MS[pick] ?? 0);

const PROVIDERS = [
  'api.emailjs.com',
  'api.partnerstack.com',
  'hooks.example.com',
  'api.storychief.io',
  'www.google.com',
];
const STORES = ['D1', 'KV', 'R2'];
const OUTAGES = ['refused', 'hung', 'lost after'] as const satisfies readonly Fault[];

/** A provider goes down, or comes back. */
const outage: Act = async ({ world: { down } }, { who, pick, copies }) => {
  const host = PROVIDERS[pick] ?? 'api.emailjs.com';
  if (down.has(host) || copies > 1) PROVIDERS.forEach((each) => down.delete(each));
  else down.set(host, OUTAGES[who % 3] ?? 'refused');
};

/** A store is down for a while. */
const storeOutage: Act = async ({ world }, { who, pick }) => {
  const store = STORES[who % 3] ?? 'D1';
  world.down.set(store, OUTAGES[pick % 3] ?? 'refused');
  world.after(3_000 + pick * 20_000, () => world.down.delete(store));
};

/** How often each command is chosen, and what it does. */
export const COMMANDS = {
  lead: [60, submit('lead')],
  contact: [80, submit('contact')],
  apply: [80, submit('application')],
  retry: [60, retry],
  burst: [10, burst],
  flood: [4, flood],
  decide: [120, decide],
  undo: [50, undo],
  doubt: [15, doubt],
  lateFailure: [10, lateFailure],
  reopen: [20, reopen],
  change: [40, change],
  changeAgain: [20, changeAgain],
  note: [30, note],
  reply: [40, reply],
  erase: [50, erase],
  eraseSent: [10, eraseSent],
  look: [30, look],
  signIn: [10, signIn],
  drain: [80, cron(OUTBOX_CRON)],
  refresh: [10, cron(BLOG_CRON)],
  story: [50, story],
  webhook: [50, webhook],
  view: [90, view],
  withdraw: [15, withdraw],
  wait: [120, wait],
  outage: [10, outage],
  storeOutage: [8, storeOutage],
} as const satisfies Record<string, readonly [weight: number, act: Act]>;
