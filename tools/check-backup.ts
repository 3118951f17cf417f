// npm run test:backup: fills a local D1 with a million leads, backs it up, restores it into another one,
// kills both on the way once, and compares every table, counts and search. Then the same on a stand-in of
// the platform that loses connections, with a hundredth of the rows. LEADS sets another number.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readManifest } from './backup/folder.ts';
import { localStore, type Store } from './backup/store.ts';
import { DERIVED_TABLES, quoted } from './backup/tables.ts';
import { ACCOUNT, StandIn } from './cloudflare/stand-in.ts';
import { migrate } from './migrate.ts';
import { fillApplications, fillLeads, fillOutbox } from '../tests/helpers/size.ts';

const LEADS = Number(process.env['LEADS'] ?? 1_000_000);
const FEW = Math.max(1000, Math.round(LEADS / 100_000) * 1000);
/** What a backup or restore may need, whatever the number of rows; wrangler alone takes 300. */
const MAX_RSS_MB = 600;
/** When the first run of each is killed: somewhere among the leads. */
const KILL_BACKUP_MS = Number(process.env['KILL_BACKUP_MS'] ?? 15_000);
const KILL_RESTORE_MS = Number(process.env['KILL_RESTORE_MS'] ?? 40_000);

const root = mkdtempSync(path.join(tmpdir(), 'ric-backup-'));
const stateOf = (name: string) => path.join(root, name);

interface Run {
  status: number | null;
  output: string;
  seconds: number;
  rssMb: number;
}

/** Runs a command. @param killAfterMs to interrupt it without a signal that it could handle */
async function run(args: string[], env: NodeJS.ProcessEnv, killAfterMs?: number): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let output = '';
  let rssMb = 0;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      rssMb = Math.max(rssMb, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has ended, or the system has no /proc.
    }
  }, 200);
  const kill = killAfterMs && setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  clearTimeout(kill);
  return { status, output, seconds: (performance.now() - started) / 1000, rssMb };
}

const backUp = (env: NodeJS.ProcessEnv, out: string, more: string[] = [], kill?: number) =>
  run(['tools/backup.ts', '--out', out, ...more], env, kill);
const restore = (env: NodeJS.ProcessEnv, from: string, more: string[] = [], kill?: number) =>
  run(['tools/restore.ts', from, ...more], env, kill);

function report(what: string, { seconds, rssMb }: Run): void {
  console.log(`ok  ${what}: ${seconds.toFixed(1)} s, at most ${rssMb.toFixed(0)} MB`);
}

/** What triggers filled: counts, and what searches find. */
async function derived(store: Store): Promise<unknown> {
  const tables = await Promise.all(
    DERIVED_TABLES.map((name) => store.all(`SELECT * FROM ${quoted(name)} ORDER BY 1, 2`)),
  );
  const found = await Promise.all(
    ['leads_search', 'affiliate_applications_search'].map((name) =>
      store.all(`SELECT count(*), sum(rowid) FROM ${name} WHERE ${name} MATCH '"lovelace"'`),
    ),
  );
  const triggers = await store.all(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name",
  );
  return { tables, found, triggers };
}

async function withStore<Result>(
  opening: Promise<Store>,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening;
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function fill(stateDir: string, leads: number): Promise<void> {
  await migrate(stateDir);
  await withStore(localStore(stateDir), async ({ d1 }) => {
    if (!d1) throw new Error('A local store has a binding');
    await fillLeads(d1, leads);
    await fillApplications(d1, leads / 10);
    await fillOutbox(d1, leads / 10);
    await d1.batch([
      d1.prepare(
        `INSERT INTO lead_visits (id, lead_id, source, created_at) SELECT 'visit-' || seq, id, 'pricing', seq FROM leads WHERE seq % 1000 = 0`,
      ),
      d1.prepare(
        `INSERT INTO posts (id, slug, title, search_text, published_at, fetched_at, cleaned_with, content_html)
         SELECT 'post-' || seq, 'post-' || seq, 'Üben 🎉 "quotes"', 'post ' || seq, seq, seq, 1, replace(hex(zeroblob(20000)), '0', 'é') FROM leads WHERE seq <= 200`,
      ),
      d1.prepare(
        `INSERT INTO post_keywords (key, post_id, label, sort_time) SELECT '', id, '', published_at FROM posts`,
      ),
    ]);
  });
}

try {
  const started = performance.now();
  const [source, target] = [stateOf('source'), stateOf('target')];
  await fill(source, LEADS);
  console.log(`${LEADS} leads built in ${Math.round((performance.now() - started) / 1000)} s`);

  const folder = stateOf('backup');
  const cut = await backUp({ STATE_DIR: source }, folder, [], KILL_BACKUP_MS);
  const isCut = cut.status === null;
  const backup = isCut ? await backUp({ STATE_DIR: source }, folder) : cut;
  assert.equal(backup.status, 0, backup.output);
  assert.ok(backup.rssMb < MAX_RSS_MB, `${backup.rssMb} MB`);
  report(isCut ? 'a killed backup went on' : 'a backup', backup);
  const rows = readManifest(folder).tables.reduce((sum, table) => sum + table.rows, 0);

  const half = await restore({ STATE_DIR: target }, folder, [], KILL_RESTORE_MS);
  const isHalf = half.status === null;
  const whole = isHalf ? await restore({ STATE_DIR: target }, folder) : half;
  assert.equal(whole.status, 0, whole.output);
  assert.match(whole.output, /every table equals the backup by its checksum/);
  assert.ok(whole.rssMb < MAX_RSS_MB, `${whole.rssMb} MB`);
  report(`${isHalf ? 'a killed restore went on to' : 'a restore has'} all ${rows} rows`, whole);

  const original = await withStore(localStore(source), derived);
  assert.deepEqual(await withStore(localStore(target), derived), original);
  console.log('ok  counts and searches are those of the original');

  const again = await restore({ STATE_DIR: target }, folder);
  assert.equal(again.status, 1);
  assert.match(again.output, /The database has rows already/);
  console.log('ok  a database with rows is refused');

  await checkRemote();
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function checkRemote(): Promise<void> {
  const platform = new StandIn();
  const env = {
    CLOUDFLARE_API_BASE_URL: await platform.listen(),
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    CLOUDFLARE_RETRY_MS: '10',
  };
  try {
    const [source, first, second] = [stateOf('few'), stateOf('first'), stateOf('second')];
    await fill(source, FEW);
    assert.equal((await backUp({ STATE_DIR: source }, first)).status, 0);
    platform.createDatabase('ric-site');
    // Every third call loses its connection; half of those had taken effect.
    platform.lose({ method: 'POST', path: /\/raw$/, takesEffect: true, times: 20, every: 6 });
    platform.lose({ method: 'POST', path: /\/raw$/, takesEffect: false, times: 20, every: 5 });
    let restored = await restore(env, first, ['--remote']);
    for (let tries = 1; restored.status !== 0 && tries < 5; tries += 1) {
      restored = await restore(env, first, ['--remote']);
    }
    assert.equal(restored.status, 0, restored.output);
    report('a restore on the platform, with lost connections', restored);
    const back = await backUp(env, second, ['--remote']);
    assert.equal(back.status, 0, back.output);
    assert.deepEqual(readManifest(second).tables, readManifest(first).tables);
    report('a backup of it equals the first', back);
  } finally {
    platform.close();
  }
}
