import { defineConfig } from 'playwright/test';

import { withFonts } from './e2e/device-fonts.ts';
import { findTestBrowser } from './tools/browser.ts';

// Each worker loads this file itself, and has its own site (tools/e2e.ts).
const port = Number(process.env['PORT'] ?? 8790) + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const executablePath = findTestBrowser();

const workers = Number(process.env['WORKERS'] ?? 4);

/** Tests that mostly wait for the ten seconds before a decision is sent. */
const WAITING = '**/staff-application*.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/reading-order/{arg}{ext}',
  // Tests of one file may run in several workers, so none relies on another.
  fullyParallel: true,
  workers,
  // Two workers wait while two are busy, so that two cores never rest. More would compete for them.
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 2 },
    { name: 'site', testMatch: '**/*.e2e.ts', testIgnore: WAITING, workers: 3 },
  ],
  // Guards against hangs only: on a busy machine, what takes a second takes twenty.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A tenth less CPU time for the whole run. Files whose tests motion may change ask for it.
    contextOptions: { reducedMotion: process.env['MOTION'] ? 'no-preference' : 'reduce' },
    // A trace costs a fifth of the run's time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      env: withFonts('arimo'),
      args: [
        // One process for a page with all its frames: an eighth less time.
        '--disable-site-isolation-trials',
        // No second process for the page after the blank one: a fifth less for a test of one page.
        '--renderer-process-limit=1',
        // The network and the drawing in the browser's process: a twentieth less.
        '--enable-features=NetworkServiceInProcess2',
        '--in-process-gpu',
        // Letters as wide as on phones and Macs. Rounded to whole pixels, a late font moves more.
        '--font-render-hinting=none',
        // The sandbox of Chromium cannot start as root, as in most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
