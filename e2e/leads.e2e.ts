import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expect, holdBack, hydrated, signIn, test } from './fixtures.ts';
import {
  banner,
  dialog,
  fillLead,
  openAccount,
  openOnPricing,
  showPlans,
  SIGN_UP,
  someone,
} from './lead-forms.ts';

/** What the dialog loads when it opens: React and its form, compressed, in bytes. */
const DIALOG_SCRIPTS = 90 * 1024;

/** What the pricing page's dialog sends. */
async function sent(page: Page): Promise<Record<string, unknown>> {
  const call = page.waitForRequest('**/api/leads');
  await openOnPricing(page);
  await showPlans(page);
  return (await call).postDataJSON() as Record<string, unknown>;
}

/** As a new visitor on another page, who arrives at this address. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto('/press');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto(address);
}

test('a lead has its partner: of the tracking object, the address or the visit, else null (TRK-01, TRK-02, TRK-03, TRK-04, TRK-05, TRK-06, STO-09, X-37)', async ({
  page,
}) => {
  await arrive(page, '/pricing?utm_source=news&ref=acme');
  expect(await sent(page)).toMatchObject({
    source: 'pricing_card',
    page: '/pricing',
    partner_key: 'acme',
    utm_source: 'news',
    landing_page: '/pricing',
  });

  await arrive(page, '/contact?partner=northwind');
  const stored = () => page.evaluate(() => sessionStorage.getItem('partner_key'));
  await expect.poll(stored).toBe('northwind');
  await page.goto('/pricing');
  expect(await sent(page)).toMatchObject({ partner_key: 'northwind', landing_page: '/contact' });

  await arrive(page, '/pricing?partner_key=acme');
  await page.evaluate(() => {
    sessionStorage.setItem('partner_key', 'northwind');
    window.growsumo = { data: { partner_key: 'tracked' } };
  });
  expect(await sent(page)).toMatchObject({ partner_key: 'tracked' });

  await arrive(page, '/pricing');
  expect(await sent(page)).toMatchObject({ partner_key: null });
});

test('the attribution is sent with the lead, and staff pages are no part of a visit', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/leads?ref=staff', { referer: 'https://search.example/' });
  await hydrated(page, 'LeadsScreen');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('first_touch');
  await page.goto('/features?utm_campaign=spring', { referer: 'https://news.example/a' });
  await page.goto('/pricing?utm_campaign=autumn&utm_medium=mail');
  expect(await sent(page)).toMatchObject({
    partner_key: null,
    landing_page: '/features',
    referrer: expect.stringContaining('https://news.example/'),
    first_utm_campaign: 'spring',
    utm_campaign: 'autumn',
    utm_medium: 'mail',
  });
});

test('after a lost response the second click sends the same lead, also after a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/leads|ERR_CONNECTION/);
  const keys: (string | undefined)[] = [];
  const replayed: (string | undefined)[] = [];
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    replayed.push(response.headers()['idempotent-replayed']);
    await (keys.length < 3 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  await showPlans(page);
  await expect(dialog(page).getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(dialog(page).locator('a[href^="mailto:"]')).toBeVisible();
  await showPlans(page);
  await expect.poll(() => keys.length).toBe(2);
  await page.reload();
  await page.getByText('Get Started Today').click();
  await dialog(page).getByLabel('Name').fill('Tom Okafor');
  await dialog(page).getByLabel('Work email').fill(email);
  await showPlans(page);
  await expect(banner(page)).toContainText(email);
  expect(new Set(keys).size).toBe(1);
  expect(replayed).toEqual([undefined, 'true', 'true']);
  // Other content gets another key.
  await expect(dialog(page)).toBeHidden();
  await page.getByText('Click here to update your information').click();
  const other = someone();
  await dialog(page).getByLabel('Work email').fill(other);
  await showPlans(page);
  await expect(banner(page)).toContainText(other);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a visitor with a filled hidden field sees a message, and gets through with the next click', async ({
  page,
  problems,
}) => {
  problems.allow(/403/);
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  const hidden = dialog(page).locator('input[name="remarks_code"]');
  await expect(hidden).toHaveAttribute('tabindex', '-1');
  await expect(hidden).toHaveAttribute('autocomplete', 'off');
  expect(await hidden.evaluate((field) => field.closest('[aria-hidden="true"]') !== null)).toBe(
    true,
  );
  expect(await hidden.evaluate((field) => getComputedStyle(field).display)).not.toBe('none');
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = 'filled';
  });
  await showPlans(page);
  await expect(dialog(page).getByText(/^Our spam check stopped this/)).toBeVisible();
  await showPlans(page);
  await expect(banner(page)).toContainText(email);
});

test('while a lead is saved, Cancel stays where the pointer may be on it', async ({ page }) => {
  await page.goto('/pricing');
  await openOnPricing(page);
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  const before = await cancel.boundingBox();
  const release = await holdBack(page, '**/api/leads');
  await dialog(page).getByRole('button', { name: 'Choose a plan' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving' })).toBeVisible();
  expect(await cancel.boundingBox()).toEqual(before);
  release();
  await expect(dialog(page)).toBeHidden();
});

