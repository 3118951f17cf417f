// npm run e2e: the browser tests on the built site. Each parallel worker has its own site, database
// and sandbox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

import { ensureTestBrowser } from './browser.ts';
import { build } from './build.ts';
import { startSite } from './serve.ts';

const FIRST_PORT = Number(process.env['PORT'] ?? 8790);
const WORKERS = Number(process.env['WORKERS'] ?? 4);

ensureTestBrowser();
await build();
const sites = await Promise.all(
  Array.from({ length: WORKERS }, async (_, index) => {
    const stateDir = `.wrangler/e2e-${index}`;
    rmSync(stateDir, { recursive: true, force: true });
    return startSite({ port: FIRST_PORT + index, stateDir });
  }),
);
// Not while others start: that blocks this process, on a busy machine for longer than the five seconds
// after which workerd closes a connection, and the next call would still take that one.
await new Promise((resolve) => setImmediate(resolve));
for (const { migrate } of sites) await migrate();
const tests = spawn('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(FIRST_PORT), WORKERS: String(WORKERS) },
});
const [status] = (await once(tests, 'exit')) as [number | null];
await Promise.all(sites.map(({ stop }) => stop()));
process.exit(status ?? 1);
