import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expect, signIn, test } from './fixtures.ts';
import { banner, openOnPricing, showPlans, someone } from './lead-forms.ts';

const PARTNER_SCRIPT = /partnerstack\/v1/;
const DAY_MS = 86_400_000;

/** "joe_partner" in base64, as the partner program's links carry it. */
const CODED = 'am9lX3BhcnRuZXI';

/** Whether the partner's arrival is stored. */
const arrived = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('partner_key')), 'the key is stored')
    .not.toBeNull();

/** The partner key of a lead's row in D1. */
async function storedKey(page: Page, email: string): Promise<string | null | undefined> {
  await signIn(page.request);
  const found = await page.request.get(`/api/admin/leads?search=${email}`);
  const { data } = (await found.json()) as { data: { partner_key: string | null }[] };
  expect(data).toHaveLength(1);
  return data[0]?.partner_key;
}

/** Leaves a lead on the pricing page. @returns the partner key of its row in D1 */
async function keyOfLead(page: Page): Promise<string | null | undefined> {
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  await showPlans(page);
  await expect(banner(page)).toContainText(email);
  return storedKey(page, email);
}

/** The page's clock from now on, and the cookies that are left by then. */
async function passDays(page: Page, days: number): Promise<void> {
  if (days === 0) return;
  const then = Date.now() + days * DAY_MS;
  await page.clock.install({ time: then });
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ expires }) => expires * 1000 > then));
}

/** What a browser still has after it was closed: no session storage, no session cookies. */
async function restarted(context: BrowserContext, baseURL = ''): Promise<BrowserContext> {
  const state = await context.storageState();
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const cookies = state.cookies.filter(({ expires }) => expires !== -1);
  return browser.newContext({ baseURL, storageState: { ...state, cookies } });
}

const EXAMPLES = [
  // The one that costs commissions: a partner's link, another tab, three days later, script blocked.
  [`ps_partner_key=${CODED}`, 'other tab', 3, 'blocked', 'joe_partner', 'cookie'],
  [`ps_partner_key=${CODED}`, 'restart', 91, 'blocked', null, 'nothing'],
  ['partner_key=acme', 'other tab', 0, 'loads', 'acme', 'storage'],
  ['ref=acme', 'same tab', 0, 'loads', 'acme', 'nothing'],
] as const;
for (const [query, where, days, script, key, lost] of EXAMPLES) {
  test(`${query}, ${where}, ${days} days later, script ${script}, ${lost} lost: the lead has ${key ?? 'no key'} (PTN-01, PTN-02)`, async ({
    page,
    context,
    problems,
    baseURL,
  }) => {
    problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner program/);
    const block = (one: BrowserContext) =>
      script === 'blocked' ? one.route(PARTNER_SCRIPT, (route) => route.abort()) : undefined;
    await block(context);
    await page.goto(`/press?${query}`);
    await arrived(page);
    const other = where === 'restart' ? await restarted(context, baseURL) : context;
    await block(other);
    const tab = where === 'same tab' ? page : await other.newPage();
    if (tab !== page) await page.close();
    await passDays(tab, days);
    if (lost === 'cookie') await other.clearCookies();
    if (lost === 'storage') {
      await tab.goto('/press');
      await tab.evaluate(() => localStorage.clear());
    }
    expect(await keyOfLead(tab)).toBe(key);
    if (other !== context) await other.close();
  });
}

test('a browser that has dropped all that scripts store still has the key, from the Worker’s cookie (PTN-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/partnerstack|No sign-up with the partner program/);
  await page.goto('/press?partner=acme');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('partner_key_kept');
  const tab = await context.newPage();
  await page.close();
  await tab.goto('/aboutus');
  await tab.evaluate(() => localStorage.clear());
  await context.clearCookies({ name: 'partner_key' });
  expect(await keyOfLead(tab)).toBe('acme');
});

