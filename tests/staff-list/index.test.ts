import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { seedApplication, seedLeads } from '../helpers/staff.ts';

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

const column = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .raw<[unknown]>()
  ).map(([value]) => value);

/** FTS5's own comparison of the index with what it is of; it throws where the two differ. */
const compare = (index: string) =>
  run(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`);

const counts = async () =>
  Object.fromEntries(
    (
      await env.DB.prepare('select name, count from row_counts where count <> 0').all<{
        name: string;
        count: number;
      }>()
    ).results.map(({ name, count }) => [name, count]),
  );

const foundLeads = (search: string) =>
  column(
    'select l.name from leads_search s join leads l on l.seq = s.rowid where leads_search match ? order by s.rowid desc',
    `"${search}"`,
  );

const foundApplications = (search: string) =>
  column(
    `select a.email from affiliate_applications_search s
     join affiliate_applications a on a.seq = s.rowid where affiliate_applications_search match ? order by s.rowid desc`,
    `"${search}"`,
  );

describe('the index and the counts of leads follow the table', () => {
  test('the index is right after a lead is added, renamed and deleted', async () => {
    await seedLeads([{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }, { name: 'Élodie Şahin' }]);
    await compare('leads_search');
    expect(await foundLeads('lovelace')).toEqual(['Ada Lovelace']);
    expect(await foundLeads('ÉLODIE ş')).toEqual(['Élodie Şahin']);
    expect(await foundLeads('hero_cta')).toEqual(['Élodie Şahin', 'Grace Hopper', 'Ada Lovelace']);

    await run(`update leads set name = 'Ada Byron', source = 'pricing' where name like 'Ada%'`);
    await compare('leads_search');
    expect(await foundLeads('lovelace')).toEqual([]);
    expect(await foundLeads('byron')).toEqual(['Ada Byron']);
    expect(await foundLeads('pricing')).toEqual(['Ada Byron']);

    await run(`delete from leads where name = 'Grace Hopper'`);
    await compare('leads_search');
    expect(await foundLeads('hopper')).toEqual([]);
    expect(await counts()).toEqual({ leads: 2, 'leads.new': 2 });
    await run('delete from leads');
    await compare('leads_search');
    expect(await counts()).toEqual({});
  });

  test('an e-mail that is known changes neither', async () => {
    await seedLeads([{ email: 'ada@example.com' }]);
    await run(
      `insert into leads (id, name, email, created_at) values ('again', 'Other', 'ADA@example.com', 1) on conflict do nothing`,
    );
    await compare('leads_search');
    expect(await foundLeads('other')).toEqual([]);
    expect(await counts()).toEqual({ leads: 1, 'leads.new': 1 });
  });

  test('a batch that fails leaves neither behind', async () => {
    const add = env.DB.prepare(
      `insert into leads (id, name, email, created_at) values (?, 'Half', ?, 1)`,
    );
    await expect(
      env.DB.batch([add.bind('a', 'a@example.com'), add.bind('b', 'A@EXAMPLE.COM')]),
    ).rejects.toThrow(/UNIQUE/);
    await compare('leads_search');
    expect(await foundLeads('half')).toEqual([]);
    expect(await counts()).toEqual({});
  });
});

/** Pending applications are also counted by the day and the month of their arrival. */
const pending = (count: number) => ({
  'applications.pending': count,
  'applications.waiting.2026-11-20': count,
  'applications.waiting_month.2026-11': count,
});

describe('the index and the counts of applications follow the table', () => {
  test('decisions move counts between statuses; the rest stays', async () => {
    await seedApplication({ email: 'a@x.example' });
    await seedApplication({ email: 'b@x.example' });
    await seedApplication({ email: 'c@x.example', status: 'rejected' });
    expect(await counts()).toEqual({ ...pending(2), 'applications.rejected': 1 });
    await run(
      `update affiliate_applications set status = 'approved', partnerstack_id = 'p' where email = 'a@x.example'`,
    );
    await run(`update affiliate_applications set status = 'approved' where email = 'a@x.example'`);
    expect(await counts()).toEqual({
      ...pending(1),
      'applications.approved': 1,
      'applications.rejected': 1,
    });
    await run(`delete from affiliate_applications where email = 'c@x.example'`);
    expect(await counts()).toEqual({ ...pending(1), 'applications.approved': 1 });
    await compare('affiliate_applications_search');
  });

  test('those that could not be sent are counted, until they are decided on or deleted (ADA-16)', async () => {
    const fail = (email: string) =>
      run(
        `update affiliate_applications set failure = 'Closed', failed_at = 1 where email = ?`,
        email,
      );
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example'])
      await seedApplication({ email });
    for (const email of ['a@x.example', 'b@x.example', 'b@x.example']) await fail(email);
    expect(await counts()).toEqual({ ...pending(3), 'applications.not_sent': 2 });
    await run(
      `update affiliate_applications set status = 'approved', failure = null, failed_at = null where email = 'a@x.example'`,
    );
    await run(`update affiliate_applications set failed_at = null where email = 'c@x.example'`);
    expect(await counts()).toEqual({
      ...pending(2),
      'applications.approved': 1,
      'applications.not_sent': 1,
    });
    await run(
      `insert into affiliate_applications (id, first_name, last_name, email, experience, audience, motivation, created_at, updated_at, failure, failed_at) select 'copy', first_name, last_name, email, experience, audience, motivation, created_at, updated_at, failure, failed_at from affiliate_applications where email = 'b@x.example'`,
    );
    expect(await counts()).toMatchObject({ 'applications.not_sent': 2 });
    await run('delete from affiliate_applications');
    expect(await counts()).toEqual({});
    await compare('affiliate_applications_search');
  });

  test('they are found by name, by both names together, by e-mail and by company', async () => {
    await seedApplication({ first_name: 'Ada', last_name: 'Byron', email: 'a@x.example' });
    await seedApplication({
      first_name: 'Bo',
      last_name: 'Li',
      email: 'b@y.example',
      company: 'Acme GmbH',
    });
    await compare('affiliate_applications_search');
    for (const search of ['ada', 'BYR', 'ada byr', 'x.exam'])
      expect(await foundApplications(search), search).toEqual(['a@x.example']);
    expect(await foundApplications('acme')).toEqual(['b@y.example']);
    await run(`update affiliate_applications set company = 'Initech' where company is not null`);
    await compare('affiliate_applications_search');
    expect(await foundApplications('acme')).toEqual([]);
    expect(await foundApplications('initech')).toEqual(['b@y.example']);
  });
});

test('the counts of the outbox follow its entries', async () => {
  const add = (id: string) =>
    run(
      `insert into outbox (id, kind, subject_id, payload, not_before, created_at) values (?1, 'lead', ?1, '{}', 0, 0)`,
      id,
    );
  for (const id of ['a', 'b', 'c']) await add(id);
  expect(await counts()).toEqual({ 'outbox.pending': 3 });
  await run(`update outbox set status = 'sending' where id = 'a'`);
  await run(`update outbox set status = 'sent', sent_at = 1 where id = 'a'`);
  await run(`update outbox set status = 'failed' where id = 'b'`);
  await run(`update outbox set status = 'failed', attempts = 1 where id = 'b'`);
  expect(await counts()).toEqual({ 'outbox.pending': 1, 'outbox.sent': 1, 'outbox.failed': 1 });
  await run(`delete from outbox where id = 'c'`);
  expect(await counts()).toEqual({ 'outbox.sent': 1, 'outbox.failed': 1 });
});
