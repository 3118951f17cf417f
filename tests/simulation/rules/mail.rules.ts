import { never, rule } from './rule.ts';

/** What the team and people were promised to be written. */

const MOST_ATTEMPTS = 8;
/** E-mails about submissions that an hour has at most. */
const BUDGET = "iif(kind = 'affiliate_application', 30, 60)";
const CALLS: ReadonlySet<string> = new Set(['webhook', 'partner_registration']);
const isMail = (row: { kind: string }): boolean => !CALLS.has(row.kind);

export const MAIL_RULES = [
  never(
    'The team gets an e-mail about each lead and application',
    `select id from (select id, 'lead' as kind, created_at from leads union all
       select id, 'affiliate_application', created_at from affiliate_applications
       where reopened_from is null) as record
     where not exists (select 1 from outbox where kind = record.kind and subject_id = record.id)
     and exists (select 1 from submission_hours where kind = record.kind and stored <= ${BUDGET}
       and starts_at = record.created_at / 3600000 * 3600000)`,
  ),

  never(
    'The team gets an e-mail about each message',
    `select id from contact_messages as one where not exists (
       select 1 from outbox join contact_messages as same on same.id = subject_id
       where kind = 'contact' and same.fingerprint = one.fingerprint)`,
  ),

  never(
    'An hour has no more e-mails than its budget',
    `select id from submission_hours as hour where (select count(*) from outbox
       where kind = hour.kind and created_at >= starts_at and created_at < starts_at + 3600000)
     > min(stored, ${BUDGET})`,
  ),

  rule('The rest of a full hour is told of in a digest', 'end', (model) =>
    [...model.fullHours].find(
      (hour) => model.count("outbox where kind = 'digest' and subject_id = ?", hour) === 0,
    ),
  ),

  never(
    'Staff are notified of what the team is written about',
    `select id from outbox as mail
     where kind in ('contact', 'lead', 'affiliate_application', 'digest') and not exists (
       select 1 from outbox where kind = 'webhook' and subject_id = mail.subject_id)`,
  ),

  rule(
    'An e-mail leaves only as a row that its run has locked',
    'leaving',
    (_, { host, row, body }) => (host === 'api.emailjs.com' && !row ? body : undefined),
  ),

  rule('A row is left to the run that has locked it', 'outbox', (model, { by, before, after }) => {
    const now = new Map(after.map((row) => [row.id, row]));
    for (const [id, { kind, status, attempts, locked_until: until }] of before) {
      if (status !== 'sending' || (until ?? 0) <= model.world.now) continue;
      const { status: is, attempts: tried } = now.get(id) ?? { status: 'sent', attempts };
      const isLeft = is === 'sent' || (is === 'sending' && tried === attempts);
      if (!isLeft && model.holders.get(id) !== by)
        return `attempt ${attempts} of ${kind} ${id} was on its way, and another made it ${is}`;
    }
    return undefined;
  }),

  rule('An e-mail is sent again only where a fault hit its row', 'mailed', (_, { row, wasHit }) =>
    wasHit === false ? row : undefined,
  ),

  rule(
    'An e-mail counts as sent once the provider took it',
    'outbox',
    (model, { before, after }) => {
      const isNew = (id: string) => before.get(id)?.status !== 'sent' && !model.mailed.has(id);
      const row = after.find((each) => each.status === 'sent' && isMail(each) && isNew(each.id));
      return row && `${row.kind} ${row.id}`;
    },
  ),

  rule('An e-mail is tried eight times', 'outbox', (_, { after }) => {
    const row = after.find(
      (each) => each.status === 'failed' && isMail(each) && each.attempts < MOST_ATTEMPTS,
    );
    return row && `${row.kind} ${row.id} was given up after ${row.attempts} attempts`;
  }),

  rule('What waits is delivered in the end', 'end', ({ read }) => {
    const waiting = read(
      "select kind, last_error from outbox where status in ('pending', 'sending')",
    );
    return waiting.length > 0 && JSON.stringify(waiting);
  }),
];
