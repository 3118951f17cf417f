// npm run deploy: builds, creates what is missing, migrates the database, deploys. With --plan it only
// lists what it would do; --env staging takes that environment of wrangler.toml; --built deploys what
// dist holds. docs/runbook.md says what to do after a failure.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { PROVIDERS } from '../src/providers/table.ts';
import { Platform, PlatformError } from './cloudflare/api.ts';
import {
  BUILT_CONFIG,
  readBuiltConfig,
  writeBuiltConfig,
  type BuiltConfig,
} from './cloudflare/built-config.ts';
import {
  bookmark,
  createResource,
  findResources,
  pendingMigrations,
  secretNames,
  withIds,
  type Resource,
} from './cloudflare/resources.ts';

/** Secrets that no provider's list of required keys has. */
const MORE_SECRETS = ['ADMIN_PASSWORD_HASH', 'STORYCHIEF_WEBHOOK_KEY'];

const { values: options } = parseArgs({
  options: {
    plan: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    env: { type: 'string', default: '' },
  },
});
const command = `npm run deploy${options.env ? ` -- --env ${options.env}` : ''}`;

function tool(name: 'vite' | 'wrangler', args: readonly string[]): boolean {
  // The built configuration is that of the environment; wrangler would add its name once more.
  const env = { ...process.env, CLOUDFLARE_ENV: name === 'vite' ? options.env : '' };
  return spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env }).status === 0;
}

function stop(text: string): never {
  console.error(`\n${text}`);
  process.exit(1);
}

interface Plan {
  resources: Resource[];
  migrations: string[];
  isNew: boolean;
  missingSecrets: string[];
}

async function makePlan(platform: Platform, config: BuiltConfig): Promise<Plan> {
  const resources = await findResources(platform, config);
  const database = resources.find(({ kind }) => kind === 'D1 database')?.id;
  const [migrations, secrets] = await Promise.all([
    pendingMigrations(platform, database),
    secretNames(platform, config.name),
  ]);
  const wanted = [...PROVIDERS.flatMap(({ keys }): readonly string[] => keys), ...MORE_SECRETS];
  return {
    resources,
    migrations,
    isNew: secrets === undefined,
    missingSecrets: wanted.filter((name) => !(name in config.vars) && !secrets?.includes(name)),
  };
}

function printPlan(config: BuiltConfig, { resources, migrations, isNew, missingSecrets }: Plan) {
  console.log(`\nPlan for ${config.name} (${config.vars['SITE_ORIGIN']}):`);
  for (const { kind, name, id } of resources)
    console.log(`  ${id ? 'exists' : 'create'}  ${kind} ${name}`);
  for (const name of migrations) console.log(`  apply   migration ${name}`);
  if (migrations.length === 0) console.log('  none    migrations');
  console.log(`  ${isNew ? 'create' : 'change'}  Worker ${config.name}`);
  for (const name of missingSecrets) console.log(`  not set secret ${name}`);
}

async function deploy(): Promise<void> {
  if (!options.built && !tool('vite', ['build'])) stop('The build failed; nothing was changed.');
  const config = readBuiltConfig();
  const platform = new Platform();
  const plan = await makePlan(platform, config);
  printPlan(config, plan);
  if (options.plan) return console.log('\nNothing was changed.');

  for (const resource of plan.resources) {
    resource.id ??= await createResource(platform, resource);
  }
  writeBuiltConfig(withIds(config, plan.resources));

  const database = plan.resources.find(({ kind }) => kind === 'D1 database');
  if (!database?.id) stop('wrangler.toml binds no D1 database.');
  const before = await bookmark(platform, database.id);
  const goBack = before
    ? ` To undo them: npx wrangler d1 time-travel restore ${database.name} --bookmark=${before}`
    : '';
  // Right before the new code: in between, the old Worker runs on the new database.
  if (plan.migrations.length > 0) {
    const isDone = tool('wrangler', [
      ...['d1', 'migrations', 'apply', database.name, '--remote'],
      ...['--config', BUILT_CONFIG],
    ]);
    const pending = await pendingMigrations(platform, database.id).catch(() => undefined);
    if (!isDone || pending?.length !== 0) {
      const state = pending
        ? `${plan.migrations.length - pending.length} of ${plan.migrations.length} migrations are applied, ${pending[0] ?? 'none'} is the next.`
        : 'Which migrations are applied could not be read.';
      stop(
        `Migrating failed, so nothing was deployed: the old Worker keeps running. ${state} A migration is applied whole or not at all. Fix it and run \`${command}\` again.${goBack}`,
      );
    }
  }
  if (!tool('wrangler', ['deploy', '--config', BUILT_CONFIG])) {
    const isOldOnNew = plan.migrations.length > 0 && !plan.isNew;
    const since = isOldOnNew
      ? `The old Worker runs on a database with ${plan.migrations.length} new migrations: run \`${command}\` again soon.${goBack}`
      : `Nothing that visitors see has changed: run \`${command}\` again.`;
    stop(`Deploying failed. ${since}`);
  }
  const { missingSecrets } = plan;
  if (missingSecrets.length > 0) {
    const option = options.env ? ` --env ${options.env}` : '';
    console.log('\nSet these secrets, or leave the feature that needs them off:');
    for (const name of missingSecrets) console.log(`  npx wrangler secret put ${name}${option}`);
  }
  console.log(
    `\nDeployed ${config.name}. Go back with: npx wrangler rollback --name ${config.name}`,
  );
}

try {
  await deploy();
} catch (error) {
  if (error instanceof PlatformError) {
    stop(`${error.message} Run \`${command}\` again: it finds what is there.`);
  }
  throw error;
}
