import type { Page } from 'playwright/test';

import { accessibilityViolations, expect, hydrated, signIn, test } from './fixtures.ts';
import {
  banner,
  dialog,
  openAccount,
  openOnHome,
  openOnPricing,
  showPlans,
  SIGN_UP,
  someone,
} from './lead-forms.ts';

const PARTNER_SCRIPT = /partnerstack\/v1/;

/** What a fake partner script received, and when (ms). */
interface Received {
  data: Record<string, unknown>;
  setAt: number;
  createdAt: number[];
}

/** Puts a tracking object onto the page, as its script would. */
const putTracking = (page: Page, options: { throws?: boolean } = {}) =>
  page.evaluate(({ throws }) => {
    const received: Received = { data: {}, setAt: 0, createdAt: [] };
    const data = new Proxy(received.data, {
      set: (target, name, value) => {
        received.setAt = performance.now();
        return Reflect.set(target, name, value);
      },
    });
    Object.assign(window, {
      received,
      growsumo: {
        data,
        createSignup: () => {
          received.createdAt.push(performance.now());
          if (throws) throw new Error('no sign-up today');
        },
      },
    });
  }, options);

const received = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: Received }).received);

/** Stops the page's clock: from now on time goes by in it only as a test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 2000);
}

/** How long (ms) after the clock was stopped the page is left, by that clock. */
async function stopAndWatch(page: Page): Promise<() => number | undefined> {
  let left: number | undefined;
  await page.exposeFunction('leaves', (after: number) => (left ??= after));
  await stopClock(page);
  await page.evaluate(() => {
    const stopped = performance.now();
    const { leaves } = window as unknown as { leaves: (after: number) => void };
    (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () =>
      leaves(performance.now() - stopped),
    );
  });
  return () => left;
}

test.describe('the partner program', () => {
  test(
    'its script loads with the dialog, and receives name, e-mail and key of the lead',
    { tag: ['@TRK-08', '@TRK-09'] },
    async ({ page, sandbox }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (PARTNER_SCRIPT.test(request.url())) scripts.push(request.url());
      });
      await page.goto('/features?ps_partner_key=YWNtZQ');
      await page.goto('/pricing', { waitUntil: 'networkidle' });
      expect(scripts, 'nobody is followed who only looks').toEqual([]);
      const email = await openOnPricing(page);
      await showPlans(page);
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
    },
  );

  test(
    'a script that loads two seconds late is waited for, and has 200 ms to read the data',
    { tag: ['@CST-14', '@TRK-07', '@TRK-09'] },
    async ({ page, problems }) => {
      problems.allow(/partnerstack|ERR_FAILED/);
      await page.route(PARTNER_SCRIPT, (route) => route.abort());
      await page.clock.install();
      await page.goto('/pricing');
      const email = await openOnPricing(page);
      await stopClock(page);
      await showPlans(page);
      await expect(banner(page)).toContainText(email);
      await page.clock.runFor(2000);
      await putTracking(page);
      await page.clock.runFor(99);
      expect((await received(page)).data, 'not before the next look').toEqual({});
      await page.clock.runFor(1);
      expect((await received(page)).data).toEqual({
        name: 'Tom Okafor',
        email,
        customer_key: email,
      });
      await page.clock.runFor(5000);
      const { setAt, createdAt } = await received(page);
      expect(createdAt).toEqual([setAt + 200]);
    },
  );

  test(
    'a script that never loads is given up after eight seconds of polling every 150 ms',
    { tag: ['@CST-14', '@TRK-07', '@TRK-11'] },
    async ({ page, problems }) => {
      problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner programme/);
      await page.route(PARTNER_SCRIPT, (route) => route.abort());
      await page.clock.install();
      await page.goto('/pricing');
      const email = await openOnPricing(page);
      await stopClock(page);
      await page.evaluate(() => {
        const stopped = performance.now();
        const asked = new Set<number>();
        Object.defineProperty(window, 'growsumo', {
          get: () => void asked.add(performance.now() - stopped),
        });
        Object.assign(window, { asked });
      });
      await showPlans(page);
      await expect(banner(page)).toContainText(email);
      await page.clock.runFor(20_000);
      const asked = await page.evaluate(() => [
        ...(window as unknown as { asked: Set<number> }).asked,
      ]);
      // The first look at or after the eight seconds is the last.
      const looks = Math.ceil(8000 / 150) + 1;
      expect(asked).toEqual(Array.from({ length: looks }, (_, index) => index * 150));
    },
  );

  test(
    'a script that fails is logged and ignored: the lead succeeds and the visitor goes on',
    { tag: ['@LEAD-15', '@TRK-11'] },
    async ({ page, problems }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      problems.allow(/No sign-up with the partner programme/);
      await page.goto('/pricing');
      await putTracking(page, { throws: true });
      const email = await openOnPricing(page);
      await showPlans(page);
      await expect(banner(page)).toContainText(email);
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => logged.join()).toContain('no sign-up today');
      await expect(page.getByText('no sign-up today')).toHaveCount(0);
    },
  );

  test(
    'the visitor goes to the sign-up as soon as the partner sign-up is handed over',
    { tag: ['@LEAD-16'] },
    async ({ page, sandbox }) => {
      await page.clock.install();
      const email = await openOnHome(page);
      await page.waitForFunction(() => window.growsumo !== undefined);
      const left = await stopAndWatch(page);
      await openAccount(page);
      await expect(dialog(page), 'its waits have begun').toContainText(
        'Taking you to the sign-up.',
      );
      await page.clock.runFor(199);
      expect(await sandbox.calls('partnerstack')).toEqual([]);
      await page.clock.runFor(1);
      await page.waitForURL(SIGN_UP);
      expect(left()).toBe(200);
      const [call] = await sandbox.calls('partnerstack');
      expect(call?.body).toMatchObject({ email, customer_key: email });
    },
  );

  test(
    'a script that never calls back delays the visitor by 1500 ms',
    { tag: ['@CST-14', '@LEAD-16', '@TRK-09'] },
    async ({ page }) => {
      await page.clock.install();
      await openOnHome(page);
      await putTracking(page);
      const left = await stopAndWatch(page);
      await openAccount(page);
      await expect(dialog(page), 'its waits have begun').toContainText(
        'Taking you to the sign-up.',
      );
      await page.clock.runFor(5000);
      await page.waitForURL(SIGN_UP);
      expect(left()).toBe(200 + 1500);
    },
  );

  test(
    'a script that never loads delays the visitor by the three waits',
    { tag: ['@CST-14', '@LEAD-16', '@TRK-09', '@TRK-11'] },
    async ({ page }) => {
      await page.route(PARTNER_SCRIPT, () => new Promise<void>(() => {}));
      await page.clock.install();
      await openOnHome(page);
      const left = await stopAndWatch(page);
      await openAccount(page);
      await expect(dialog(page), 'its waits have begun').toContainText(
        'Taking you to the sign-up.',
      );
      await page.clock.runFor(5000);
      await page.waitForURL(SIGN_UP);
      expect(left()).toBe(200 + 1500 + 1000);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test(
    'a blocked script delays no visitor',
    { tag: ['@LEAD-16', '@TRK-11', '@X-16'] },
    async ({ page, problems }) => {
      problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner programme/);
      await page.route(PARTNER_SCRIPT, (route) => route.abort());
      await page.clock.install();
      await openOnHome(page);
      const left = await stopAndWatch(page);
      await openAccount(page);
      await page.waitForURL(SIGN_UP);
      expect(left()).toBe(0);
    },
  );
});

