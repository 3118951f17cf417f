// npm run e2e: the browser tests on the built site, with a database of their own.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

import { ensureBrowser } from './browser.ts';

process.env['CHROMIUM_PATH'] = ensureBrowser();
rmSync('.wrangler/e2e', { recursive: true, force: true });
const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
