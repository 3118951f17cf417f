import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';

import { findOnPath } from '../browser.ts';
import type { Driver } from './page.ts';

const FIREFOX = ['firefox-esr', 'firefox'];
const WEBKIT = 'WebKitWebDriver';
const CALL_MS = 60_000;

export interface Viewport {
  width: number;
  height: number;
}

export interface Engine {
  name: string;
  /** What is missing on this machine, and how to install it; undefined where nothing is. */
  missing: () => string | undefined;
  /** WebKit keeps a Secure cookie over https only, on localhost too. */
  needsHttps: boolean;
  /**
   * Starts the browser. @param driverPort free for its driver
   * @returns `open` for a window with cookies and storage of its own, and `close`
   */
  start: (
    viewport: Viewport,
    driverPort: number,
  ) => Promise<{ open: () => Promise<Driver>; close: () => Promise<unknown> }>;
}

/** Debian's Firefox, by WebDriver BiDi. */
const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    findOnPath(FIREFOX) ? undefined : 'not installed (Debian: apt-get install firefox-esr)',
  needsHttps: false,
  start: async (viewport) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: findOnPath(FIREFOX) ?? '',
      defaultViewport: viewport,
      protocolTimeout: CALL_MS,
    });
    return {
      open: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        return {
          goto: (url) => page.goto(url),
          evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
          move: (x, y) => page.mouse.move(x, y),
          click: (x, y) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
          windows: async () => (await context.pages()).length,
          screenshot: (file) => page.screenshot({ path: file }),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};

async function run(program: string, args: readonly string[], env = process.env) {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  await once(child, 'spawn');
  return child;
}

/** WebKitGTK on a screen of its own, by WebDriver. The window manager lets it fill the screen. */
const webkit: Engine = {
  name: 'WebKit',
  missing: () => {
    const programs = [WEBKIT, 'Xvfb', 'openbox'].filter((name) => !findOnPath([name]));
    return programs.length === 0
      ? undefined
      : `without ${programs.join(', ')} (Debian: apt-get install webkit2gtk-driver xvfb openbox)`;
  },
  needsHttps: true,
  start: async ({ width, height }, driverPort) => {
    const screen = await run('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${width}x${height}x24`,
      '-nolisten',
      'tcp',
    ]);
    const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
    const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
    const children = [
      await run(WEBKIT, [`--port=${driverPort}`], env),
      await run('openbox', [], env),
      screen,
    ];
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    });
    return {
      open: async () => {
        const driver = await new Builder()
          .usingServer(`http://127.0.0.1:${driverPort}`)
          .withCapabilities(capabilities)
          .build();
        await driver.manage().setTimeouts({ script: CALL_MS, pageLoad: CALL_MS });
        const pointer = (x: number, y: number) =>
          driver.actions().move({ x, y, duration: 50, origin: Origin.VIEWPORT });
        const type = (text: string) => driver.actions().sendKeys(text).perform();
        return {
          goto: (url) => driver.get(url),
          evaluate: async <T>(expression: string) => {
            const [value, error] = await driver.executeAsyncScript<[T, string?]>(
              `const done = arguments[arguments.length - 1];
              (async () => ${expression})().then((value) => done([value]), (error) => done([null, String(error)]));`,
            );
            if (error) throw new Error(error);
            return value;
          },
          move: (x, y) => pointer(x, y).perform(),
          click: (x, y) => pointer(x, y).click().perform(),
          type,
          press: (key) => type(key === 'Enter' ? Key.ENTER : Key.ESCAPE),
          windows: async () => (await driver.getAllWindowHandles()).length,
          screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
          close: () => driver.quit(),
        };
      },
      close: async () => {
        for (const child of children) {
          child.kill();
          if (child.exitCode === null) await once(child, 'exit');
        }
      },
    };
  },
};

export const ENGINES: readonly Engine[] = [firefox, webkit];
