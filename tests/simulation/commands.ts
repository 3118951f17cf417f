import { signWebhookPayload } from '../../sandbox/providers/php-json.ts';
import { webhookPayload } from '../../sandbox/control/webhook-payload.ts';
import { STORYCHIEF_WEBHOOK_KEY } from '../../sandbox/credentials.ts';
import { givenStory } from '../../sandbox/stories/story-store.ts';
import { BLOG_CRON, OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { goodApplication, goodLead, goodMessage } from '../helpers/submissions.ts';
import { demand, type Kind, type Submission } from './model.ts';
import type { Site, StoryCall } from './site.ts';
import type { Running } from './world.ts';

/** What visitors, staff, cron and the content service do; who does it to what, and how, are numbers. */
export interface Command {
  do: keyof typeof COMMANDS;
  who: number;
  pick: number;
  copies: number;
}

type Act = (site: Site, command: Command) => Promise<unknown>;

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

function newSubmission(site: Site, kind: Kind, { who, pick }: Command, name?: string): Submission {
  const text = kind === 'lead' ? `opener_${pick % 3}` : `We look for nurses, text ${pick % 3}.`;
  const { model } = site;
  const called = name ?? model.nameOf(who);
  const key = crypto.randomUUID();
  const made: Submission = {
    kind,
    who,
    name: called,
    text,
    key,
    outcome: 'refused',
  };
  model.submissions.push(made);
  return made;
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

const submit =
  (kind: Kind): Act =>
  (site, command) =>
    deliver(site, [newSubmission(site, kind, command)], command.copies);

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
  deliver(
    site,
    Array.from({ length: 5 }, (_, pick) => newSubmission(site, 'contact', { ...command, pick })),
    1,
  );

/** Many leads within an hour, each from another person and address. */
const flood: Act = async (site) => {
  const { read } = site.stores;
  const before = read<{ n: number }>('select count(*) as n from leads')[0]?.n ?? 0;
  const sent = Array.from({ length: 25 }, (_, index) =>
    site.send('POST', PATH.lead, {
      json: goodLead({ email: `flood.${before}.${index}@sim.example` }),
      headers: { 'cf-connecting-ip': `10.1.${before % 250}.${index}` },
    }),
  );
  await site.answers(...sent);
};

const newest = (site: Site, table: string, { who }: Command): string =>
  site.stores.read<{ id: string }>(
    `select id from ${table} where email = ? order by seq desc limit 1`,
    site.model.emailOf(who),
  )[0]?.id ?? crypto.randomUUID();

const DECISIONS = ['approve-and-send', 'reject', 'approve', 'send'];

const decide: Act = async (site, command) => {
  const id = newest(site, 'affiliate_applications', command);
  const { pick, copies } = command;
  const sent = Array.from({ length: copies }, (_, index) => {
    const decision = DECISIONS[copies > 1 ? (pick + index) % 3 : pick % 4];
    const mail = pick % 2 === 0 ? { mail: 'template' } : {};
    const json = { ids: [id], decision, ...mail };
    return site.send('POST', '/api/admin/applications/decisions', { json, headers: site.staff });
  });
  const answers = await site.answers(...sent);
  const made = answers.flatMap(({ status, text }) =>
    status === 200 ? (JSON.parse(text) as { made: string[] }).made : [],
  );
  demand(made.length <= 1, 'two decisions were taken on one application');
};

const undo: Act = (site, command) =>
  site.asked('POST', '/api/admin/applications/decisions/undo', {
    ids: [newest(site, 'affiliate_applications', command)],
  });

const reopen: Act = (site, command) =>
  site.asked(
    'POST',
    `/api/admin/applications/${newest(site, 'affiliate_applications', command)}/reopen`,
  );

/** Two colleagues set the status of one record; of changes from the same value one is made. */
const change: Act = async (site, command) => {
  const { pick, copies } = command;
  const [list, table, all] = (
    [
      ['messages', 'contact_messages', ['done', 'replied', 'spam']],
      ['leads', 'leads', ['contacted', 'qualified', 'lost']],
    ] as const
  )[pick % 2] ?? ['leads', 'leads', ['contacted']];
  const id = newest(site, table, command);
  const was = site.stores.read<{ status: string }>(`select status from ${table} where id = ?`, id);
  const sent = Array.from({ length: copies }, (_, index) =>
    site.send('POST', `/api/admin/${list}/changes`, {
      json: {
        changes: [
          {
            id,
            set: { status: all[(pick + index) % 3] },
            was: { status: was[0]?.status ?? 'new' },
          },
        ],
      },
      headers: site.staff,
    }),
  );
  const answers = await site.answers(...sent);
  const made = answers.flatMap(({ status, text }) =>
    status === 200 ? (JSON.parse(text) as { made: { set: { status: string } }[] }).made : [],
  );
  const moved = made.filter(({ set }) => set.status !== was[0]?.status);
  demand(moved.length <= 1, 'two changes were made from one value');
};

const LISTS = [
  ['messages', 'contact_messages'],
  ['leads', 'leads'],
  ['applications', 'affiliate_applications'],
] as const;

const note: Act = async (site, command) => {
  const { pick, copies, who } = command;
  const [list, table] = LISTS[pick % 3] ?? LISTS[0];
  const record = newest(site, table, command);
  const json = { id: crypto.randomUUID(), text: `Spoke to ${site.model.nameOf(who)}` };
  const sent = Array.from({ length: copies }, () =>
    site.send('POST', `/api/admin/${list}/${record}/notes`, { json, headers: site.staff }),
  );
  const answers = await site.answers(...sent);
  const stored = site.stores.read('select 1 from staff_notes where id = ?', json.id).length;
  demand(stored === 1 || answers.every(({ status }) => status !== 200), 'a note is not stored');
};

const reply: Act = (site, command) => {
  const { pick, who, copies } = command;
  const [list, table] = LISTS[pick % 3] ?? LISTS[0];
  const json = {
    reply_id: crypto.randomUUID(),
    subject: 'Your message',
    text: `Dear ${site.model.nameOf(who)}, thank you.`,
  };
  const path = `/api/admin/${list}/${newest(site, table, command)}/replies`;
  return site.answers(
    ...Array.from({ length: copies }, () => site.send('POST', path, { json, headers: site.staff })),
  );
};

/** Erases a person, who at the same time may send something. */
const erase: Act = async (site, command) => {
  const { who, pick, copies } = command;
  const { model } = site;
  const [, table] = LISTS[pick % 3] ?? LISTS[0];
  const record = newest(site, table, command);
  model.erasing = who;
  const erasing = site.send('POST', `/admin/people/${record}/erase`, {
    form: { email: model.emailOf(who) },
    headers: site.staff,
  });
  const meanwhile = newSubmission(site, 'contact', command, model.nameOf(who).replace('Zz', 'Yy'));
  const sent = copies > 1 ? [begin(site, meanwhile, bodyOf(site, meanwhile))] : [];
  await site.answers(erasing, ...sent);
  model.erasing = undefined;
  model.submissions.pop();
};

/** The staff area's counts are those of the tables. */
const look: Act = async (site) => {
  const counts = () =>
    ['leads', 'contact_messages', 'affiliate_applications'].map((table) => {
      const open = table === 'affiliate_applications' ? 'pending' : 'new';
      const sql = `select count(*) as n, total(status = ?) as fresh from ${table}`;
      return site.stores.read<{ n: number; fresh: number }>(sql, open)[0];
    });
  const before = JSON.stringify(counts());
  const state = await site.asked<{ waiting: Record<string, number> }>('GET', '/api/admin/changes');
  const list = await site.asked<{ meta: { total: number } }>('GET', '/api/admin/leads');
  if (!state || !list || before !== JSON.stringify(counts())) return;
  const [leads, messages, applications] = counts();
  const shown = ['leads', 'messages', 'affiliates'].map((page) => state.waiting[`/admin/${page}`]);
  const stored = [leads?.fresh, messages?.fresh, applications?.fresh];
  if (shown.join() !== stored.join())
    throw new Error(`The rail says ${shown.join()} of ${stored.join()}`);
  if (list.meta.total !== leads?.n)
    throw new Error(`The list says ${list.meta.total} of ${leads?.n}`);
};

const signIn: Act = async (site, { pick, copies }) => {
  const sent = Array.from({ length: copies * (pick + 1) }, () =>
    site.send('POST', '/api/admin/session', {
      json: { password: 'wrong' },
      headers: { 'cf-connecting-ip': '10.2.0.1' },
    }),
  );
  const answers = await site.answers(...sent);
  site.model.signInsFailed(answers.filter(({ status }) => status === 401).length);
};

const cron =
  (which: typeof BLOG_CRON | typeof OUTBOX_CRON): Act =>
  async (site, { copies }) => {
    const runs = Array.from({ length: copies }, () => site.cron(which));
    await site.world.until(() => runs.every(({ isDone }) => isDone), 900_000);
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
      ...{ id, slug: `story-${id}`, title, excerpt: 'About it', content: `<p>${title}</p>` },
      ...{ status: 'published', published_at: at, updated_at: at },
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

const view: Act = (site, { who, pick }) =>
  site.answers(site.send('GET', pick % 2 === 0 ? `/blog/story-${who + 1}` : '/blog'));

const WAITS_MS = [500, 5_000, 11_000, 61_000, 10 * 60_000, 61 * 60_000];
const wait: Act = (site, { pick }) => site.world.pass(WAITS_MS[pick] ?? 0);

const HOSTS = [
  'api.emailjs.com',
  'api.partnerstack.com',
  'hooks.example.com',
  'api.storychief.io',
  'www.google.com',
  'KV',
];
/** A provider goes down, or comes back. */
const outage: Act = async ({ world: { down } }, { pick, copies }) => {
  const host = HOSTS[pick] ?? 'KV';
  if (down.has(host) || copies > 1) down.clear();
  else down.add(host);
};

export const COMMANDS = {
  lead: submit('lead'),
  contact: submit('contact'),
  apply: submit('application'),
  ...{ retry, burst, flood, decide, undo, reopen, change, note, reply, erase, look, signIn },
  drain: cron(OUTBOX_CRON),
  refresh: cron(BLOG_CRON),
  ...{ story, webhook, view, wait, outage },
} as const satisfies Record<string, Act>;

/** How often each is chosen. */
export const WEIGHTS: Record<keyof typeof COMMANDS, number> = {
  ...{ lead: 6, contact: 8, apply: 8, retry: 6, burst: 1, flood: 0.2, decide: 12, undo: 5 },
  ...{ reopen: 2, change: 4, note: 3, reply: 4, erase: 5, look: 3, signIn: 1, drain: 8 },
  ...{ refresh: 1, story: 4, webhook: 4, view: 4, wait: 12, outage: 1 },
};
