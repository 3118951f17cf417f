// npm test: all checks. Tests in workerd and in browsers both wait for deadlines, so that all run at the same
// time. A command that passes takes one line here; of one that fails, everything is printed.
import { spawn, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { ensureTestBrowser } from './browser.ts';

/** For test runners. */
const SHORT_REPORT = ['--', '--reporter=dot'];

const running = new Set<ChildProcess>();

/** Ends what runs, with all its processes. */
function stopAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid);
    } catch {
      // It has ended by itself.
    }
  }
}

/** How many tests passed, as vitest and Playwright say it; else the last line. */
function resultOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    lines.findLast((line) => /^(?:Tests\s+)?\d+ (?:passed|skipped)/.test(line)) ??
    lines.at(-1) ??
    ''
  );
}

/** Runs a script of package.json. @throws Error with its whole output, when it fails */
async function run(script: string, args: readonly string[] = []): Promise<void> {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', script, ...args], {
    // The same simulations everywhere; npm run simulate looks for new ones.
    env: { SEED: '1', ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  running.delete(child);
  if (code !== 0) throw new Error(`${output}\nnpm run ${script} failed`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`✓ ${script} in ${seconds} s: ${resultOf(output)}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

/** These build the site, each in the same folder. */
async function runBuilt(): Promise<void> {
  await run('test:deploy');
  await run('test:start');
  await run('e2e', SHORT_REPORT);
}

try {
  ensureTestBrowser();
  await Promise.all([run('test:worker', SHORT_REPORT), run('check'), runBuilt()]);
} catch (error) {
  stopAll();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
