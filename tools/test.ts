// npm test: every check, in an order that keeps two cores busy. Browsers often wait, and the tests in
// workerd use those pauses.
import { spawn } from 'node:child_process';

/** Fewer than alone, because the browsers need the cores too. */
const WORKERS_NEXT_TO_BROWSERS = '3';

/**
 * Runs a script of package.json. Only one of those that run at the same time prints at once.
 * @throws Error when it fails
 */
async function script(name: string, prints: 'at once' | 'at its end'): Promise<void> {
  const began = Date.now();
  const child = spawn('npm', ['run', name], {
    stdio: prints === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VITEST_MAX_WORKERS: WORKERS_NEXT_TO_BROWSERS },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(Buffer.concat(output));
  const took = `${Math.round((Date.now() - began) / 1000)} s`;
  if (code !== 0) throw new Error(`npm run ${name} failed after ${took}`);
  console.log(`\nnpm run ${name}: passed in ${took}`);
}

/** Waits for all, so that each one's output is complete, and ends with what failed. */
async function all(...scripts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(scripts);
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) console.error(String(reason));
  if (failures.length > 0) process.exit(1);
}

async function startAndBrowsers(): Promise<void> {
  await script('test:start', 'at once');
  await script('e2e', 'at once');
}

// Both of the next two use the build of test:deploy.
await all(script('check', 'at its end'), script('test:deploy', 'at once'));
await all(script('test:worker', 'at its end'), startAndBrowsers());
