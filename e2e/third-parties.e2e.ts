import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { EXAMPLE_PAGES } from '../tools/pages.ts';
import { expect, hydrated, shiftsOf, test, watchShifts, WITH_MOTION } from './fixtures.ts';
import { openOnPricing, showPlans } from './lead-forms.ts';

test.use(WITH_MOTION);

/** What a page's visitor tells third parties without doing anything (Y-11). */

/** Requests to other origins, by folder; pictures in posts are the blog's content. */
function watchForeign(page: Page, baseURL = ''): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!origin.startsWith('http') || origin === baseURL) return;
    if (request.resourceType() === 'image') return;
    asked.add(pathname.split('/').slice(1, 3).join('/'));
  });
  return asked;
}

/** Per page, what the documents embed in its first screen (PRC-01, CAR-01, SIGN-01). */
const ON_LOAD: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [],
  '/features': [],
  '/how-it-works': [],
  '/testimonials': [],
  '/pricing': [/sandbox\/stripe/],
  '/get-started': [],
  '/get-started/received': [],
  '/Affiliates': [],
  '/Affiliates/received': [],
  '/affiliate-terms': [],
  '/careers': [/sandbox\/jobs/],
  '/aboutus': [],
  '/press': [],
  '/SignUp': [/sandbox\/signup/],
  '/contact': [],
  '/demo': [],
  '/blog': [],
  '/no-such-page': [],
};

for (const [path, allowed] of Object.entries(ON_LOAD).filter(([one]) =>
  EXAMPLE_PAGES.includes(one),
)) {
  test(`${path} asks no third party on load but what it embeds (PTN-03)`, async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(/404/);
    const asked = watchForeign(page, baseURL);
    await page.goto(path);
    await settled(page);
    const unexpected = [...asked].filter((one) => !allowed.some((pattern) => pattern.test(one)));
    expect(unexpected).toEqual([]);
    if (allowed.length > 0) expect(asked.size).toBeGreaterThan(0);
  });
}

test('reCAPTCHA loads when the contact form gets the focus, and moves nothing (Y-11)', async ({
  page,
  baseURL,
}) => {
  await watchShifts(page);
  const asked = watchForeign(page, baseURL);
  await page.goto('/contact');
  await settled(page);
  // On a first visit the site's fonts may move a word (late-parts.e2e.ts).
  const before = await shiftsOf(page);
  await page.mouse.wheel(0, 400);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect([...asked]).toEqual([]);
  await page.getByLabel('Name', { exact: true }).focus();
  await hydrated(page, 'ContactForm');
  await expect.poll(() => [...asked].filter((one) => one.includes('recaptcha'))).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual(before);
});

test('a frame below the view loads when the visitor comes near, in its reserved place', async ({
  page,
  baseURL,
}) => {
  await watchShifts(page);
  const asked = watchForeign(page, baseURL);
  await page.setViewportSize({ width: 390, height: 300 });
  // Longer than any phone's first screen.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (main) main.style.paddingBlockStart = '2000px';
    });
  });
  await page.goto('/careers');
  await settled(page);
  expect([...asked]).toEqual([]);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await expect(
    page.frameLocator('main iframe').getByRole('heading', { name: 'Open roles' }),
  ).toBeVisible();
});

test('the lead’s cookie goes with requests of the pricing page only, and holds what it held (STO-01, STO-02, STO-03)', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  await showPlans(page);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'lead_data'))
    .toBe(true);
  const named = (await context.cookies()).filter(({ name }) => name === 'lead_data');
  expect(named).toMatchObject([{ path: '/pricing', secure: true, sameSite: 'Strict' }]);
  expect(JSON.parse(decodeURIComponent(named[0]?.value ?? ''))).toMatchObject({ email });
  expect((await context.cookies(`${baseURL}/features`)).map(({ name }) => name)).not.toContain(
    'lead_data',
  );
  // Other pages fill the form in all the same.
  await page.goto('/get-started');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.getByLabel('Work email')).toHaveValue(email);
});

for (const [path, line] of [
  ['/contact', /We store your message to answer it/],
  ['/get-started', /We store your name and email to reach you/],
  ['/Affiliates', /We store what you write to review your application/],
  ['/SignUp', /This form comes from another site/],
] as const) {
  test(`${path} says what happens with the data, and links to the policy`, async ({ page }) => {
    await page.goto(path);
    const note = page.getByRole('main').getByText(line);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      /privacy-policy\.pdf$/,
    );
  });
}

test('in a busy hour the form gets a token by itself and sends everything once more', async ({
  page,
  problems,
}) => {
  problems.allow(/403/);
  const sent: Record<string, string>[] = [];
  const keys: (string | undefined)[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string>);
    keys.push(route.request().headers()['idempotency-key']);
    if (sent.length > 1) return route.continue();
    const captcha = await page.evaluate(() => ({
      siteKey: 'sandbox-recaptcha-site-key',
      script:
        document
          .querySelector<HTMLElement>('[data-late-script]')
          ?.dataset['lateScript']?.replace(
            'stripe/pricing-table.js',
            'recaptcha/api.js?render=sandbox-recaptcha-site-key',
          ) ?? '',
    }));
    return route.fulfill({
      status: 403,
      json: {
        error: 'Failed to verify you are human. Please try again.',
        code: 'captcha_required',
        captcha,
      },
    });
  });
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  await showPlans(page);
  await expect(page.locator('[data-lead-banner]')).toContainText(email);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ ...sent[0], captcha_token: expect.stringMatching(/^sandbox\./) });
  expect(new Set(keys).size).toBe(1);
});

test('a page with a token of Web Analytics loads its script after the load event', async ({
  page,
}) => {
  const token = '0123456789abcdef0123456789abcdef';
  const script = 'https://static.cloudflareinsights.com/beacon.min.js';
  await page.route('/features', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      headers: {
        ...headers,
        'content-security-policy': policy.replace('script-src', `script-src ${script}`),
      },
      body: html.replace('<body', `<body data-web-analytics="${token}"`),
    });
  });
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `const { dataset } = document.querySelector('script[data-cf-beacon]');
        document.title = document.readyState + dataset.cfBeacon;`,
    }),
  );
  await page.goto('/features');
  await expect(page).toHaveTitle(`complete{"token":"${token}"}`);
});
