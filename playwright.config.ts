import { defineConfig } from 'playwright/test';

import { findBrowser } from './tools/browser.ts';

const port = Number(process.env['PORT'] ?? 8790);
const executablePath = findBrowser();

/** A visitor's browser on the built site, with the sandbox bound and a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One server and one sandbox, whose faults and mails every test may set: one test at a time.
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording costs a fifth of the run.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The sandbox of Chromium cannot start as root, as in most containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node tools/start.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: String(port), STATE_DIR: '.wrangler/e2e', ADMIN_PASSWORD: 'shortlist' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
