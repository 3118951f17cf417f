import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of CHROMIUM_PATH, else of Playwright's Chromium, else of a system browser. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    MAC,
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

function attempt(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Finds a browser, or installs one: Playwright's download, or Debian's package as root.
 * @throws Error that says what to do
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  attempt('node_modules/.bin/playwright', ['install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    // The package list may be missing on a fresh machine; offline it may be there already.
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a browser. Install Google Chrome or Chromium, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}
