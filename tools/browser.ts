import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of the first of these programs that is on PATH. */
export const findOnPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
};

const playwrightHasChromium = () => existsSync(chromium.executablePath());

/** The path of CHROMIUM_PATH, else of Playwright's Chromium, else of a system browser. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  if (playwrightHasChromium()) return chromium.executablePath();
  return findOnPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
}

/**
 * The browser for tests that need neither the bfcache nor prerendering: the headless shell takes 40%
 * of the CPU time of a full browser.
 * @returns undefined for Playwright's own
 */
export function findTestBrowser(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  if (playwrightHasChromium()) return undefined;
  return findOnPath([HEADLESS_SHELL]) ?? findBrowser();
}

function attempt(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

// Without a network, apt would retry for minutes.
const APT_LIMITS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

const updatePackageList = () => attempt('apt-get', ['update', ...APT_LIMITS]);
const installPackages = (...packages: readonly string[]) =>
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...APT_LIMITS, ...packages]);

/**
 * Finds a browser, or installs one: Playwright's download, or Debian's package as root.
 * @throws Error that says what to do
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  attempt('node_modules/.bin/playwright', ['install', 'chromium']);
  if (!findBrowser() && isRootOnDebian()) {
    // The package list may be missing on a fresh machine; offline it may be there already.
    updatePackageList();
    installPackages('chromium', HEADLESS_SHELL);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a browser. Install Google Chrome or Chromium, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.',
  );
}

/** Installs the headless shell next to Debian's Chromium, where that is possible. */
export function ensureTestBrowser(): void {
  const browser = ensureBrowser();
  if (findTestBrowser() !== browser || process.env['CHROMIUM_PATH'] || !isRootOnDebian()) return;
  if (installPackages(HEADLESS_SHELL)) return;
  updatePackageList();
  installPackages(HEADLESS_SHELL);
}
