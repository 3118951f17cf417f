import { setTimeout as sleep } from 'node:timers/promises';

import type { APIRequestContext, BrowserContext, Page, Request, Response } from 'playwright/test';

/** Resolves when the module scripts of a page have run: they are async, so often after the load event. */
const scriptsRun = (page: Page) =>
  page.evaluate(async () => {
    if (!matchMedia('(scripting: enabled)').matches) return;
    const scripts = document.querySelectorAll<HTMLScriptElement>('head > script[type=module]');
    // A script that this test blocks does not run.
    for (const { src } of scripts) await import(src).catch(() => undefined);
  });

/** Has navigations wait for the page's scripts too. */
function awaitScripts(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
    const andAwait = async (...args: unknown[]): Promise<Response | null> => {
      const response = await navigate(...args);
      const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil !== 'commit')
        await scriptsRun(page).catch((error: unknown) => {
          // The page has reloaded or left by itself.
          if (!/context was destroyed/.test(String(error))) throw error;
        });
      return response;
    };
    Object.assign(page, { [name]: andAwait });
  }
}

interface Traffic {
  open: Set<Request>;
  /** When a request last began or ended (ms). */
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const own: Traffic = { open: new Set(), changedAt: Date.now() };
  traffic.set(page, own);
  page.on('request', (request) => {
    own.open.add(request);
    own.changedAt = Date.now();
  });
  const end = (request: Request) => {
    own.open.delete(request);
    own.changedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** How long (ms) a settled page requests nothing. */
const QUIET_MS = 500;
/** Browsers do not report the end of every request: after so long (ms) without another it has ended. */
const FORGOTTEN_MS = 5000;

/**
 * Resolves when the page has laid out two frames, and its observers have run. A test's clock does not stop
 * this, as it does animation frames.
 */
const caughtUp = (page: Page) =>
  page.evaluate(async () => {
    if (!matchMedia('(scripting: enabled)').matches) return;
    for (let frame = 0; frame < 2; frame++)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });

/**
 * Resolves when a page has had no request under way for half a second, and has none to make: on a busy
 * machine it may not have come to it in that time.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const own = traffic.get(page);
  if (!own) throw new Error('The requests of this page are not watched');
  for (;;) {
    const quietMs = Date.now() - own.changedAt;
    if (quietMs < (own.open.size > 0 ? FORGOTTEN_MS : QUIET_MS)) {
      await sleep(QUIET_MS / 10);
      continue;
    }
    const { changedAt } = own;
    await caughtUp(page);
    if (own.changedAt === changedAt) return;
  }
}

/**
 * Has each request use a connection of its own: workerd closes one that rests for five seconds, just as
 * the next request may use it.
 */
export function withoutKeepAlive(request: APIRequestContext): APIRequestContext {
  // `get`, `post` and the others call it.
  const fetch = request.fetch.bind(request);
  return Object.assign(request, {
    fetch: ((target, options = {}) =>
      fetch(target, {
        ...options,
        headers: { connection: 'close', ...options.headers },
      })) satisfies typeof fetch,
  });
}

/**
 * Prepares a browser context. Its navigations wait for the scripts; with `waitUntil: 'commit'` a test
 * acts before them.
 */
export function prepareContext(context: BrowserContext): void {
  withoutKeepAlive(context.request);
  context.on('page', (page) => {
    awaitScripts(page);
    watchTraffic(page);
  });
}
