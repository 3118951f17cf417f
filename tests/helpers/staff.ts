import { env } from 'cloudflare:workers';

import { credentialMark } from '../../src/db/staff-sessions.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { foldTexts } from '../../src/shared/text/fold.ts';
import { request, sendJson } from './request.ts';

export const PASSWORD = 'shortlist';

/** An address that no other test has used: the limiters count by address, across tests. */
export const someAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Signs in by the API; returns the Cookie header of the session. */
export async function signIn(headers: Record<string, string> = {}): Promise<string> {
  const response = await sendJson(
    'POST',
    '/api/admin/session',
    { password: PASSWORD },
    { 'cf-connecting-ip': someAddress(), ...headers },
  );
  if (response.status !== 204) throw new Error(`Signing in answered ${response.status}`);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
}

/**
 * A session without the sign-in: its slow hash would make a long file slow.
 */
export async function openSession(name: string | null = null): Promise<string> {
  const mark = await credentialMark(env);
  const token = crypto.randomUUID().replaceAll('-', '') + '-'.repeat(11);
  await env.DB.prepare('insert into staff_sessions values (?, ?, ?, ?, ?, ?, ?)')
    .bind(await sha256(token), Date.now(), Date.now() + 24 * 3_600_000, 'local', 'test', name, mark)
    .run();
  return `__Host-staff=${token}`;
}

/** A read as staff. */
export const getAs = (cookie: string, path: string, headers: Record<string, string> = {}) =>
  request(path, { headers: { cookie, ...headers } });

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The rows of the first table of a page, or of the one with a name, as the texts of their cells. */
export function tableOf(html: string, name = ''): string[][] {
  const table = html.indexOf(name ? `aria-label="${name}"><thead` : '<table');
  const start = table < 0 ? -1 : html.indexOf('<tbody', table);
  const body = start < 0 ? '' : html.slice(start, html.indexOf('</tbody>', start));
  return [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<(td|th)\b.*?<\/\1>/gs)].map(([cell]) => textOf(cell).trim()),
  );
}

export const tableIn = async (cookie: string, path: string, name = ''): Promise<string[][]> =>
  tableOf(await (await getAs(cookie, path)).text(), name);

/** Why a provider last failed, as staff read it on the site page. */
export const failureOf = async (cookie: string, provider: string): Promise<string | undefined> =>
  (await tableIn(cookie, '/admin/site?tab=engineers', 'Providers')).find(([name]) =>
    name?.startsWith(provider),
  )?.[4];

/** What a form of the staff area says on the page that it leads to; '' for nothing. */
export function flashOf(response: Response): string {
  const cookie = /__Host-staff-flash=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return cookie ? (JSON.parse(decodeURIComponent(cookie)) as { text: string }).text : '';
}

/** Makes every session this much older than it is. */
export async function ageSessions(ms: number): Promise<void> {
  await env.DB.prepare(
    'update staff_sessions set created_at = created_at - ?1, expires_at = expires_at - ?1',
  )
    .bind(ms)
    .run();
}

export interface LeadSeed {
  name?: string;
  email?: string;
  source?: string;
  partner_key?: string | null;
  created_at?: number;
}

/** Puts leads into the database, each a second newer than the one before. */
export async function seedLeads(seeds: readonly LeadSeed[]): Promise<void> {
  const insert = env.DB.prepare(
    'insert into leads (id, name, email, source, partner_key, created_at, search_text) values (?, ?, ?, ?, ?, ?, ?)',
  );
  await env.DB.batch(
    seeds.map((seed, index) => {
      const name = seed.name ?? `Lead ${index}`;
      const email = seed.email ?? `lead${index}@example.com`;
      const source = seed.source ?? 'hero_cta';
      return insert.bind(
        `lead-${String(index).padStart(6, '0')}`,
        name,
        email,
        source,
        seed.partner_key ?? null,
        seed.created_at ?? Date.UTC(2026, 10, 20) + index * 1000,
        foldTexts(name, email, source),
      );
    }),
  );
}

/** Puts an application into the database; returns its id. */
export async function seedApplication(
  seed: {
    first_name?: string;
    last_name?: string;
    email?: string;
    company?: string;
    status?: string;
    created_at?: number;
  } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const { first_name: first = 'Ada', last_name: last = 'Byron', email = 'ada@example.com' } = seed;
  await env.DB.prepare(
    `insert into affiliate_applications (id, first_name, last_name, email, company, experience, audience, motivation, status, created_at, updated_at, search_text)
     values (?, ?, ?, ?, ?, 'beginner', 'Recruiters in Ohio', 'A good fit', ?, ?, ?, ?)`,
  )
    .bind(
      id,
      first,
      last,
      email,
      seed.company ?? null,
      seed.status ?? 'pending',
      seed.created_at ?? Date.UTC(2026, 10, 20),
      seed.created_at ?? Date.UTC(2026, 10, 20),
      foldTexts(`${first} ${last}`, email, seed.company),
    )
    .run();
  return id;
}
