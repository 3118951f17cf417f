import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { banner, someone } from './lead-forms.ts';
import { overlay, submit, table } from './pricing.ts';

/** Stores what an earlier visit left. */
async function keep(page: Page, items: Record<string, string>) {
  await page.goto('/contact');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, items);
}

test.describe('what this browser remembers', () => {
  const keepCookie = (page: Page, baseURL = '') => {
    const value = encodeURIComponent(JSON.stringify({ name: 'Ada', email: 'ada@corrie.example' }));
    return page.context().addCookies([{ name: 'lead_data', value, url: baseURL, secure: true }]);
  };

  test('the cookie alone opens the plans (PRC-09)', async ({ page, baseURL }) => {
    await keepCookie(page, baseURL);
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('ada@corrie.example');
    await expect(overlay(page)).toBeHidden();
  });

  test('the stored e-mail alone opens them (PRC-10)', async ({ page }) => {
    await keep(page, { pricingPageLeadEmail: 'ada@corrie.example', pricingPageLeadName: 'Ada' });
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('Ada');
    await expect(table(page)).toHaveAttribute('customer-email', 'ada@corrie.example');
  });

  test('a flag alone is removed, and the paywall stays (PRC-11)', async ({ page }) => {
    await keep(page, { pricingPageLeadSubmitted: 'true' });
    await page.goto('/pricing');
    await expect(overlay(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pricingPageLeadSubmitted')))
      .toBeNull();
    await expect(banner(page)).toBeHidden();
  });

  test('the cookie counts before the stored e-mail, and a flag without one may stay then (X-17)', async ({
    page,
    baseURL,
  }) => {
    await keepCookie(page, baseURL);
    await keep(page, { pricingPageLeadSubmitted: 'true' });
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('ada@corrie.example');
    await expect(overlay(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pricingPageLeadSubmitted'))).toBe(
      'true',
    );
    await keep(page, { pricingPageLeadEmail: 'bob@corrie.example', pricingPageLeadName: 'Bob' });
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('ada@corrie.example');
    await expect(banner(page)).not.toContainText('Bob');
  });

  test('a malformed cookie does not hide the stored e-mail (X-17)', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lead_data', value: '%7Bbroken%', url: baseURL ?? '' }]);
    await keep(page, { pricingPageLeadEmail: 'ada@corrie.example' });
    await page.goto('/pricing');
    await expect(banner(page)).toContainText('ada@corrie.example');
  });
});

test.describe('the partner of a visitor', () => {
  const sent = async (page: Page) => {
    const call = page.waitForRequest('**/api/leads');
    await page.getByText('Get Started Today').click();
    await submit(page, 'Tom Okafor', someone());
    return (await call).postDataJSON() as Record<string, string | null>;
  };

  test('of two parameters the earlier name wins (TRK-02, TRK-06, X-37)', async ({ page }) => {
    await page.goto('/pricing?utm_source=news&ref=acme');
    expect(await sent(page)).toMatchObject({
      source: 'pricing_card',
      page: '/pricing',
      partner_key: 'acme',
      utm_source: 'news',
      landing_page: '/pricing',
    });
  });

  test('it is stored for the visit (TRK-03, TRK-05, STO-09)', async ({ page }) => {
    const stored = () => page.evaluate(() => sessionStorage.getItem('partner_key'));
    await page.goto('/contact?partner=northwind');
    await expect.poll(stored).toBe('northwind');
    await page.goto('/pricing');
    expect(await stored()).toBe('northwind');
    expect(await sent(page)).toMatchObject({
      partner_key: 'northwind',
      landing_page: '/contact',
    });
  });

  test('the tracking object comes first, then the address, then the visit (TRK-01, TRK-02, TRK-03)', async ({
    page,
  }) => {
    await page.goto('/pricing?partner_key=acme');
    await page.evaluate(() => sessionStorage.setItem('partner_key', 'northwind'));
    expect((await sent(page))['partner_key']).toBe('acme');
    await expect(banner(page)).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/pricing?partner_key=acme');
    await page.evaluate(() => {
      window.growsumo = { data: { partner_key: 'tracked' } };
    });
    expect((await sent(page))['partner_key']).toBe('tracked');
  });

  test('no partner is null (TRK-06)', async ({ page }) => {
    await page.goto('/pricing');
    expect((await sent(page))['partner_key']).toBeNull();
  });
});
