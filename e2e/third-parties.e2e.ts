import { settled } from './contexts.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { openOnPricing, showPlans } from './lead-forms.ts';

test('a frame below the view loads when the visitor comes near, in its reserved place', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__sandbox/')) asked.push(request.url());
  });
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
  expect(asked).toEqual([]);
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(
    page.frameLocator('main iframe').getByRole('heading', { name: 'Open roles' }),
  ).toBeVisible();
});

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

test('a prerendered page does nothing before it is shown, then everything', async ({ context }) => {
  await context.addInitScript(`
    window.ahead = true;
    Object.defineProperty(document, 'prerendering', { get: () => window.ahead, configurable: true });
  `);
  for (const [path, comes] of [
    ['/', /\.(webm|mp4)$/],
    ['/pricing', /stripe/],
    ['/contact', /recaptcha/],
    ['/careers', /__sandbox\/jobs/],
    ['/SignUp', /__sandbox\/signup/],
  ] as const) {
    // A new tab each, for an empty session storage.
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const elsewhere = () => asked.filter((url) => /127\.0\.0\.1|\.(webm|mp4)$/.test(url));
    await page.goto(`${path}?partner_key=acme`);
    await settled(page);
    expect(elsewhere(), `${path} requests nothing from third parties`).toEqual([]);
    const state = () =>
      page.evaluate(() => ({
        stored: Object.keys(sessionStorage),
        islands: [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
          (island) => island.dataset['islandStatus'],
        ),
      }));
    const before = await state();
    expect(before.stored, path).toEqual([]);
    expect(new Set(before.islands), path).toEqual(new Set(['waiting']));
    // The visitor opens the chat on the visible page.
    await page.evaluate(() => {
      sessionStorage.setItem(
        'chat',
        JSON.stringify({ open: true, minimised: false, draft: '', messages: [] }),
      );
      (window as { ahead?: boolean }).ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await hydrated(page, 'Chat');
    await expect
      .poll(() => elsewhere().some((url) => comes.test(url)), { message: path })
      .toBe(true);
    await expect
      .poll(async () => (await state()).stored, { message: path })
      .toEqual(expect.arrayContaining(['first_touch', 'partner_key']));
    await page.close();
  }
});
