import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';

import { staffPages } from '../src/shared/staff-pages.ts';
import { ZONE_COOKIE } from '../src/staff/staff.contract.ts';
import { prepareContext, withoutKeepAlive } from './contexts.ts';
import { overflow, smallTargets } from './reach.ts';
import { SandboxControl } from './sandbox.ts';

export { expect };

/** Chromium's note when a test uses a field before the page's first frame, faster than any hand. */
const TYPED_EARLY = /^console info: Autofocus processing was blocked/;

/**
 * Chromium's error when it has given up a fade between pages, after four seconds on a busy machine. It
 * comes before the site's scripts, which therefore cannot handle it.
 */
const FADE_GIVEN_UP = /^uncaught: Transition was aborted .* Page already revealed$/;

/** Console messages, page errors and failed requests, one line each. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Problems that this test provokes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(page: Page): void {
    page.on('console', (message) =>
      this.#found.push(`console ${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (reason === 'net::ERR_ABORTED') return;
      this.#found.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#found.push(`status ${response.status()}: ${response.url()}`);
    });
  }

  unexpected(): string[] {
    return this.#found.filter(
      (line) =>
        ![...this.#allowed, TYPED_EARLY, FADE_GIVEN_UP].some((pattern) => pattern.test(line)),
    );
  }
}

interface Fixtures {
  problems: Problems;
  sandbox: SandboxControl;
}

/**
 * Every test starts with a fresh sandbox, and fails on any console message, policy violation or failed
 * request. After the last one, each staff page shows what all of them stored.
 */
export const test = base.extend<Fixtures, { contexts: undefined; staffPagesShow: undefined }>({
  request: ({ request }, use) => use(withoutKeepAlive(request)),
  contexts: [
    async ({ browser }, use) => {
      browser.on('context', prepareContext);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  staffPagesShow: [
    async ({ playwright }, use, { project }) => {
      await use(undefined);
      const { baseURL = '' } = project.use;
      const request = withoutKeepAlive(await playwright.request.newContext({ baseURL }));
      await signIn(request);
      for (const { path } of Object.values(staffPages))
        expect((await request.get(path)).status(), path).toBe(200);
      await request.dispose();
    },
    { auto: true, scope: 'worker' },
  ],
  sandbox: [
    async ({ request, baseURL }, use) => {
      const host = new URL(baseURL ?? '').hostname;
      if (host !== 'localhost')
        throw new Error(`These tests change data: ${host} is not this machine`);
      const sandbox = new SandboxControl(request);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      context.on('page', (page) => problems.watch(page));
      await use(problems);
      expect(problems.unexpected(), 'console, content policy and network are quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For the files of tests that motion may change: it is off in the others (playwright.config.ts), because
 * each click, field and menu draws its transition.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Delays matching requests of a page, as a slow network does.
 * @returns a function that lets them continue
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have aborted it.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Records from now on how much the page moves by itself (layout shift), and what moves. Chromium reports its
 * own parts of a film, too, a pixel in size and without a node: they are none of the page's.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = [];
    window.shiftObserver = new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        const isOfBrowser = value < 1e-6 && sources.every(({ node }) => !node);
        if (!hadRecentInput && !isOfBrowser) window.shifts.push(value + ' ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 80)));
      }
    });
    window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  `);

interface ShiftsWindow {
  shifts?: string[];
  shiftObserver?: PerformanceObserver;
}

/** The layout shifts that watchShifts has recorded. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as ShiftsWindow).shifts);

/**
 * A word that ends a little earlier, because its font came after the text (on a busy machine also from
 * the cache), is no move that anyone sees.
 */
export const INVISIBLE = 0.005;

/** The sum of the layout shifts that watchShifts has recorded, and a line for each. */
export async function scoreOf(page: Page): Promise<{ score: number; lines: string }> {
  const shifts = (await shiftsOf(page)) ?? [];
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return { score, lines: shifts.join('\n') };
}

/** Forgets what has moved until now, by fonts that have just come too. */
export const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The frame that shows the fonts, and the one after it: then what they moved is known.
    await nextFrame();
    await nextFrame();
    const here = window as ShiftsWindow;
    here.shiftObserver?.takeRecords();
    here.shifts = [];
  });

/** Waits until an island handles events. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`).first()).toHaveAttribute(
    'data-island-status',
    'hydrated',
  );
}

/** Who signs in, and is there to choose. */
export const COLLEAGUE = 'Sam';

/** The session's cookie is stored in the request's context. */
export async function signIn(
  request: APIRequestContext,
  { name = COLLEAGUE }: { name?: string } = {},
): Promise<void> {
  const response = await request.post('/api/admin/session', {
    data: { password: 'shortlist' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(204);
  await request.patch('/api/admin/session', {
    data: { name },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

/** Drops all that is stored of the blog, so that the next view fetches it. Needs a session. */
export async function dropPosts(request: APIRequestContext): Promise<void> {
  const response = await request.post('/admin/site/purge', {
    form: {},
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

/** Signs in for a page, and leaves it first: the new session ends the one that it polls with. */
export async function signInFor(page: Page, as: { name?: string } = {}): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await signIn(page.request, as);
  // As the sign-in page stores it, or the first page has the days of UTC.
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await page
    .context()
    .addCookies([{ name: ZONE_COOKIE, value: timeZone, domain: 'localhost', path: '/' }]);
}

/** axe as its package minifies it, which a page reads in a fifth of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * One line for each of axe's violations, each target that is too small, and what is wider than the
 * window. Rows of the staff area are dense: there axe judges targets by their distances.
 */
async function accessibilityViolations(page: Page): Promise<string[]> {
  // Pages are streamed: after a click, the next one may not have its main part yet.
  await page.waitForLoadState('load');
  // The colors of a part that fades in are not yet its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // Injecting it takes longer than running it, so once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (tags) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const result = await injected.run(
        // The content of frames is the third party's.
        { exclude: ['iframe'] },
        { runOnly: tags, resultTypes: ['violations'], iframes: false },
      );
      return result.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  );
  const small = new URL(page.url()).pathname.startsWith('/admin') ? [] : await smallTargets(page);
  const tooWide = await overflow(page);
  return [
    ...violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`),
    ...small.map((target) => `small target: ${target}`),
    ...(tooWide > 0 ? [`wider than the window by ${tooWide} px`] : []),
  ];
}

/**
 * The page in its current state has all that WCAG 2.2 AA asks for.
 * @param widths of the windows to look at; none for the one that is open
 */
export const expectAccessible = (page: Page, ...widths: number[]): Promise<void> =>
  test.step(
    'is accessible',
    async () => {
      if (widths.length === 0) expect(await accessibilityViolations(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        expect(await accessibilityViolations(page), `at ${width} px`).toEqual([]);
      }
    },
    { box: true },
  );

/** Presses keys within one task: the page can neither render nor answer between two of them. */
export const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((all) => {
    for (const each of all) {
      const names = each.split('+');
      const init = {
        key: names.at(-1) ?? '',
        ctrlKey: names.includes('Control'),
        shiftKey: names.includes('Shift'),
        bubbles: true,
        cancelable: true,
      };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  }, keys);

/** Takes the connection from a page, and waits until the page knows: what it sends before that arrives. */
export async function goOffline(page: Page): Promise<void> {
  const isKnown = page.evaluate(async () => {
    await new Promise((resolve) => addEventListener('offline', resolve, { once: true }));
  });
  await page.context().setOffline(true);
  await isKnown;
}
