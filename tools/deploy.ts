// npm run deploy: builds, migrates the database and deploys. wrangler finds D1, KV and R2 by name and
// creates what is missing. --plan changes nothing and lists what would be deployed and applied;
// --env staging takes that environment of wrangler.toml. --demonstration publishes the invented quotes,
// clients and firm too. docs/runbook.md: what to do after a failure.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { listPlaceholders } from './placeholders/list.ts';

/** What `vite build` makes of wrangler.toml for one environment. */
const CONFIG = 'dist/worker/wrangler.json';

const { values: options } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    env: { type: 'string', default: '' },
    demonstration: { type: 'boolean', default: false },
  },
});

function stop(text: string): never {
  console.error(`\n${text}`);
  process.exit(1);
}

function tool(name: 'vite' | 'wrangler', args: readonly string[], failure: string): void {
  const env = {
    ...process.env,
    // The built configuration is that of the environment; wrangler would add its name once more.
    CLOUDFLARE_ENV: name === 'vite' ? options.env : '',
    // No questions: whoever answered "no" to the migrations would still get the new Worker.
    CI: '1',
  };
  const { status } = spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env });
  if (status !== 0) stop(failure);
}

const wrangler = (args: readonly string[], failure: string) =>
  tool('wrangler', [...args, '--config', CONFIG], failure);

const invented = listPlaceholders().filter(({ what }) => /^(?:Client|Firm|Quote)\b/.test(what));
if (invented.length > 0 && !options.demonstration) {
  const list = invented.map(({ what, file, value }) => `  ${what}: ${value} (${file})`).join('\n');
  stop(
    `These are invented, as delivered:\n${list}\nReplace them (docs/owner.md), or add --demonstration. Nothing was changed.`,
  );
}

tool('vite', ['build'], 'The build failed; nothing was changed.');
const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
  name: string;
  d1_databases: { database_name: string }[];
};
const database = config.d1_databases[0]?.database_name ?? stop('wrangler.toml binds no database.');

function databaseExists(): boolean {
  const args = ['d1', 'list', '--json', '--config', CONFIG];
  const found = spawnSync('node_modules/.bin/wrangler', args, {
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_ENV: '' },
  });
  if (found.status !== 0) {
    stop(`${found.stdout}${found.stderr}\nThe databases could not be listed; nothing was changed.`);
  }
  const all = JSON.parse(found.stdout) as { name: string }[];
  return all.some(({ name }) => name === database);
}

const migrate = () =>
  wrangler(
    ['d1', 'migrations', 'apply', database, '--remote'],
    'Migrating failed. Each migration is applied whole or not at all; the Worker did not change. Run the command again.',
  );
const deploy = () =>
  wrangler(['deploy'], 'Deploying failed. The Worker did not change. Run the command again.');

const exists = databaseExists();
if (options.plan) {
  wrangler(['deploy', '--dry-run'], 'The Worker cannot be deployed.');
  if (exists) {
    wrangler(['d1', 'migrations', 'list', database, '--remote'], 'The database cannot be read.');
  } else {
    console.log(`The database ${database} would be created and all migrations applied.`);
  }
} else {
  // New code needs the new tables. Only the first deployment comes first: it creates the database.
  for (const step of exists ? [migrate, deploy] : [deploy, migrate]) step();
  console.log(
    `\nDeployed ${config.name}. docs/runbook.md lists its secrets, /api/health what is missing.`,
  );
}
