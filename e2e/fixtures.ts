import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';

import { SandboxControl } from './sandbox.ts';

export { expect };

/** What a page must not do: each entry is one line that a visitor's console or network would show. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Lets this test provoke what matches; everything else still fails it. */
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
      // A page that is left drops what it was still loading; that is no failure of the page.
      if (reason === 'net::ERR_ABORTED') return;
      this.#found.push(`request failed: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#found.push(`status ${response.status()}: ${response.url()}`);
    });
  }

  unexpected(): string[] {
    return this.#found.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}

interface Fixtures {
  problems: Problems;
  sandbox: SandboxControl;
}

/** Every test starts with a fresh sandbox, and fails on any console message, CSP report or failed request. */
export const test = base.extend<Fixtures>({
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
 * Keeps the answers to some of a page's requests back, as a slow network does.
 * @returns what lets them come
 */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await held;
    // The page may have given up on it.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Records from now on how much the page moves by itself (layout shift), and what moves. */
export const watchShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (!hadRecentInput) window.shifts.push(value + ' ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 80)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** The layout shifts that watchShifts has recorded. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as { shifts?: string[] }).shifts);

/** Waits until an island can hear the visitor. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`).first()).toHaveAttribute(
    'data-island-status',
    'hydrated',
  );
}

/** Signs in as staff; the cookie is then the context's. */
export async function signIn(request: APIRequestContext, password = 'shortlist'): Promise<void> {
  const response = await request.post('/api/admin/session', {
    data: { password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(204);
}

/** What axe finds against WCAG 2.2 AA on the page as it is now, one line per rule. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What a third party shows inside its own frame is not the site's.
    .exclude('iframe')
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
