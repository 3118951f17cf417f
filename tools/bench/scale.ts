import { local, run } from '../local.ts';
import { withLocalD1 } from '../migrate.ts';
import { html, median, serveBench, STATE_DIR, storePosts, type BenchSite } from './site.ts';

const ROUNDS = 5;
const LEADS = Number(process.env['LEADS'] ?? 50_000);
const SIZES = { leads: LEADS, affiliate_applications: 10_000, contact_messages: 50_000 };
const POSTS = 2_000;
const TIMES = 10;
const MOST_MS = 1_000;
const DAY = 86_400_000;

/** Counts the calls of D1 that a request makes. */
const COUNTING = `
  import worker from './index.js';
  const plain = new WeakMap();
  const counted = (statement, count) => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        const value = target[name];
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (...values) => counted(target.bind(...values), count);
        return (...values) => { count(); return target[name](...values); };
      },
    });
    plain.set(proxy, statement);
    return proxy;
  };
  export default {
    async fetch(request, env, ctx) {
      let calls = 0;
      const count = () => { calls += 1; };
      const DB = new Proxy(env.DB, {
        get(target, name) {
          if (name === 'prepare') return (sql) => counted(target.prepare(sql), count);
          if (name === 'batch') return (all) => { count(); return target.batch(all.map((one) => plain.get(one))); };
          return target[name].bind(target);
        },
      });
      const response = new Response(...await worker.fetch(request, { ...env, DB }, ctx).then(async (r) => [await r.arrayBuffer(), r]));
      response.headers.set('x-d1-calls', String(calls));
      return response;
    },
  };`;

/** How a copy differs from its row; the other columns are the same. */
const OF_COPY: Readonly<Record<string, (name: string, isText: boolean) => string>> = {
  id: (name, isText) => (isText ? `i || '.' || ${name}` : `${name} + i * 1000000`),
  email: (name) => `i || '.' || ${name}`,
  slug: (name) => `${name} || '-' || i`,
  search_text: (name) => `${name} || ' copy' || i`,
  created_at: (name) => `${name} - i * 7919 % 600 * ${DAY}`,
  published_at: (name) => `${name} - i * 7919 % 600 * ${DAY}`,
  reopened_from: () => 'NULL',
};

