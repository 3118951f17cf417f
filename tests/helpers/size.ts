const PER_STATEMENT = 50_000;

/** When (ms) the first filled row arrived; three arrive a second. */
export const FILLED_FROM = 1_700_000_000_000;

/** Fills with rows numbered from 1 to `count`, some thousand at a time. `sql` takes ?1 and ?2 as from and to. */
async function fill(d1: D1Database, count: number, sql: string): Promise<void> {
  for (let from = 1; from <= count; from += PER_STATEMENT) {
    const to = Math.min(count, from + PER_STATEMENT - 1);
    await d1
      .prepare(
        `with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n where i < ?2) ${sql}`,
      )
      .bind(from, to, count)
      .run();
  }
}

/** Names and addresses that repeat as people's do. */
const FIRST = `case i % 7 when 0 then 'Ada' when 1 then 'Grace' when 2 then 'Élodie' when 3 then 'omar' when 4 then 'Mei' when 5 then 'Ivan' else 'Zoë' end`;
const LAST = `case i % 11 when 0 then 'Lovelace' when 1 then 'Hopper' when 2 then 'Şahin' when 3 then 'Okafor' else 'Miller' end`;

/** Exactly 200 and exactly 1,000 rows of any thousand-fold have these words, all over the list. */
const MARK = `case when i % cast(?3 / 200 as integer) = 0 then ' Bicentenary' else '' end || case when i % cast(?3 / 1000 as integer) = 0 then ' Millenary' else '' end`;

/** @param count a multiple of 1,000 */
export const fillLeads = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into leads (id, name, email, source, partner_key, status, owner, next_at, created_at, search_text)
     select 'lead-' || i, ${FIRST} || ' ' || ${LAST} || ${MARK}, 'person.' || i || '@' || case i % 3 when 0 then 'example.com' else 'mail.example.com' end,
       case i % 5 when 0 then 'pricing' else 'RiC_Hero_CTA' end, case when i % 50 = 0 then 'partner-' || (i % 400) end,
       case i % 10 when 0 then 'contacted' when 1 then 'qualified' when 2 then 'won' when 3 then 'lost' when 4 then 'spam' else 'new' end,
       case when i % 20 in (2, 5) then 'Ana' end, case when i % 40 in (10, 13) then '2026-' || printf('%02d-%02d', i / 40 % 12 + 1, i / 40 % 28 + 1) end,
       1700000000000 + (i / 3) * 1000, lower(${FIRST} || ' ' || ${LAST} || ${MARK}) || char(10) || 'person.' || i || '@mail.example.com' from n`,
  );

/** @param count a multiple of 1,000 */
export const fillApplications = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into affiliate_applications (id, first_name, last_name, email, company, experience, audience, motivation, status, created_at, updated_at, failure, failed_at, search_text)
     select 'application-' || i, ${FIRST}, ${LAST} || ${MARK}, 'person.' || i || '@mail.example.com', case when i % 2 then 'Acme ' || i end,
       'beginner', 'Recruiters', 'A good fit', case i % 4 when 0 then 'approved' when 1 then 'rejected' else 'pending' end, 1700000000000 + (i / 3) * 1000, 0,
       case when i % 8 = 2 then 'This group is closed' end, case when i % 8 = 2 then 1700000000000 end,
       lower(${FIRST} || ' ' || ${LAST} || ${MARK}) || char(10) || 'person.' || i || '@mail.example.com' from n`,
  );

/** @param count a multiple of 1,000 */
export const fillMessages = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, status, owner, search_text)
     select 'message-' || i, 'key-' || i, 'print-' || i, ${FIRST} || ' ' || ${LAST} || ${MARK}, 'person.' || i || '@mail.example.com', 'Prices',
       'How much does it cost?', '', 1700000000000 + (i / 3) * 1000, case i % 10 when 0 then 'replied' when 1 then 'done' when 2 then 'spam' else 'new' end,
       case when i % 20 in (4, 5) then 'Ana' end,
       lower(${FIRST} || ' ' || ${LAST} || ${MARK}) || char(10) || 'prices how much does it cost?' from n`,
  );

/** @param count a multiple of 1,000 */
export const fillOutbox = (d1: D1Database, count: number): Promise<void> =>
  fill(
    d1,
    count,
    `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at, changed_at)
     select 'mail-' || printf('%07d', i), 'lead', 'lead-' || i, '{}', case when i <= ?3 / 1000 then 'failed' else 'sent' end, 0, 1700000000000 + i,
       case when i > ?3 / 1000 then 1700000000000 + i end, 1700000000000 + i from n`,
  );
