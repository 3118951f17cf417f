import { local, run } from '../local.ts';
import { withLocalD1 } from '../migrate.ts';
import { serveBench, STATE_DIR } from './site.ts';

const ROUNDS = 5;
const LEADS = Number(process.env['LEADS'] ?? 50_000);
const SIZES = { affiliate_applications: 10_000, contact_messages: 50_000, posts: 2_000 };
const TIMES = 10;
const DAY = 86_400_000;

/** Counts the calls of D1 that a request makes. */
const COUNTING = `
  import worker from './index.js';
  const plain = Symbol();
  const counted = (target, count) => new Proxy(target, {
    get: (_, name) => name === plain ? target : (...values) => {
      if (name === 'prepare' || name === 'bind') return counted(target[name](...values), count);
      count();
      return target[name](...values.map((all) => name === 'batch' ? all.map((one) => one[plain]) : all));
    },
  });
  export default {
    async fetch(request, env, ctx) {
      let calls = 0;
      const DB = counted(env.DB, () => { calls += 1; });
      const response = await worker.fetch(request, { ...env, DB }, ctx);
      const body = await response.arrayBuffer();
      const whole = new Response(body.byteLength ? body : null, response);
      whole.headers.set('x-d1-calls', String(calls));
      return whole;
    },
  };`;

/** How a copy differs from its row; the other columns are the same. */
const OF_COPY: Readonly<Record<string, string>> = {
  id: `i || '.' || id`,
  seq: 'NULL',
  reopened_from: 'NULL',
  name: `name || ' ' || i`,
  email: `i || '.' || email`,
  slug: `slug || '-' || i`,
  search_text: `search_text || ' copy' || i`,
  created_at: `created_at - i * 7919 % 600 * ${DAY}`,
  published_at: `published_at - i * 7919 % 600 * ${DAY}`,
};

/** Copies the rows that a table had at first until it has `wanted`. */
async function grow(d1: D1Database, table: string, wanted: number): Promise<void> {
  const { results } = await d1
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all<{ name: string }>();
  const names = results.map(({ name }) => name);
  const values = names.map((name) => OF_COPY[name] ?? name);
  await d1.prepare(`CREATE TABLE IF NOT EXISTS first_${table} AS SELECT * FROM ${table}`).run();
  const copy = d1.prepare(
    `WITH RECURSIVE n(i) AS (SELECT max(rowid) FROM ${table} UNION ALL SELECT i + 1 FROM n)
     INSERT INTO ${table} (${names.join(', ')})
     SELECT ${values.join(', ')} FROM n CROSS JOIN first_${table}
     LIMIT min(20000, ${wanted} - (SELECT count(*) FROM ${table}))`,
  );
  while ((await copy.run()).meta.changes > 0);
}

/** The kinds of pages that a list has, by name. */
const ofList = (list: string, size: number, sort: string): Record<string, string> => ({
  [`${list}: first page`]: `/api/admin/${list}`,
  [`${list}: deep page`]: `/api/admin/${list}?offset=${size * 0.9}`,
  [`${list}: deep page by ${sort}`]: `/api/admin/${list}?sort=${sort}&offset=${size * 0.9}`,
  [`${list}: search, many`]: `/api/admin/${list}?search=example`,
  [`${list}: search, few`]: `/api/admin/${list}?search=copy99`,
  [`${list}: search, none`]: `/api/admin/${list}?search=zzqxzz`,
});

const cases = (leads: number): Record<string, string> => ({
  ...ofList('leads', leads, 'name'),
  ...ofList('messages', SIZES.contact_messages, 'oldest'),
  ...ofList('applications', SIZES.affiliate_applications, 'oldest'),
  'leads: new ones': '/api/admin/leads?status=new',
  'leads: of a campaign': '/api/admin/leads?campaign=shortlist',
  'leads: page of HTML': '/admin/leads',
  overview: '/admin/overview',
  'my day': '/admin',
  'people: search': '/admin/people?q=example',
  // It is cached, so each round asks for another one.
  'blog: deep page': '/blog?page=20$round',
  'blog: search, many': '/blog?q=interview',
  'blog: search, none': '/blog?q=zzqx',
  'blog: keyword': '/blog?q=the&keyword=hiring',
});

type Table = Record<string, Record<string, number>>;

/** Every kind of page at a size: its D1 calls, and its milliseconds in the fastest round. */
async function measureAll(leads: number, table: Table): Promise<void> {
  await withLocalD1(STATE_DIR, async (d1) => {
    for (const [name, rows] of Object.entries({ ...SIZES, leads })) await grow(d1, name, rows);
  });
  const site = await serveBench({ wrapper: COUNTING });
  // Otherwise the sync would delete the copies, which StoryChief does not have.
  const fault = JSON.stringify({ mode: 'status', status: 500 });
  await site.request('/__sandbox/faults/storychief', { method: 'PUT', body: fault });
  const signedIn = await site.request('/api/admin/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: local.password }),
  });
  const cookies = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { cookie: cookies.join('; ') };
  for (const [name, path] of Object.entries(cases(leads))) {
    let calls = 0;
    let ms = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const response = await site.request(path.replace('$round', String(round)), { headers });
      calls = Number(response.headers.get('x-d1-calls'));
      ms = Math.min(ms, Math.round(performance.now() - from));
    }
    table[name] = { ...table[name], [`calls at ${leads}`]: calls, [`ms at ${leads}`]: ms };
  }
  await site.stop();
}

/** Lists, searches, counts, deep pages and the overview, and how they grow with ten times the leads. */
export async function benchScale(): Promise<void> {
  process.env['STATE_DIR'] = STATE_DIR;
  await run('node', ['tools/demo-data.ts']);
  const first = await serveBench();
  await first.html('/blog');
  await first.stop();
  const table: Table = {};
  for (const leads of [LEADS, LEADS * TIMES]) await measureAll(leads, table);
  console.log(`\nD1 calls and ms by the number of leads, with ${JSON.stringify(SIZES)}`);
  console.table(table);
}
