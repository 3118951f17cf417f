import { env } from 'cloudflare:workers';

import { seedApplication, seedLeads } from './staff.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
  untilQuiet,
} from './submissions.ts';

/** Somebody with a name and an address that nothing else in a test has. */
export const PERSON = {
  first: 'Qvonzix',
  last: 'Wyjfleth',
  name: 'Qvonzix Wyjfleth',
  email: 'Qvonzix.Wyjfleth@xq-mail.example',
  subject: 'Vacancy at Zbrqo',
  message: 'We at Zbrqo need three blacksmiths by spring.',
  company: 'Zbrqo Forge',
} as const;

export const { name: NAME, email: EMAIL } = PERSON;

/** Makes a person known everywhere, as visitors do it: lead, later visit, message, application. */
export async function makeKnown(changes: { email?: string } = {}): Promise<void> {
  const { first, last, name, email, subject, message, company } = { ...PERSON, ...changes };
  const sent = [
    await post(
      LEADS_API,
      goodLead({
        name,
        email,
        page: '/pricing',
        partner_key: 'acme',
        landing_page: 'https://www.meetric.example/blog?utm_source=zbrqo',
        referrer: 'https://zbrqo.example/',
        utm_campaign: 'zbrqo-spring',
      }),
    ),
    await post(LEADS_API, goodLead({ name, email, source: 'guarantee_cta', page: '/' })),
    await post(CONTACT_API, goodMessage({ name, email, subject, message })),
    await post(
      APPLICATIONS_API,
      goodApplication({ firstName: first, lastName: last, email, company }),
    ),
  ];
  const failed = sent.filter(({ status }) => status >= 300);
  if (failed.length > 0) throw new Error(JSON.stringify(failed));
  await untilQuiet();
  await env.DB.prepare(
    `insert into lead_import_rows (id, import_id, row, cells, name, email, created_at)
     values (?, 1, (select count(*) from lead_import_rows), ?, ?, ?, ?)`,
  )
    .bind(crypto.randomUUID(), JSON.stringify([name, email, company]), name, email, Date.now())
    .run();
  // What staff note of a lead may name the person too, and a reply from an application does.
  await env.DB.batch([
    env.DB.prepare(
      `insert into staff_notes select 'note-' || id, 'lead', id, 1, 'Ana', ?, null, '' from leads where lower(email) = lower(?)`,
    ).bind(`${name} hires for Zbrqo.`, email),
    env.DB.prepare(
      `insert into merged_leads
       select 'merged-' || id, id, name, email, '+49 30 1234', 3, lower(name), json_object('name', name, 'source', 'fair'),
         json_object('name', name), '{}', 'note-' || id, 2, 3, 'Ana', null
       from leads where lower(email) = lower(?)`,
    ).bind(email),
    env.DB.prepare(
      `insert into staff_notes select 'reply-' || id, 'application', id, 1, 'Ana', ?, 'Your application', '' from affiliate_applications where lower(email) = lower(?)`,
    ).bind(`Dear ${name}, what does Zbrqo do?`, email),
    env.DB.prepare(
      `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at, changed_at)
       select 'mail-' || id, 'reply', 'reply-' || id, ?, 'sent', 0, 1, 1, 1 from affiliate_applications where lower(email) = lower(?)`,
    ).bind(
      JSON.stringify({ subject: 'Your application', text: `Dear ${name}`, to: { email } }),
      email,
    ),
  ]);
}

/** Other people, so that indexes and lists are not empty. */
export async function makeOthersKnown(): Promise<void> {
  await seedLeads([{ name: 'Ada Byron', email: 'ada@other.example' }]);
  await seedApplication({ email: 'ada@other.example' });
}

/** The id of a row of a table with the person's address. */
export const idIn = async (table: string, email: string = EMAIL): Promise<string> =>
  (await env.DB.prepare(`select id from ${table} where lower(email) = lower(?)`)
    .bind(email)
    .first<string>('id')) ?? '';
