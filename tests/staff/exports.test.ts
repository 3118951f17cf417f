import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { getAs, openSession, seedApplication, tableIn } from '../helpers/staff.ts';

const linesOf = async (cookie: string, path: string): Promise<string[]> => {
  const response = await getAs(cookie, path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
};

test('applications are exported as they are filtered: the columns of the list, or all (FUP-02)', async () => {
  const cookie = await openSession('Ana');
  await seedApplication({
    first_name: 'Ada',
    last_name: 'Byron',
    company: '=cmd|x',
    email: 'ada@x.example',
  });
  await seedApplication({ first_name: 'Bo', status: 'approved', email: 'bo@x.example' });
  const path = '/api/admin/applications.csv';
  expect(await linesOf(cookie, `${path}?status=pending`)).toEqual([
    'Applicant,Email,Company,Status,Created At (UTC)',
    "Ada Byron,ada@x.example,'=cmd|x,pending,2026-11-20 00:00:00",
  ]);
  const response = await getAs(cookie, `${path}?columns=all&search=bo@x`);
  expect(response.headers.get('content-disposition')).toMatch(
    /"applications-all-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [head, row, ...more] = await linesOf(cookie, `${path}?columns=all&search=bo@x`);
  expect(more).toEqual([]);
  expect(head).toContain(
    'Audience,Motivation,Terms Accepted At (UTC),Terms Version,Status,Owner,Next Step,Next Step On,Waits For,Changed At (UTC),Changed By,Partner Id',
  );
  expect(row).toContain('Recruiters in Ohio,A good fit');
  expect((await tableIn(cookie, '/admin/audit'))[0]?.[1]).toBe('Applications exported');
  expect((await getAs('', path)).status).toBe(401);
  expect((await getAs(cookie, `${path}?columns=some`)).status).toBe(422);
});

test('messages have a second export with all columns (INB-01)', async () => {
  const cookie = await openSession('Ana');
  await env.DB.prepare(
    "insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, owner, search_text) values ('c', 'k', 'f', 'Ada', 'ada@x.example', 'Hello', 'A text', 'A browser', 1, 'Ana', '')",
  ).run();
  expect(await linesOf(cookie, '/api/admin/messages.csv')).toEqual([
    'Id,Name,Email,Subject,Message,Created At (UTC),Status,Owner,Next Step,Next Step On,Waits For',
    'c,Ada,ada@x.example,Hello,A text,1970-01-01 00:00:00,new,Ana,,,',
  ]);
  expect(await linesOf(cookie, '/api/admin/messages.csv?columns=all&status=new')).toEqual([
    'Id,Name,Email,Subject,Message,Created At (UTC),Status,Owner,Next Step,Next Step On,Waits For,Changed At (UTC),Changed By,User Agent',
    'c,Ada,ada@x.example,Hello,A text,1970-01-01 00:00:00,new,Ana,,,,,,A browser',
  ]);
});
