// npm run deploy: builds, creates the database on the first run, migrates it, deploys.
import { spawnSync } from 'node:child_process';

const DATABASE = 'ric-site';

function wrangler(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  return spawnSync('node_modules/.bin/wrangler', args, { stdio }).status === 0;
}

function step(what: string, done: boolean): void {
  if (done) return;
  console.error(`${what} failed; the steps after it were skipped.`);
  process.exit(1);
}

step(
  'The build',
  spawnSync('node_modules/.bin/vite', ['build'], { stdio: 'inherit' }).status === 0,
);
// `wrangler deploy` creates it too, but migrations must run before the new code, and right before it:
// in between, the old Worker runs on the new database (0023 drops what its blog search reads).
if (!wrangler(['d1', 'info', DATABASE], 'ignore')) {
  step(`Creating the database ${DATABASE}`, wrangler(['d1', 'create', DATABASE]));
}
step('Migrating', wrangler(['d1', 'migrations', 'apply', DATABASE, '--remote']));
step('Deploying', wrangler(['deploy']));
