import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expect, test } from './fixtures.ts';
import {
  banner,
  dialog,
  openAccount,
  openOnHome,
  openOnPricing,
  showPlans,
  SIGN_UP,
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
  await page.clock.pauseAt(Date.now() + 10_000);
}

/** How long (ms) after the clock was stopped the page is left, by that clock. */
async function stopAndWatch(page: Page): Promise<() => number | undefined> {
  let left: number | undefined;
  await page.exposeFunction('leaves', (after: number) => {
    left ??= after;
  });
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
  test('its script loads with the dialog, and receives name, e-mail and key of the lead (TRK-08, TRK-09)', async ({
    page,
    sandbox,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (PARTNER_SCRIPT.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/features?ps_partner_key=YWNtZQ');
    await expect.poll(() => scripts, 'a partner sent this visitor').toHaveLength(1);
    await settled(page);
    await page.goto('/pricing');
    await settled(page);
    expect(scripts, 'a visitor who only looks is not tracked').toHaveLength(1);
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
    expect(scripts).toHaveLength(2);
  });

  test('a script that loads two seconds late is waited for, and has 200 ms to read the data (CST-14, TRK-07, TRK-09)', async ({
    page,
    problems,
  }) => {
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
  });

  test('a script that never loads is given up after eight seconds of polling every 150 ms (CST-14, TRK-07, TRK-11)', async ({
    page,
    problems,
  }) => {
    problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner program/);
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
  });

  test('a script that fails is logged and ignored: the lead succeeds and the visitor goes on (LEAD-15, TRK-11)', async ({
    page,
    problems,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    problems.allow(/No sign-up with the partner program/);
    await page.goto('/pricing');
    await putTracking(page, { throws: true });
    const email = await openOnPricing(page);
    await showPlans(page);
    await expect(banner(page)).toContainText(email);
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => logged.join()).toContain('no sign-up today');
    await expect(page.getByText('no sign-up today')).toHaveCount(0);
  });

  test('the visitor goes to the sign-up as soon as the partner sign-up is handed over (LEAD-16)', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    const email = await openOnHome(page);
    await page.waitForFunction(() => window.growsumo !== undefined);
    const left = await stopAndWatch(page);
    await openAccount(page);
    await expect(dialog(page), 'its waits have begun').toContainText('Taking you to the sign-up.');
    await page.clock.runFor(199);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
    await page.clock.runFor(1);
    await page.waitForURL(SIGN_UP);
    expect(left()).toBe(200);
    const [call] = await sandbox.calls('partnerstack');
    expect(call?.body).toMatchObject({ email, customer_key: email });
  });

  test('a visitor whose browser refuses cookies is not stopped on the way to the sign-up (LEAD-16)', async ({
    page,
    problems,
  }) => {
    problems.allow(/The partner script could not start/);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    });
    const email = await openOnHome(page);
    await openAccount(page);
    await page.waitForURL(SIGN_UP);
    expect(new URL(page.url()).searchParams.get('email')).toBe(email);
  });

  test('a script that never calls back delays the visitor by 1500 ms (CST-14, LEAD-16, TRK-09)', async ({
    page,
  }) => {
    await page.clock.install();
    await openOnHome(page);
    await putTracking(page);
    const left = await stopAndWatch(page);
    await openAccount(page);
    await expect(dialog(page), 'its waits have begun').toContainText('Taking you to the sign-up.');
    await page.clock.runFor(5000);
    await page.waitForURL(SIGN_UP);
    expect(left()).toBe(200 + 1500);
  });

  test('a script that never loads delays the visitor by the three waits (CST-14, LEAD-16, TRK-09, TRK-11)', async ({
    page,
  }) => {
    await page.route(PARTNER_SCRIPT, () => new Promise<void>(() => {}));
    await page.clock.install();
    await openOnHome(page);
    const left = await stopAndWatch(page);
    await openAccount(page);
    await expect(dialog(page), 'its waits have begun').toContainText('Taking you to the sign-up.');
    await page.clock.runFor(5000);
    await page.waitForURL(SIGN_UP);
    expect(left()).toBe(200 + 1500 + 1000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a blocked script delays no visitor (LEAD-16, TRK-11, X-16)', async ({ page, problems }) => {
    problems.allow(/partnerstack|ERR_FAILED|No sign-up with the partner program/);
    await page.route(PARTNER_SCRIPT, (route) => route.abort());
    await page.clock.install();
    await openOnHome(page);
    const left = await stopAndWatch(page);
    await openAccount(page);
    await page.waitForURL(SIGN_UP);
    expect(left()).toBe(0);
  });
});
