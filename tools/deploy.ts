// npm run deploy: asks the account, builds, migrates the database, deploys, and asks the site. wrangler finds
// D1, KV and R2 by name and creates what is missing. --plan changes nothing and lists what would be deployed
// and applied; --check asks the site only; --env staging takes that environment of wrangler.toml.
// --jurisdiction says where a new database lies; --demonstration publishes the invented quotes, clients and firm too. docs/runbook.md: what to do after a failure.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { askAccount, meaningOf } from './deploy/account.ts';
import { askWeb, checkSite } from './deploy/check-site.ts';
import { jurisdictionOf, WHERE_DATA_LIES } from './deploy/jurisdiction.ts';
import { listPlaceholders } from './placeholders/list.ts';

/** What `vite build` makes of wrangler.toml for one environment. */
const CONFIG = 'dist/worker/wrangler.json';
const SBOM = 'dist/sbom.json';
const SECRETS = [
  'ADMIN_PASSWORD_HASH',
  'ERASURE_KEY',
  'STORYCHIEF_API_KEY',
  'STORYCHIEF_WEBHOOK_KEY',
  'EMAILJS_PRIVATE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'PARTNERSTACK_PUBLIC_KEY',
  'PARTNERSTACK_SECRET_KEY',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
];

const { values: options } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    env: { type: 'string', default: '' },
    demonstration: { type: 'boolean', default: false },
    jurisdiction: { type: 'string' },
  },
});

function stop(text: string): never {
  console.error(`\n${text}`);
  process.exit(1);
}

/** Shows what a tool prints, and ends here when it fails. */
async function tool(
  name: 'vite' | 'wrangler',
  args: readonly string[],
  failure: string,
): Promise<void> {
  const env = {
    ...process.env,
    // The built configuration is that of the environment; wrangler would add its name once more.
    CLOUDFLARE_ENV: name === 'vite' ? options.env || undefined : '',
    // No questions: whoever answered "no" to the migrations would still get the new Worker.
    CI: '1',
  };
  const child = spawn(`node_modules/.bin/${name}`, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) stop([meaningOf(output), failure].filter(Boolean).join('\n'));
}

const wrangler = (args: readonly string[], failure: string) =>
  tool('wrangler', [...args, '--config', CONFIG], failure);

async function check(name: string, origin: string): Promise<void> {
  const { ACCESS_CLIENT_ID: id, ACCESS_CLIENT_SECRET: secret } = process.env;
  const checks = await checkSite(origin, askWeb(origin, id && secret ? { id, secret } : null));
  for (const { what, problem, note } of checks) {
    if (problem) console.log(`✗ ${what}: ${problem}`);
    else console.log(note === undefined ? `✓ ${what}` : `– ${what}: ${note}`);
  }
  if (checks.every(({ problem }) => problem === '')) return;
  stop(
    `Mend this and ask again with npm run deploy -- --check. The version before comes back with npx wrangler rollback --name ${name}.`,
  );
}

const invented = listPlaceholders().filter(({ what }) => /^(?:Client|Firm|Quote)\b/.test(what));
if (invented.length > 0 && !options.demonstration && !options.check) {
  const list = invented.map(({ what, file, value }) => `  ${what}: ${value} (${file})`).join('\n');
  stop(
    `These are invented, as delivered:\n${list}\nReplace them (docs/owner.md), or add --demonstration. Nothing was changed.`,
  );
}

await tool('vite', ['build'], 'The build failed; nothing was changed.');
const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
  name: string;
  d1_databases: { database_name: string }[];
  routes?: unknown[];
  vars: { SITE_ORIGIN: string };
};
const database = config.d1_databases[0]?.database_name ?? stop('wrangler.toml binds no database.');
const origin = new URL(config.vars.SITE_ORIGIN).origin;
const isReal = origin.startsWith('https:') && !origin.endsWith('.example');
if (options.check) {
  await check(config.name, origin);
  process.exit(0);
}

const account = await askAccount({ worker: config.name, database }, SECRETS);
for (const note of account.notes) console.log(note);
if (!isReal) console.log('SITE_ORIGIN in wrangler.toml is not yet the address of your site.');
if (!config.routes?.length) {
  console.log(
    'wrangler.toml has no [[routes]], so no address leads to the Worker (docs/runbook.md).',
  );
}
if (account.problems.length > 0) {
  stop(`${account.problems.join('\n')}\nNothing was changed.`);
}

/** Asked once: nobody can change it later. */
function whereDataLies(): string[] {
  const chosen = jurisdictionOf(options.jurisdiction);
  return chosen ?? stop(`${WHERE_DATA_LIES} Nothing was changed.`);
}

const where = account.hasDatabase ? [] : whereDataLies();
const create = () =>
  wrangler(
    ['d1', 'create', database, ...where],
    'Creating the database failed. Nothing was changed.',
  );
const migrate = () =>
  wrangler(
    ['d1', 'migrations', 'apply', database, '--remote'],
    'Migrating failed. Each migration is applied whole or not at all; the Worker did not change. Run the command again.',
  );
const deploy = () =>
  wrangler(['deploy'], 'Deploying failed. The Worker did not change. Run the command again.');

if (options.plan) {
  await wrangler(['deploy', '--dry-run'], 'The Worker cannot be deployed.');
  if (account.hasDatabase) {
    await wrangler(
      ['d1', 'migrations', 'list', database, '--remote'],
      'The database cannot be read.',
    );
  } else {
    const [, place = 'no jurisdiction'] = where;
    console.log(`The database ${database} would be created (${place}) and all migrations applied.`);
  }
} else {
  const sbom = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const listed = spawnSync('npm', sbom, { encoding: 'utf8' });
  if (listed.status !== 0) stop(`npm sbom failed. Nothing was changed.\n${listed.stderr}`);
  writeFileSync(SBOM, listed.stdout);
  // New code needs the new tables.
  for (const step of account.hasDatabase ? [migrate, deploy] : [create, migrate, deploy])
    await step();
  console.log(
    `\nDeployed ${config.name}. ${SBOM} lists its components: store it with the release.`,
  );
  if (isReal && config.routes?.length) await check(config.name, origin);
}
