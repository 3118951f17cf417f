import type { Page } from 'playwright/test';

import { accessibilityViolations, expect, hydrated, signIn, test } from './fixtures.ts';

const someone = () => `lead-${crypto.randomUUID()}@halvorsen.example`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get started' });
const banner = (page: Page) => page.locator('[data-lead-banner]');
const PARTNER_SCRIPT = /partnerstack\/v1/;

/** What a stand-in for the partner programme's script was told, and when (ms). */
interface Told {
  data: Record<string, unknown>;
  setAt: number;
  createdAt: number[];
}

/** Puts a tracking object onto the page, as its script would. */
const putTracking = (page: Page, options: { throws?: boolean } = {}) =>
  page.evaluate(({ throws }) => {
    const told: Told = { data: {}, setAt: 0, createdAt: [] };
    const data = new Proxy(told.data, {
      set: (target, name, value) => {
        told.setAt = performance.now();
        return Reflect.set(target, name, value);
      },
    });
    Object.assign(window, {
      told,
      growsumo: {
        data,
        createSignup: () => {
          told.createdAt.push(performance.now());
          if (throws) throw new Error('no sign-up today');
        },
      },
    });
  }, options);

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told }).told);

async function openOnPricing(page: Page): Promise<string> {
  const email = someone();
  await page.getByText('Get Started Today').click();
  await dialog(page).getByLabel('Name').fill('Tom Okafor');
  await dialog(page).getByLabel('Work email').fill(email);
  return email;
}
const submit = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Show me the plans' }).click();

