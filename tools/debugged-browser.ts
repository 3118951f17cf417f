import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ensureBrowser } from './browser.ts';

const START_MS = 20_000;

/** The browser writes its port into its profile once it listens. */
async function debuggingPort(profile: string): Promise<number> {
  const file = path.join(profile, 'DevToolsActivePort');
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    try {
      const port = Number.parseInt(readFileSync(file, 'utf8'), 10);
      if (port > 0) return port;
    } catch {
      // Not written yet.
    }
    await sleep(50);
  }
  throw new Error(`The browser did not start within ${START_MS / 1000} seconds`);
}

/**
 * Runs `use` with a headless browser without automation flags, and removes it afterwards.
 * @param use gets its debugging port on 127.0.0.1
 * @throws Error when there is no browser, or it does not start
 */
export async function withDebuggedBrowser(use: (port: number) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'browser-'));
  const browser = spawn(
    ensureBrowser(),
    [
      '--headless=new',
      // The sandbox of Chromium cannot start as root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--no-first-run',
      '--disable-dev-shm-usage',
      '--window-size=1280,900',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => browser.on('exit', resolve));
  try {
    await use(await debuggingPort(profile));
  } finally {
    browser.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
