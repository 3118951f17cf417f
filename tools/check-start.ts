// npm run test:start: `npm start` works, its processes stay small, it ends on SIGTERM, keeps its data, and
// refuses a database that other migrations made.
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';

import { checkSite } from './deploy/check-site.ts';
import { freePorts } from './free-port.ts';
import { withLocalD1 } from './migrate.ts';

const STATE_DIR = '.wrangler/check-start';
const PASSWORD = 'another password';
const READY_WITHIN_MS = 120_000;
const GONE_WITHIN_MS = 10_000;
const SETTLED_WITHIN_MS = 60_000;
/** Of npm, the server and workerd together. */
const MAX_MB = 400;

function within<Value>(ms: number, what: string, promise: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Not within ${ms} ms: ${what}`)), ms).unref();
  });
  return Promise.race([promise, timeout]);
}

const port = await freePorts(1);
const url = `http://localhost:${port}`;

const env = { ...process.env, PORT: String(port), STATE_DIR, ADMIN_PASSWORD: PASSWORD };

async function start(): Promise<{ child: ChildProcess; printed: string }> {
  const child = spawn('npm', ['start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also when a check fails.
  process.once('exit', () => child.kill('SIGTERM'));
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(`Ready on ${url}\n`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}\n${printed}`)));
  });
  await within(READY_WITHIN_MS, 'npm start says that it is ready', ready);
  return { child, printed };
}

/** Ends npm, and waits until the server is gone too. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await within(GONE_WITHIN_MS, 'npm start ends on SIGTERM', ended);
  const serverGone = async () => {
    while (await fetch(`${url}/api/health`).catch(() => null)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await within(GONE_WITHIN_MS, 'the server is gone with npm', serverGone());
}

async function leadsSeenByStaff(): Promise<{ name: string }[]> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  assert.equal(signedIn.status, 204, 'staff sign in with ADMIN_PASSWORD');
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const response = await fetch(`${url}/api/admin/leads`, {
    headers: { cookie: cookie.join('; ') },
  });
  const { data } = (await response.json()) as { data: { name: string }[] };
  return data;
}

/** A field of a process's file in /proc; nothing when the process has ended. */
function procField(pid: string, file: string, field: RegExp): string {
  try {
    return field.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** The memory of a process and of those that it started, in MB; 0 where there is no /proc. */
function memoryMb(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [name, procField(name, 'status', /^PPid:\t(\d+)/m)] as const);
  const own = new Set([String(pid)]);
  // A child is found after its parent.
  for (const parent of own) {
    for (const [child, of] of parents) if (of === parent) own.add(child);
  }
  // Shared pages count once.
  const kB = [...own].map((name) => Number(procField(name, 'smaps_rollup', /^Pss:\s+(\d+)/m)));
  return kB.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Waits until the garbage of the start is collected. */
async function checkMemory(child: ChildProcess): Promise<void> {
  const settled = async () => {
    let used = memoryMb(child.pid);
    while (used >= MAX_MB) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      used = memoryMb(child.pid);
    }
    return used;
  };
  const used = await within(SETTLED_WITHIN_MS, `npm start uses less than ${MAX_MB} MB`, settled());
  console.log(`npm start uses ${Math.round(used)} MB.`);
}

/** Sends a lead as soon as anything responds: its table must be there by then. */
async function firstLead(): Promise<Response> {
  for (;;) {
    const sent = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada Byron', email: 'ada@example.com' }),
    }).catch(() => null);
    if (sent) return sent;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

rmSync(STATE_DIR, { recursive: true, force: true });

const starting = start();
const sent = await within(READY_WITHIN_MS, 'npm start takes a lead', firstLead());
assert.equal(sent.status, 200, 'the first request finds its table');
const first = await starting;
for (const shown of [url, PASSWORD, `${url}/__sandbox/`]) {
  assert.ok(first.printed.includes(shown), `npm start prints ${shown}`);
}
await checkMemory(first.child);
// What a deployment asks of the live site; what only a zone has is not there.
const wrong = (await checkSite(url)).filter(({ problem }) => problem !== '');
assert.deepEqual(
  wrong.filter(({ what }) => !/leads? to|pictures/.test(what)),
  [],
  'a page, a post, health and films are as a deployment asks them to be',
);
await stop(first.child);

const second = await start();
const leads = await leadsSeenByStaff();
assert.deepEqual(
  leads.map(({ name }) => name),
  ['Ada Byron'],
  'the lead is still there after a restart',
);
await checkMemory(second.child);
await stop(second.child);

await withLocalD1(STATE_DIR, async (d1) => {
  await d1.exec('ALTER TABLE mail_pace DROP COLUMN next_send_at');
});
const refused = spawnSync('npm', ['start'], { env, encoding: 'utf8', timeout: READY_WITHIN_MS });
assert.equal(refused.status, 1, 'npm start serves no database that lacks a column');
assert.match(
  refused.stderr,
  /^The local database was made by other migrations\. .*rm -r \.wrangler\/check-start$/m,
  'npm start says why, and the command to run',
);

console.log('npm start works, ends on SIGTERM, keeps its data, and refuses a database of others.');
process.exit(0);