test.describe('the partner programme', () => {
  test('TRK-08 TRK-09 its script is fetched with the dialog, and told of the lead with its three data', async ({
    page,
    sandbox,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (PARTNER_SCRIPT.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/features?ps_partner_key=YWNtZQ');
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(scripts, 'nobody is followed who only looks').toEqual([]);
    const email = await openOnPricing(page);
    await submit(page);
    await expect(banner(page)).toContainText(email);
    await expect.poll(async () => (await sandbox.calls('partnerstack')).length).toBe(1);
    const [call] = await sandbox.calls('partnerstack');
    expect(call?.body).toMatchObject({
      name: 'Tom Okafor',
      email,
      customer_key: email,
      partner_key: 'acme',
    });
    expect(scripts).toHaveLength(1);
  });

  test('TRK-07 TRK-09 one that comes two seconds late is waited for, and given time to read the data', async ({
    page,
    problems,
  }) => {
    problems.allow(/partnerstack|ERR_FAILED/);
    await page.route(PARTNER_SCRIPT, (route) => route.abort());
    await page.goto('/pricing');
    await openOnPricing(page);
    await submit(page);
    await expect(dialog(page)).toBeHidden();
    await page.waitForTimeout(1000);
    await putTracking(page);
    await expect.poll(async () => (await told(page)).createdAt.length).toBe(1);
    const { data, setAt, createdAt } = await told(page);
    expect(Object.keys(data).toSorted()).toEqual(['customer_key', 'email', 'name']);
    expect((createdAt[0] ?? 0) - setAt).toBeGreaterThanOrEqual(195);
  });

  test('CST-14 TRK-07 TRK-11 one that never comes is given up after eight seconds, asked for every 150 ms', async ({
    page,
    problems,
  }) => {
    problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner programme/);
    await page.route(PARTNER_SCRIPT, (route) => route.abort());
    await page.clock.install();
    await page.goto('/pricing');
    const email = await openOnPricing(page);
    await page.evaluate(() => {
      let asked = 0;
      Object.defineProperty(window, 'growsumo', { get: () => void (asked += 1) });
      Object.assign(window, { asked: () => asked });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: () => number }).asked());
    const saved = page.waitForResponse('**/api/leads');
    await submit(page);
    await page.clock.runFor(500);
    await saved;
    await expect(banner(page)).toContainText(email);
    const before = await asked();
    await page.clock.runFor(1500);
    const perPoll = ((await asked()) - before) / 10;
    expect(perPoll).toBeGreaterThanOrEqual(1);
    await page.clock.runFor(7000);
    const after = await asked();
    expect(after - before).toBeLessThanOrEqual(54 * Math.ceil(perPoll) + 3);
    await page.clock.runFor(5000);
    expect(await asked(), 'nobody asks any more').toBe(after);
  });

  test('LEAD-15 TRK-11 one that fails is logged and ignored: the lead is thanked, and goes on', async ({
    page,
    problems,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    problems.allow(/No sign-up with the partner programme/);
    await page.goto('/pricing');
    await putTracking(page, { throws: true });
    const email = await openOnPricing(page);
    await submit(page);
    await expect(banner(page)).toContainText(email);
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => logged.join()).toContain('no sign-up today');
    await expect(page.getByText('no sign-up today')).toHaveCount(0);
  });

  test('LEAD-16 the way to the sign-up waits until the programme was told, and no longer', async ({
    page,
    sandbox,
  }) => {
    const email = someone();
    await page.goto('/');
    await page.getByRole('link', { name: 'Start with the guarantee' }).click();
    await dialog(page).getByLabel('Name').fill('Tom Okafor');
    await dialog(page).getByLabel('Work email').fill(email);
    const saved = page.waitForResponse('**/api/leads');
    await dialog(page).getByRole('button', { name: 'Open my account' }).click();
    await saved;
    const started = Date.now();
    await page.waitForURL(/\/__sandbox\/signup\?/);
    expect(Date.now() - started).toBeLessThan(2700);
    const [call] = await sandbox.calls('partnerstack');
    expect(call?.body).toMatchObject({ email, customer_key: email });
  });

  test('LEAD-16 TRK-09 one that never answers holds nobody longer than the wait for its sign-up', async ({
    page,
  }) => {
    await page.goto('/');
    await putTracking(page);
    await page.getByRole('link', { name: 'Start with the guarantee' }).click();
    await dialog(page).getByLabel('Name').fill('Tom Okafor');
    await dialog(page).getByLabel('Work email').fill(someone());
    const saved = page.waitForResponse('**/api/leads');
    await dialog(page).getByRole('button', { name: 'Open my account' }).click();
    await saved;
    const started = Date.now();
    await page.waitForURL(/\/__sandbox\/signup\?/);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
    expect(Date.now() - started).toBeLessThan(4000);
  });

  test('LEAD-16 TRK-11 a blocked script does not hold anybody back', async ({ page, problems }) => {
    problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner programme/);
    await page.route(PARTNER_SCRIPT, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Start with the guarantee' }).click();
    await dialog(page).getByLabel('Name').fill('Tom Okafor');
    await dialog(page).getByLabel('Work email').fill(someone());
    const saved = page.waitForResponse('**/api/leads');
    await dialog(page).getByRole('button', { name: 'Open my account' }).click();
    await saved;
    const started = Date.now();
    await page.waitForURL(/\/__sandbox\/signup\?/);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

for (const name of [
  'partner_key',
  'partner',
  'ref',
  'referrer',
  'affiliate',
  'affiliate_id',
  'partner_id',
  'utm_source',
]) {
  test(`TRK-04 a link with ${name} alone names the partner`, async ({ page }) => {
    await page.goto(`/pricing?${name}=northwind`);
    const call = page.waitForRequest('**/api/leads');
    await openOnPricing(page);
    await submit(page);
    expect((await call).postDataJSON()).toMatchObject({ partner_key: 'northwind' });
  });
}

test('the way of a visit goes with the lead, and what staff look at is no visit', async ({
  page,
}) => {
  await signIn(page.request);
  await page.goto('/admin/leads?ref=staff', { referer: 'https://search.example/' });
  await hydrated(page, 'LeadsScreen');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('first_touch');
  await page.goto('/features?utm_campaign=spring', { referer: 'https://news.example/a' });
  await page.goto('/pricing?utm_campaign=autumn&utm_medium=mail');
  const call = page.waitForRequest('**/api/leads');
  await openOnPricing(page);
  await submit(page);
  expect((await call).postDataJSON()).toMatchObject({
    partner_key: null,
    landing_page: '/features',
    referrer: expect.stringContaining('https://news.example/'),
    first_utm_campaign: 'spring',
    utm_campaign: 'autumn',
    utm_medium: 'mail',
  });
});

test('an answer that got lost: the second press is known as the same lead, also after a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/leads|ERR_CONNECTION/);
  const keys: (string | undefined)[] = [];
  const answers: (string | undefined)[] = [];
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    answers.push(response.headers()['idempotent-replayed']);
    await (keys.length < 3 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  await submit(page);
  await expect(dialog(page).getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(dialog(page).locator('a[href^="mailto:"]')).toBeVisible();
  await submit(page);
  await expect.poll(() => keys.length).toBe(2);
  await page.reload();
  await page.getByText('Get Started Today').click();
  await dialog(page).getByLabel('Name').fill('Tom Okafor');
  await dialog(page).getByLabel('Work email').fill(email);
  await submit(page);
  await expect(banner(page)).toContainText(email);
  expect(new Set(keys).size).toBe(1);
  expect(answers).toEqual([undefined, 'true', 'true']);
  // Another lead is another lead.
  await expect(dialog(page)).toBeHidden();
  await page.getByText('Click here to update your information').click();
  await dialog(page).getByLabel('Work email').fill(someone());
  await submit(page);
  await expect.poll(() => keys.length).toBe(4);
  expect(keys[3]).not.toBe(keys[0]);
});

test('somebody whose browser filled in the hidden field is told, and gets through with the next press', async ({
  page,
  problems,
}) => {
  problems.allow(/403/);
  await page.goto('/pricing');
  const email = await openOnPricing(page);
  const trap = dialog(page).locator('input[name="remarks_code"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await trap.evaluate((field) => field.closest('[aria-hidden="true"]') !== null)).toBe(true);
  expect(await trap.evaluate((field) => getComputedStyle(field).display)).not.toBe('none');
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'filled'));
  await submit(page);
  await expect(dialog(page).getByText(/^Our spam check stopped this/)).toBeVisible();
  await submit(page);
  await expect(banner(page)).toContainText(email);
});

test.describe('the form on a page of its own', () => {
  test('LEAD-17 its link is what the buttons open, and another tab may have it', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('link', { name: /open the plans/ })).toHaveAttribute(
      'href',
      '/get-started',
    );
    await page.getByRole('link', { name: /open the plans/ }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goto('/');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('link', { name: 'Start with the guarantee' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/get-started');
    await expect(dialog(page)).toBeHidden();
  });

  test('LEAD-01 LEAD-02 LEAD-16 it checks, saves and goes on like the dialog', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/get-started?ref=acme');
    expect(await accessibilityViolations(page)).toEqual([]);
    const button = page.getByRole('button', { name: 'Open my account' });
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

  test('where the dialog’s code cannot be had, the press leads there', async ({
    page,
    problems,
  }) => {
    problems.allow(/LeadDialog|ERR_FAILED|uncaught/);
    await page.route('**/LeadDialog*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Start with the guarantee' }).click();
    await page.waitForURL('**/get-started');
    await expect(page.getByLabel('Work email')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('LEAD-03 it says what is missing, keeps what was typed, and ends in thanks', async ({
      page,
      problems,
      sandbox,
    }) => {
      problems.allow(/422/);
      await page.goto('/');
      await page.getByRole('link', { name: 'Start with the guarantee' }).click();
      await page.waitForURL('**/get-started');
      await page.getByLabel('Name').fill('Tom Okafor');
      await page.getByRole('button', { name: 'Open my account' }).click();
      await expect(page.getByText('Please enter your email')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('Tom Okafor');
      await page.getByLabel('Work email').fill(someone());
      await page.getByRole('button', { name: 'Open my account' }).click();
      await page.waitForURL('**/get-started/received');
      await expect(page.getByText('Your details have arrived.')).toBeVisible();
      await page.reload();
      await expect.poll(async () => (await sandbox.mails()).length).toBe(1);
    });
  });
});

for (const path of ['/get-started', '/get-started/received']) {
  test(`${path} is open to everyone, and fits 320 px`, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
