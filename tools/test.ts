// npm test: all checks. The tests in workerd begin with waits for deadlines, so the short commands run at
// the same time. The browser tests keep both cores of a small machine busy by themselves.
import { spawn, type ChildProcess } from 'node:child_process';

const LONG = 'test:worker';
const SHORT = ['check', 'test:deploy', 'test:start', 'test:browser'];
const AFTERWARDS = 'e2e';

const running = new Set<ChildProcess>();

/** Ends what runs, with all its processes. */
function stopAll(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid);
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Runs a script of package.json.
 * @param output "live", or "whole" when it has ended, so that it is not mixed with another's
 * @throws Error that names it, when it fails
 */
async function run(script: string, output: 'live' | 'whole'): Promise<void> {
  const started = Date.now();
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', script], { stdio: ['ignore', stdio, stdio], detached: true });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  running.delete(child);
  process.stdout.write(Buffer.concat(chunks));
  if (code !== 0) throw new Error(`npm run ${script} failed`);
  console.log(`npm run ${script} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

async function runShort(): Promise<void> {
  for (const script of SHORT) await run(script, 'whole');
}

try {
  await Promise.all([run(LONG, 'live'), runShort()]);
  await run(AFTERWARDS, 'live');
} catch (error) {
  stopAll();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
