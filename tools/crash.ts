// npm run crash: the Worker is killed at random moments under a stream of submissions and started
// again on the same state. What was acknowledged must be there once, and announced. Takes minutes;
// SUBMISSIONS (of each kind), KILLS and SEED may be set.
import { createServer } from 'node:http';
import { rmSync } from 'node:fs';

import { Site } from './crash/site.ts';
import { faultsIn, judge, unsent, type Receipt } from './crash/verdict.ts';
import { KIND_NAMES, visit, type Kind, type Visit } from './crash/visitors.ts';
import { build } from './build.ts';
import { local } from './local.ts';
import { migrate } from './migrate.ts';
import { randomFrom } from './random.ts';

const SUBMISSIONS = Number(process.env['SUBMISSIONS'] ?? 2000);
const KILLS = Number(process.env['KILLS'] ?? 25);
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000);
/** EmailJS' pace of a second would take hours; this is the same, only faster. */
const PACE_MS = 5;
const AT_ONCE = 16;
/** One in so many visitors leaves at the first lost response; their submission may be missing. */
const LEAVES_EVERY = 10;
const CRON_EVERY_MS = 4000;
/** A lock expires after a minute. */
const LOCK_MS = 61_000;
const MOST_DRAINS = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const random = randomFrom(SEED);
local.stateDir = '.wrangler/crash';
rmSync(local.stateDir, { recursive: true, force: true });

// The provider's side of the mail: it outlives the Worker, as EmailJS does.
const receipts: Receipt[] = [];
const recorder = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const mail = JSON.parse(body) as { template_params: { email: string } };
    receipts.push({ email: mail.template_params.email, at: Date.now() });
    response.end('OK');
  });
});
await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
const address = recorder.address();
if (!address || typeof address === 'string') throw new Error('The recorder has no port');

Object.assign(process.env, {
  PORT: String(local.port),
  STATE_DIR: local.stateDir,
  EMAILJS_PACE_MS: String(PACE_MS),
  MAIL_RECORDER: `http://127.0.0.1:${address.port}/`,
});
await build();
await migrate(local.stateDir);

const site = new Site();
process.once('SIGINT', () => void site.kill().finally(() => process.exit(130)));
site.start();
await site.whenUp();
console.log(
  `${SUBMISSIONS} submissions of each of ${KIND_NAMES.length} kinds, ${AT_ONCE} at once, ${KILLS} kills, seed ${SEED}`,
);

const total = SUBMISSIONS * KIND_NAMES.length;
const kindOf = (index: number): Kind => KIND_NAMES[index % KIND_NAMES.length] ?? 'leads';
/** After how many submissions each kill comes, in order. */
const moments = Array.from({ length: KILLS }, () => Math.floor(random() * total)).toSorted(
  (a, b) => a - b,
);

const visits: Visit[] = [];
const started = Date.now();
const progress = { begun: 0, streaming: true };

async function stream(): Promise<void> {
  for (let index = progress.begun++; index < total; index = progress.begun++) {
    visits.push(await visit(site, kindOf(index), index % LEAVES_EVERY === 0));
  }
}

async function killer(): Promise<void> {
  for (const moment of moments) {
    while (progress.begun < moment) await pause(5);
    await site.whenUp();
    // Somewhere in the life of the requests under way, not at their edge.
    await pause(random() * 400);
    await site.kill();
    site.start();
    await site.whenUp();
  }
}

async function cron(): Promise<void> {
  while (progress.streaming) {
    await pause(CRON_EVERY_MS);
    await site.whenUp();
    await site.runCron();
  }
}

const sending = Promise.all([...Array.from({ length: AT_ONCE }, stream), killer()]);
const crons = cron();
await sending;
progress.streaming = false;
await crons;
const streamSeconds = Math.round((Date.now() - started) / 1000);
console.log(
  `The stream ended after ${streamSeconds} s and ${site.kills} kills; draining the outbox`,
);

const killed = site.kills;
for (let drain = 1; ; drain += 1) {
  await site.runCron();
  // The database is read while the site is down.
  await site.kill();
  const left = unsent();
  if (left === 0) break;
  if (drain === MOST_DRAINS) throw new Error(`${left} e-mails are still not sent`);
  console.log(`${left} e-mails are left; waiting until locks of killed Workers expire`);
  site.start();
  await site.whenUp();
  await pause(LOCK_MS);
}

const figures = judge(visits, receipts);
recorder.close();
console.log(`\n${killed} kills, ${total} submissions, ${streamSeconds} s, seed ${SEED}`);
console.table(figures);
const faults = faultsIn(figures);
for (const { kind, acknowledged, tries, refused, lost } of visits) {
  if (acknowledged || tries < 2) continue;
  faults.push(`${kind}: never acknowledged; ${lost} responses lost, refused: ${refused.join(' ')}`);
}
console.log(faults.length > 0 ? faults.join('\n') : 'Nothing lost, nothing twice.');
process.exit(faults.length > 0 ? 1 : 0);