test('the dialog has little more to load than its form (LEAD-01)', async ({ page }) => {
  await page.goto('/pricing');
  await settled(page);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.getByText('Get Started Today').click();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(DIALOG_SCRIPTS);
});

test.describe('the form on a page of its own', () => {
  test('the home page’s links open the dialog, which goes on to the sign-up with what was typed (LEAD-09, LEAD-16, LEAD-17, LEAD-30, X-03, X-04)', async ({
    page,
    context,
  }) => {
    for (const [opener, source] of [
      ['[aria-labelledby="headline"]', 'RiC_Hero_CTA'],
      ['[aria-labelledby="guarantee"]', 'guarantee_cta'],
    ] as const) {
      await page.goto('/');
      await page.locator(opener).getByRole('link', { name: 'Create account' }).click();
      const email = someone();
      await fillLead(page, email);
      expect(await openAccount(page)).toMatchObject({ email, source, page: '/' });
      await page.waitForURL(SIGN_UP);
      const query = new URL(page.url()).searchParams;
      expect(query.get('name')).toBe('Tom Okafor');
      expect(query.get('email')).toBe(email);
      expect(Date.parse(query.get('timestamp') ?? '')).toBeGreaterThan(0);
      expect((await context.cookies()).some(({ name }) => name === 'lead_data')).toBe(true);
    }
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('Tom Okafor');
  });

  test('it checks, saves and leads on like the dialog (LEAD-01, LEAD-02, LEAD-16)', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/get-started?ref=acme');
    const button = page.getByRole('button', { name: 'Create account' });
    await button.click();
    await expect(page.getByText('Please enter your name')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    const email = someone();
    await page.getByLabel('Name').fill('Tom Okafor');
    await page.getByLabel('Work email').fill(email);
    await button.click();
    await page.waitForURL(/\/__sandbox\/signup\?/);
    expect(new URL(page.url()).searchParams.get('email')).toBe(email);
    await expect.poll(async () => (await sandbox.mails()).length).toBe(1);
    expect((await sandbox.mails())[0]?.template_params['message']).toContain('Partner key: acme');
  });

  test('the link to the dialog leads there in another tab, and where its code cannot load (LEAD-17)', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/open-lead-dialog|ERR_FAILED|uncaught/);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: 'Create account' }).first();
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).waitForURL('**/get-started?source=RiC_Hero_CTA');
    await expect(dialog(page)).toBeHidden();
    await page.route('**/open-lead-dialog*.js', (route) => route.abort());
    await page.reload();
    await link.click();
    await page.waitForURL('**/get-started?source=RiC_Hero_CTA');
    await expect(page.getByLabel('Work email')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it says what is missing, keeps what was typed, and ends in thanks (LEAD-03)', async ({
      page,
      problems,
      sandbox,
    }) => {
      problems.allow(/422/);
      await page.goto('/');
      await page.getByRole('link', { name: 'Create account' }).last().click();
      await page.waitForURL('**/get-started?source=guarantee_cta');
      await page.getByLabel('Name').fill('Tom Okafor');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Please enter your email')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Tom Okafor');
      await page.getByLabel('Work email').fill(someone());
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/get-started/received');
      await expect(page.getByText('Your details have arrived.')).toBeVisible();
      await page.reload();
      await expect.poll(async () => (await sandbox.mails()).length).toBe(1);
    });
  });
});
