import type { Locator, Page } from 'playwright/test';

import { settled } from './contexts.ts';
import {
  accessibilityViolations,
  expect,
  forgetShifts,
  holdBack,
  shiftsOf,
  signIn,
  test,
  watchShifts,
} from './fixtures.ts';
import {
  banner,
  dialog,
  fillLead,
  openAccount,
  openOnHome,
  SIGN_UP,
  someone,
} from './lead-forms.ts';
import { card, overlay, submit, table } from './pricing.ts';

test('the plans are there, and sales can be reached (PRC-01, PRC-02, PRC-08)', async ({ page }) => {
  await page.goto('/pricing');
  await expect(
    page.frameLocator('stripe-pricing-table iframe').getByText('Hiring team', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(table(page)).not.toHaveAttribute('customer-email', /./);
  await expect(banner(page)).toBeHidden();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the page says what is in a plan (CLM-06, CLM-07, CLM-08)', async ({ page }) => {
  await page.goto('/pricing');
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('75+ job boards');
  expect(text).toContain('$399 per posting');
  expect(text).toContain('$500 credit toward a fully managed executive search');
});

test('a click anywhere on the plans opens the dialog (PRC-03)', async ({ page }) => {
  await page.goto('/pricing');
  const box = await overlay(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 200);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the card opens the dialog; cancelling saves nothing (PRC-04, LEAD-05)', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Name').fill('Tom');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByText('Get Started Today').click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(overlay(page)).toBeVisible();
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  await page.getByRole('link', { name: /open the plans/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} has no box`);
  return box;
}

/** The card's offset on the plans, in pixels. */
async function offsetOf(page: Page) {
  const inner = await boxOf(card(page));
  const outer = await boxOf(overlay(page));
  return { x: inner.x - outer.x, y: inner.y - outer.y, left: inner.x, top: inner.y };
}

test('the card moves by pointer and by keys, and a drag is no click (PRC-05)', async ({ page }) => {
  await page.goto('/pricing');
  await settled(page);
  await card(page).scrollIntoViewIfNeeded();
  const before = await offsetOf(page);
  const grip = { x: before.left + 60, y: before.top + 40 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  // The card follows once its code has loaded, which takes longer than a scripted drag.
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(grip.x - 10 - (step % 5), grip.y + 10);
    await expect(card(page)).toHaveAttribute('data-dragging', '', { timeout: 200 });
  }).toPass();
  await page.mouse.move(grip.x - 70, grip.y + 60, { steps: 6 });
  await page.mouse.up();
  const moved = await offsetOf(page);
  expect(before.x - moved.x).toBeCloseTo(70, -1);
  expect(moved.y - before.y).toBeCloseTo(60, -1);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('link', { name: /open the plans/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const stepped = await offsetOf(page);
  expect(stepped.x - moved.x).toBeCloseTo(16, -1);
  expect(moved.y - stepped.y).toBeCloseTo(16, -1);
  await page.keyboard.press('Escape');
  const back = await offsetOf(page);
  expect(back.x).toBeCloseTo(before.x, -1);
  expect(back.y).toBeCloseTo(before.y, -1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test('the card hides nothing of a plan (PRC-04)', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.frameLocator('stripe-pricing-table iframe');
  await expect(plans.locator('.price')).toHaveCount(3);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const over = await boxOf(card(page));
      const stage = await boxOf(overlay(page));
      expect(over.y + over.height, 'the card is whole').toBeLessThanOrEqual(stage.y + stage.height);
      for (const plan of await plans.locator('.plan').all()) {
        const under = await boxOf(plan);
        const isCovered =
          under.x < over.x + over.width &&
          over.x < under.x + under.width &&
          under.y < over.y + over.height &&
          over.y < under.y + under.height;
        expect(isCovered, `${await plan.locator('h2').innerText()} at ${width} px`).toBe(false);
      }
    }).toPass();
  }
});

test('the dialog shows the spec’s errors (LEAD-02, LEAD-03, LEAD-04)', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  await submit(page, ' ', '');
  await expect(dialog(page).getByText('Please enter your name')).toBeVisible();
  await expect(dialog(page).getByText('Please enter your email')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await submit(page, 'Tom', 'tom@nowhere');
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog(page).getByText('Please enter your name')).toHaveCount(0);
});

test('a lead opens the plans and is remembered (LEAD-08, CST-11, CST-12, PRC-02, PRC-06, PRC-12, PRC-13, STO-01, STO-02, STO-03, STO-04, STO-05, STO-06, STO-07, X-16, X-18)', async ({
  page,
  context,
  sandbox,
}) => {
  const email = someone();
  await page.clock.install();
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 10_000);
  await submit(page, 'Tom Okafor', email);
  await expect(banner(page)).toBeVisible();
  // The success message stays for a second, then the dialog closes.
  await expect(dialog(page).getByText('Thank you. The plans are open.')).toBeVisible();
  await page.clock.runFor(999);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeHidden();
  await page.clock.resume();
  await expect(banner(page)).toContainText('Tom Okafor');
  await expect(banner(page)).toContainText(email);
  await expect(page.getByText('Click here to update your information')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  await expect(card(page)).toBeHidden();
  await expect(table(page)).toHaveAttribute('customer-email', email);
  await expect(page.frameLocator('stripe-pricing-table iframe').getByText(email)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  expect(await accessibilityViolations(page)).toEqual([]);

  const cookie = (await context.cookies()).find(({ name }) => name === 'lead_data');
  expect(cookie).toMatchObject({
    secure: true,
    sameSite: 'Strict',
    httpOnly: false,
    path: '/pricing',
  });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const saved = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as Record<string, string>;
  expect(saved).toMatchObject({ name: 'Tom Okafor', email });
  expect(Date.parse(saved['timestamp'] ?? '')).toBeGreaterThan(0);
  const storage = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(storage).toMatchObject({
    leadSubmitted: 'true',
    pricingPageLeadSubmitted: 'true',
    pricingPageLeadEmail: email,
    pricingPageLeadName: 'Tom Okafor',
  });
  expect(JSON.parse(storage['leadData'] ?? '{}')).toMatchObject({ name: 'Tom Okafor', email });
  await expect.poll(async () => (await sandbox.mails()).length).toBe(1);

  await page.reload();
  await expect(banner(page)).toContainText(email);
});

test('the banner opens the form again: a new name shows here, a new e-mail is a new lead (PRC-07, X-19)', async ({
  page,
}) => {
  const [first, second] = [someone(), someone()];
  await page.clock.install();
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  await submit(page, 'Tom Okafor', first);
  for (const [before, name, email] of [
    ['Tom Okafor', 'Thomas Okafor', first],
    ['Thomas Okafor', 'T. Okafor', second],
  ] as const) {
    await expect(banner(page)).toContainText(before);
    await page.clock.runFor(1000);
    await expect(dialog(page)).toBeHidden();
    await page.getByText('Click here to update your information').click();
    await expect(dialog(page).getByLabel('Name')).toHaveValue(before);
    await submit(page, name, email);
    await expect(banner(page)).toContainText(name);
    await expect(table(page)).toHaveAttribute('customer-email', email);
    const cookies = await page.evaluate(() => decodeURIComponent(document.cookie));
    expect(cookies).toContain(`"name":"${name}","email":"${email}"`);
  }
  await signIn(page.request);
  for (const [email, name] of [
    [first, 'Tom Okafor'],
    [second, 'T. Okafor'],
  ] as const) {
    const found = await page.request.get(`/api/admin/leads?search=${email}`);
    const { data } = (await found.json()) as { data: { name: string }[] };
    expect(
      data.map((lead) => lead.name),
      email,
    ).toEqual([name]);
  }
});

test('during a save everything is disabled; a failure shows a message and changes no field (LEAD-06, LEAD-07)', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  await page.goto('/pricing');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/leads', async (route) => {
    await released;
    await route.fulfill({
      status: 503,
      json: { error: 'Something went wrong. Please try again.' },
    });
  });
  await page.getByText('Get Started Today').click();
  const email = someone();
  await submit(page, 'Tom Okafor', email);
  await expect(dialog(page).getByRole('button', { name: 'Saving' })).toBeDisabled();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog(page).getByLabel('Name')).toBeDisabled();
  await expect(dialog(page).getByLabel('Work email')).toBeDisabled();
  await expect(dialog(page).locator('[data-spinner]')).toBeVisible();
  release();
  await expect(dialog(page).getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(dialog(page).getByLabel('Work email')).toHaveValue(email);
  await expect(overlay(page)).toBeVisible();
  await page.unroute('**/api/leads');
  await dialog(page).getByRole('button', { name: 'Show me the plans' }).click();
  await expect(banner(page)).toContainText(email);
});

test('the main call to action goes on to the sign-up with what was typed (LEAD-16, X-03)', async ({
  page,
  context,
}) => {
  const email = await openOnHome(page);
  expect(await openAccount(page)).toMatchObject({ email, source: 'guarantee_cta', page: '/' });
  await page.waitForURL(SIGN_UP);
  const query = new URL(page.url()).searchParams;
  expect(query.get('name')).toBe('Tom Okafor');
  expect(query.get('email')).toBe(email);
  expect(Date.parse(query.get('timestamp') ?? '')).toBeGreaterThan(0);
  expect((await context.cookies()).some(({ name }) => name === 'lead_data')).toBe(true);
  await page.goto('/pricing');
  await expect(banner(page)).toContainText(email);
});

/** The elements that Tab reaches from the heading on; frames by their name. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).click();
  const stops: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { tagName, textContent } = document.activeElement ?? {};
        return tagName === 'IFRAME' ? 'frame' : `${tagName} ${textContent?.trim()}`;
      }),
    );
  }
  return stops;
}

/** How many frames the browser's accessibility tree has. */
async function framesForScreenReaders(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'Iframe').length;
}

test('the payment frame is out of the reach of keys and screen readers until a lead opens it (PRC-21)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/pricing')).text()).toMatch(/<stripe-pricing-table[^>]* inert/);
  await page.goto('/pricing');
  const plan = page.frameLocator('stripe-pricing-table iframe').getByText('Choose Hiring team');
  await expect(plan).toBeVisible();
  const stops = await tabStops(page, 3);
  expect(stops).not.toContain('frame');
  expect(stops[0]).toBe('A Open the plans');
  expect(await framesForScreenReaders(page)).toBe(0);
  await page.getByText('Get Started Today').click();
  await submit(page, 'Tom Okafor', someone());
  await expect(dialog(page)).toBeHidden();
  await expect(plan).toBeVisible();
  expect(await tabStops(page, 3)).toContain('frame');
  expect(await framesForScreenReaders(page)).toBe(1);
});

test('a table that reads its attributes only once has the customer’s e-mail too (PRC-02)', async ({
  page,
}) => {
  await page.route(/pricing-table\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `customElements.define('stripe-pricing-table', class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).textContent =
              'For ' + (this.getAttribute('customer-email') ?? 'anyone');
          }
        });`,
    }),
  );
  await page.goto('/pricing');
  await expect(table(page)).toHaveText('For anyone');
  await page.getByText('Get Started Today').click();
  const email = someone();
  await submit(page, 'Tom Okafor', email);
  await expect(table(page)).toHaveText(`For ${email}`);
  await expect(table(page)).toHaveCount(1);
});

test('the dialog is named as its heading and its opener are (PRC-04)', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Get started');
});

test('text and plans agree: tiers by company size, and what is in every plan is in each (PRC-20)', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page).toHaveTitle(/company size and needs/);
  await expect(page.getByRole('main')).toContainText('the size of your company');
  await expect(page.getByRole('main')).not.toContainText(/open roles|roles you have/);
  const plans = page.frameLocator('stripe-pricing-table iframe').getByRole('listitem');
  const tiers = plans.filter({ has: page.locator('h2') });
  await expect(tiers).toHaveCount(3);
  for (const tier of await tiers.all()) {
    await expect(tier).toContainText(/companies of .* people/);
    for (const point of ['1 billion profiles', '1 to 10', '75+ job boards', '$500 credit']) {
      await expect(tier).toContainText(point);
    }
  }
});

test('with the price list blocked, the card offers to ask for the plans, and the team is asked (PRC-04, LEAD-30)', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/stripe|ERR_FAILED/);
  await page.route(/pricing-table\.js/, (route) => route.abort());
  await page.goto('/pricing');
  await expect(page.getByText('Your browser did not load the price list.')).toBeVisible();
  await expect(overlay(page)).toBeVisible();
  await expect(card(page)).not.toContainText('choose from', { useInnerText: true });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /ask for the plans/ }).click();
  const email = await fillLead(page);
  await dialog(page).getByRole('button', { name: 'Ask for the plans' }).click();
  await expect(dialog(page)).toContainText('Your request for the plans has been sent.');
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toContainText(email);
  await expect(
    page.getByText('Your request for the plans has been sent.', { exact: true }),
  ).toBeVisible();
  const asked = async () =>
    (await sandbox.mails()).filter(({ template_params: { message } }) =>
      String(message).includes('They ask for the plans'),
    ).length;
  await expect.poll(asked).toBe(1);

  // A known visitor can ask too.
  await page.reload();
  await expect(banner(page)).toContainText(email);
  await expect(card(page)).toBeHidden();
  await page.getByRole('link', { name: 'Ask for the plans' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Ask for the plans' })).toBeVisible();
});

test('each opener names its source, and the lead the page it was made on (LEAD-30)', async ({
  page,
  browser,
  baseURL,
}) => {
  const openers = [
    ['/', 'Open an account', 'hero_cta', 'Open my account'],
    ['/', 'Start with the guarantee', 'guarantee_cta', 'Open my account'],
    ['/pricing', 'Get Started Today', 'pricing_card', 'Show me the plans'],
  ] as const;
  for (const [path, opener, source, send] of openers) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const tab = await context.newPage();
    await tab.goto(path);
    await tab.getByText(opener).click();
    const call = tab.waitForRequest('**/api/leads');
    await fillLead(tab);
    await dialog(tab).getByRole('button', { name: send }).click();
    expect((await call).postDataJSON(), opener).toMatchObject({ source, page: path });
    await context.close();
  }
  await page.goto('/pricing');
  await page.locator('[data-lead-trigger]').evaluate((trigger) => (trigger as HTMLElement).click());
  const call = page.waitForRequest('**/api/leads');
  await fillLead(page);
  await dialog(page).getByRole('button', { name: 'Show me the plans' }).click();
  expect((await call).postDataJSON(), 'the dialog by itself').toMatchObject({
    source: 'RiC_Hero_CTA',
    page: '/pricing',
  });
});

test('header and menu lead to the sign-up (SIGN-01)', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/SignUp');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/features');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Sign up' })).toBeVisible();
});

test('at 390 px nothing moves when the table and its frame come five seconds late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await watchShifts(page);
  const showTable = await holdBack(page, /pricing-table\.js/);
  const showFrame = await holdBack(page, /stripe\/table/);
  await page.goto('/pricing');
  const frame = page.frameLocator('stripe-pricing-table iframe');
  const framed = page.locator('stripe-pricing-table iframe');
  const sales = page.getByRole('link', { name: 'Contact Sales' });
  // The table is not the cause of what moves a fraction of a pixel when the fonts arrive.
  await forgetShifts(page);
  // Here everything below the table is in view, so that each move counts.
  await sales.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.clock.runFor(5000);
  showTable();
  await expect(framed).toBeAttached();
  await page.clock.runFor(5000);
  showFrame();
  await expect(frame.getByText('Talent desk', { exact: true })).toBeVisible();
  // A frame may report a height that it then changes.
  for (const height of ['3600px', '560px']) {
    await framed.evaluate((element, high) => {
      element.style.height = high;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, height);
  }
  expect(await shiftsOf(page)).toEqual([]);
});