/** Copies the rows of a table until it has `wanted`; the first `base` rows are the ones to copy. */
async function grow(d1: D1Database, table: string, wanted: number): Promise<void> {
  const { results: columns } = await d1
    .prepare(`SELECT name, type, pk FROM pragma_table_info('${table}') WHERE name != 'seq'`)
    .all<{ name: string; type: string }>();
  const values = columns.map(({ name, type }) => OF_COPY[name]?.(name, /text/i.test(type)) ?? name);
  const names = columns.map(({ name }) => name).join(', ');
  const rows = Number(await d1.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'));
  await d1.prepare(`CREATE TABLE IF NOT EXISTS bench_${table} AS SELECT * FROM ${table}`).run();
  const base = Number(await d1.prepare(`SELECT count(*) AS n FROM bench_${table}`).first('n'));
  const batch = Math.max(1, Math.floor(20_000 / base));
  for (let from = Math.round(rows / base); from * base < wanted; from += batch) {
    const to = Math.min(from + batch, Math.ceil(wanted / base));
    await d1
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
         INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM bench_${table}, n`,
      )
      .run();
  }
}

/** The addresses of a list: `size` is how many rows it has. */
const listCases = (path: string, size: number, sort: string): [string, string][] => [
  ['first page', path],
  ['search, many', `${path}?search=example`],
  ['search, few', `${path}?search=copy99`],
  ['search, none', `${path}?search=zzqxzz`],
  [`by ${sort}`, `${path}?sort=${sort}`],
  ['deep page', `${path}?offset=${Math.floor(size * 0.9)}`],
];

type Case = [name: string, path: (round: number) => string];

function cases(leads: number): Case[] {
  const lists: [string, string, number, string][] = [
    ['leads', '/api/admin/leads', leads, 'name'],
    ['messages', '/api/admin/messages', SIZES.contact_messages, 'oldest'],
    ['applications', '/api/admin/applications', SIZES.affiliate_applications, 'oldest'],
  ];
  return [
    ...lists.flatMap(([name, path, size, sort]) =>
      listCases(path, size, sort).map(([kind, address]): Case => [
        `${name}: ${kind}`,
        () => address,
      ]),
    ),
    ['leads: new ones', () => '/api/admin/leads?status=new'],
    ['leads: page of HTML', () => '/admin/leads'],
    ['overview', () => '/admin'],
    ['people: search', () => '/admin/people?q=example'],
    // Pages of the list are cached, so each round asks for another one.
    ['blog: deep page', (round) => `/blog?page=${200 + round}`],
    ['blog: search, many', (round) => `/blog?q=interview&n=${round}`],
    ['blog: search, none', (round) => `/blog?q=zzqx${round}`],
    ['blog: keyword', (round) => `/blog?keyword=hiring&q=the&n=${round}`],
  ];
}

interface Measured {
  calls: number;
  ms: number;
}

async function measure(site: BenchSite, cookie: string, path: Case[1]): Promise<Measured> {
  const times: number[] = [];
  let calls = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const from = performance.now();
    const response = await site.request(path(round), {
      headers: { cookie, 'cf-connecting-ip': `10.0.${Math.floor(from) % 200}.${round}` },
    });
    await response.arrayBuffer();
    // The first one prepares statements.
    if (round > 0) times.push(performance.now() - from);
    if (!response.ok) throw new Error(`${path(round)} responded ${response.status}`);
    calls = Number(response.headers.get('x-d1-calls'));
  }
  return { calls, ms: median(times) };
}

async function signIn(site: BenchSite): Promise<string> {
  const response = await site.request('/api/admin/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: local.password }),
  });
  if (response.status !== 204) throw new Error(`The sign-in responded ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Every kind of page at a size, in D1 calls and milliseconds, by case. */
async function measureAll(leads: number): Promise<Map<string, Measured>> {
  await withLocalD1(STATE_DIR, async (d1) => {
    for (const [table, rows] of Object.entries({ ...SIZES, leads, posts: POSTS })) {
      await grow(d1, table, rows);
    }
  });
  const site = await serveBench({ wrapper: COUNTING });
  // Otherwise the sync would delete the copies, which StoryChief does not have.
  await site.request('/__sandbox/faults/storychief', {
    method: 'PUT',
    body: JSON.stringify({ mode: 'status', status: 500 }),
  });
  const cookie = await signIn(site);
  const found = new Map<string, Measured>();
  for (const [name, path] of cases(leads)) found.set(name, await measure(site, cookie, path));
  await site.stop();
  return found;
}

/** Lists, searches, counts, deep pages and the overview, and how they grow with ten times the leads. */
export async function benchScale(): Promise<void> {
  process.env['STATE_DIR'] = STATE_DIR;
  await run('node', ['tools/demo-data.ts']);
  const first = await serveBench();
  await storePosts(first);
  await html(first, '/blog?q=offer');
  await first.stop();
  const [once, more] = [await measureAll(LEADS), await measureAll(LEADS * TIMES)];
  const table = [...once].map(([name, { calls, ms }]) => {
    const later = more.get(name) ?? { calls: Number.NaN, ms: Number.NaN };
    return [
      name,
      {
        'D1 calls': calls,
        ms: Math.round(ms),
        [`calls at ${TIMES}x`]: later.calls,
        [`ms at ${TIMES}x`]: Math.round(later.ms),
        growth: Number((later.ms / ms).toFixed(1)),
        'below a second': ms < MOST_MS && later.ms < MOST_MS ? 'yes' : 'NO',
      },
    ] as const;
  });
  console.log(
    `\n${LEADS} leads, ${SIZES.affiliate_applications} applications, ${SIZES.contact_messages} messages, ${POSTS} posts; then ${TIMES} times the leads`,
  );
  console.table(Object.fromEntries(table));
}