test('a browser that was closed and started again still has the key, in cookie and storage (PTN-01)', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'partners-'));
  const open = () =>
    playwright.chromium.launchPersistentContext(directory, {
      ...launchOptions,
      // With the network in the browser's process a cookie that was set just before the end is lost.
      args: (launchOptions.args ?? []).filter((arg) => !arg.includes('NetworkService')),
      baseURL: baseURL ?? '',
    });
  const before = await open();
  const landing = await before.newPage();
  await landing.goto(`/aboutus?ps_partner_key=${CODED}`);
  await arrived(landing);
  await before.close();

  const after = await open();
  const page = await after.newPage();
  await page.goto('/press');
  const cookie = async () => (await after.cookies()).find(({ name }) => name === 'partner_key');
  await expect.poll(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true });
  const days = (((await cookie())?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(89.9);
  expect(days).toBeLessThanOrEqual(90);
  expect(await page.evaluate(() => sessionStorage.getItem('partner_key'))).toBeNull();
  expect(await keyOfLead(page)).toBe('joe_partner');
  await after.close();
  await rm(directory, { recursive: true });
});

test('a later partner counts unless its parameter has less precedence; the first and the last are stored too (PTN-04)', async ({
  page,
  context,
}) => {
  const visits = [
    ['utm_source=letter', 'letter'],
    ['affiliate=anna', 'anna'],
    ['partner_id=carl', 'anna'],
    ['affiliate=ben', 'ben'],
    [`ps_partner_key=${CODED}`, 'joe_partner'],
    ['partner_key=acme', 'joe_partner'],
    ['utm_source=ads', 'joe_partner'],
  ] as const;
  const credited = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'partner_key');
    return decodeURIComponent(cookie?.value ?? '').split('.')[2];
  };
  for (const [query, key] of visits) {
    await page.goto(`/aboutus?${query}`);
    const last = query.startsWith('ps_') ? 'joe_partner' : query.split('=')[1];
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('partner_key')), query)
      .toContain(`"last":{"key":"${last}"`);
    expect(await credited(), query).toBe(key);
  }
  await page.goto('/pricing');
  const call = page.waitForRequest('**/api/leads');
  await openOnPricing(page);
  await showPlans(page);
  expect((await call).postDataJSON()).toMatchObject({
    partner_key: 'joe_partner',
    first_partner_key: 'letter',
    last_partner_key: 'ads',
  });
});

test('the partner’s script is requested after load on partners’ links, and not for other visitors (PTN-03)', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.allow(/404/);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  // A campaign, and what other sites mark their links with.
  for (const query of ['utm_campaign=may', 'utm_source=chatgpt.com', 'ref=producthunt']) {
    await page.goto(`/features?${query}`);
    await settled(page);
    expect(
      elsewhere.filter((url) => PARTNER_SCRIPT.test(url)),
      query,
    ).toEqual([]);
  }
  for (const path of ['/', '/blog', '/no-such-page']) {
    await page.goto(`${path}?gspk=acme`);
    await page.waitForFunction(() => window.growsumo !== undefined);
    const [asked, shown] = await page.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: NaN }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const script = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('partnerstack'));
      return [script?.startTime ?? 0, loadEventStart];
    });
    expect(asked, path).toBeGreaterThanOrEqual(shown);
  }
  elsewhere.length = 0;
  await page.goto('/features');
  await settled(page);
  expect(elsewhere, 'the next pages of the visit load nothing').toEqual([]);
});

test('a lead that is posted without JavaScript has the cookie’s key (PTN-01)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/press?partner=acme');
  await arrived(page);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/get-started');
  const email = someone();
  await plain.getByLabel('Name').fill('Tom Okafor');
  await plain.getByLabel('Work email').fill(email);
  await plain.getByRole('button', { name: 'Create account' }).click();
  await plain.waitForURL('**/get-started/received');
  expect(await storedKey(plain, email)).toBe('acme');
  await context.close();
});