test(
  'each of the eight parameters alone names the partner',
  { tag: ['@TRK-04'] },
  async ({ page }) => {
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
      await page.goto(`/press?${name}=by-${name}`);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('partner_key')), name)
        .toBe(`by-${name}`);
    }
    await page.goto('/pricing');
    const call = page.waitForRequest('**/api/leads');
    await openOnPricing(page);
    await showPlans(page);
    expect((await call).postDataJSON()).toMatchObject({ partner_key: 'by-utm_source' });
  },
);

test('the attribution is sent with the lead, and staff pages are no part of a visit', async ({
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
  await showPlans(page);
  expect((await call).postDataJSON()).toMatchObject({
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
  await hidden.evaluate((field: HTMLInputElement) => (field.value = 'filled'));
  await showPlans(page);
  await expect(dialog(page).getByText(/^Our spam check stopped this/)).toBeVisible();
  await showPlans(page);
  await expect(banner(page)).toContainText(email);
});

test.describe('the form on a page of its own', () => {
  test('the buttons link to it, also in another tab', { tag: ['@LEAD-17'] }, async ({ page }) => {
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

  test(
    'it checks, saves and leads on like the dialog',
    { tag: ['@LEAD-01', '@LEAD-02', '@LEAD-16'] },
    async ({ page, sandbox }) => {
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
    },
  );

  test('when the dialog’s code cannot load, the click leads there', async ({ page, problems }) => {
    problems.allow(/LeadDialog|ERR_FAILED|uncaught/);
    await page.route('**/LeadDialog*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Start with the guarantee' }).click();
    await page.waitForURL('**/get-started');
    await expect(page.getByLabel('Work email')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'it says what is missing, keeps what was typed, and ends in thanks',
      { tag: ['@LEAD-03'] },
      async ({ page, problems, sandbox }) => {
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
      },
    );
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
