// npm run e2e: the browser tests on the built site. Each parallel worker has its own site, database
// and sandbox. What the Workers log goes into .wrangler/e2e-*.log, because tests provoke failures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, globSync, rmSync } from 'node:fs';

import { ensureTestBrowser } from './browser.ts';
import { build } from './build.ts';
import { freePorts } from './free-port.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

const WORKERS = Number(process.env['WORKERS'] ?? 4);
const { PORT } = process.env;
const stateDir = (index: number) => `.wrangler/e2e-${index}`;
const logFile = (index: number) => `${stateDir(index)}.log`;

ensureTestBrowser();
await build();
for (let index = 0; index < WORKERS; index += 1) {
  rmSync(stateDir(index), { recursive: true, force: true });
  rmSync(logFile(index), { force: true });
  if (index === 0) await migrate(stateDir(0));
  else cpSync(stateDir(0), stateDir(index), { recursive: true });
}
const firstPort = await freePorts(WORKERS, PORT ? Number(PORT) : undefined);
const stops = await Promise.all(
  Array.from({ length: WORKERS }, (_, index) =>
    serve({
      port: firstPort + index,
      stateDir: stateDir(index),
      onLog: (line) => appendFileSync(logFile(index), `${line}\n`),
    }),
  ),
);
// Playwright looks for a name in the whole path, which the folder of the repository is part of.
const inFolder = (argument: string) =>
  globSync(`e2e/${argument}*`).length > 0 ? `/e2e/${argument}` : argument;
const tests = spawn(
  'node_modules/.bin/playwright',
  ['test', ...process.argv.slice(2).map(inFolder)],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(firstPort), WORKERS: String(WORKERS) },
  },
);
const [status] = (await once(tests, 'exit')) as [number | null];
await Promise.all(stops.map((stop) => stop()));
if (status !== 0) console.log(`What the Workers logged: ${logFile(0)} and the next ones.`);
process.exit(status ?? 1);
