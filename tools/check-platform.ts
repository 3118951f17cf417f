// npm run test:platform: `npm run deploy` against a stand-in of the platform's API. First run, second
// run, a failing migration, lost connections, staging; what each leaves behind and what it prints.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { ACCOUNT, StandIn } from './cloudflare/stand-in.ts';
import { migrations } from './migrate.ts';

const all = migrations().map(({ name }) => name);

interface Outcome {
  status: number;
  output: string;
  calls: string[];
}

async function deploy(platform: StandIn, base: string, ...args: string[]): Promise<Outcome> {
  platform.calls = [];
  const child = spawn(process.execPath, ['tools/deploy.ts', ...args], {
    env: {
      ...process.env,
      CI: '1',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
      CLOUDFLARE_RETRY_MS: '10',
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  assert.deepEqual(platform.unknown, [], 'the stand-in knows every call');
  return { status, output, calls: platform.calls };
}

/** A platform of its own for each scenario. */
async function on(
  scenario: string,
  run: (platform: StandIn, deploy: (...args: string[]) => Promise<Outcome>) => Promise<void>,
): Promise<void> {
  const started = Date.now();
  const platform = new StandIn();
  const base = await platform.listen();
  try {
    await run(platform, (...args) => deploy(platform, base, ...args));
  } finally {
    platform.close();
  }
  console.log(`ok  ${scenario} (${Math.round((Date.now() - started) / 1000)} s)`);
}

const changes = (calls: readonly string[]) =>
  calls.filter((call) => !call.startsWith('GET ') && !call.endsWith('/query'));
const created = (calls: readonly string[]) =>
  calls.filter((call) =>
    /^POST \/(?:d1\/database|storage\/kv\/namespaces|r2\/buckets)$/.test(call),
  );
const applied = (platform: StandIn, database = 'ric-site') =>
  platform.databases
    .get(database)
    ?.db.prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map((row) => row['name']) ?? [];

await on('a plan, the first run and the second', async (platform, run) => {
  const plan = await run('--plan');
  assert.equal(plan.status, 0, plan.output);
  assert.match(plan.output, /create {2}D1 database ric-site\n/);
  assert.match(plan.output, /create {2}KV namespace ric-site-kv\n/);
  assert.match(plan.output, /create {2}R2 bucket ric-site-blog-html\n/);
  assert.match(plan.output, /create {2}Worker ric-site\n/);
  assert.match(plan.output, /not set secret ADMIN_PASSWORD_HASH/);
  for (const name of all) assert.ok(plan.output.includes(name), `the plan lists ${name}`);
  assert.deepEqual(changes(plan.calls), [], 'a plan changes nothing');
  assert.equal(platform.databases.size, 0);

  const first = await run('--built');
  assert.equal(first.status, 0, first.output);
  assert.equal(created(first.calls).length, 3);
  assert.deepEqual(applied(platform), all);
  assert.match(first.output, /npx wrangler secret put ADMIN_PASSWORD_HASH/);
  const worker = platform.scripts.get('ric-site');
  assert.deepEqual(worker?.crons.length, 2);
  for (const type of ['d1', 'kv_namespace', 'r2_bucket', 'ratelimit', 'assets']) {
    assert.ok(
      worker?.bindings.some((binding) => binding.type === type),
      `the Worker is bound to ${type}`,
    );
  }
  // The migrations come before the new code.
  const upload = first.calls.indexOf('PUT /workers/scripts/ric-site');
  assert.ok(first.calls.findLastIndex((call) => call.endsWith('/query')) < upload);

  platform.secrets.set('ric-site', ['ADMIN_PASSWORD_HASH']);
  const second = await run('--built');
  assert.equal(second.status, 0, second.output);
  assert.deepEqual(created(second.calls), [], 'the second run finds its resources');
  assert.match(second.output, /exists {2}D1 database ric-site\n/);
  assert.match(second.output, /none {4}migrations/);
  assert.doesNotMatch(second.output, /secret put ADMIN_PASSWORD_HASH/);
  assert.equal(platform.databases.size + platform.namespaces.size + platform.buckets.size, 3);
});

await on('a failing migration, and the run after it is fixed', async (platform, run) => {
  const database = platform.createDatabase('ric-site');
  // Somebody made this table by hand, so that the migration which creates it fails.
  const failing = all.find((name) => name.includes('lead_visits')) ?? '';
  database.exec('CREATE TABLE lead_visits (by_hand)');
  const failed = await run('--built');
  assert.equal(failed.status, 1);
  assert.match(failed.output, /already exists/);
  const before = all.indexOf(failing);
  assert.deepEqual(applied(platform), all.slice(0, before), 'the migrations before it stay');
  const state = `Migrating failed, so nothing was deployed: the old Worker keeps running. ${before} of ${all.length} migrations are applied, ${failing} is the next.`;
  assert.ok(failed.output.includes(state), failed.output);
  assert.match(failed.output, /npx wrangler d1 time-travel restore ric-site --bookmark=0000-\d+/);
  assert.ok(!failed.calls.includes('PUT /workers/scripts/ric-site'), 'nothing was deployed');

  database.exec('DROP TABLE lead_visits');
  const fixed = await run('--built');
  assert.equal(fixed.status, 0, fixed.output);
  assert.deepEqual(applied(platform), all);
  assert.equal(platform.scripts.get('ric-site')?.versions, 1);
});

await on('connections lost while resources are created', async (platform, run) => {
  // One response is lost after the platform did the work, another call never arrives.
  platform.lose({ method: 'POST', path: /^\/d1\/database$/, takesEffect: true, times: 1 });
  platform.lose({ method: 'POST', path: /namespaces$/, takesEffect: false, times: 1 });
  platform.lose({ method: 'GET', path: /^\/r2/, takesEffect: false, times: 2 });
  const outcome = await run('--built');
  assert.equal(outcome.status, 0, outcome.output);
  assert.equal(platform.databases.size, 1);
  assert.equal(platform.namespaces.size, 1);
});

await on('a connection lost for good', async (platform, run) => {
  platform.lose({ method: 'GET', path: /^\/storage/, takesEffect: false, times: 1000 });
  const early = await run('--built');
  assert.equal(early.status, 1);
  assert.match(early.output, /No response from 127\.0\.0\.1.*Run `npm run deploy` again/s);
  assert.deepEqual(changes(early.calls), [], 'nothing was changed');
});

await on('the upload of the new Worker loses its connection', async (platform, run) => {
  platform.scripts.set('ric-site', { bindings: [], versions: 1, crons: [] });
  platform.lose({ method: 'POST', path: /ric-site\/versions$/, takesEffect: false, times: 100 });
  const late = await run('--built');
  assert.equal(late.status, 1);
  const text = `Deploying failed. The old Worker runs on a database with ${all.length} new migrations: run \`npm run deploy\` again soon.`;
  assert.ok(late.output.includes(text), late.output);
});

await on('staging has resources of its own', async (platform, run) => {
  const staging = await run('--env', 'staging');
  assert.equal(staging.status, 0, staging.output);
  assert.deepEqual([...platform.databases.keys()], ['ric-site-staging']);
  assert.deepEqual([...platform.namespaces.keys()], ['ric-site-staging-kv']);
  assert.deepEqual([...platform.buckets], ['ric-site-staging-blog-html']);
  assert.deepEqual([...platform.scripts.keys()], ['ric-site-staging']);
  assert.deepEqual(applied(platform, 'ric-site-staging'), all);
});
