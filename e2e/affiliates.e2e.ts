import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expect, expectAccessible, goOffline, holdBack, hydrated, test } from './fixtures.ts';

const SENT =
  "Application submitted successfully! We'll review your application and get back to you within 2-3 business days.";
const API = '**/api/affiliates/applications';

const formOf = (page: Page) => page.getByRole('form', { name: 'Affiliate application' });
const buttonOf = (page: Page) => formOf(page).getByRole('button');

/** Fills in the required fields. Each test has its own person: the same application is stored once. */
async function fill(page: Page, firstName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Quintero');
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@newsletter.example`);
  await page.getByLabel('Experience level').selectOption('intermediate');
  await page.getByLabel('Audience').fill('4,000 HR leads read my Tuesday letter.');
  await page.getByLabel('Motivation').fill('They ask me every week what to use.');
  await page.getByLabel(/I have read and agree/).check();
}

test('an application is sent, and the form is empty again (AFF-09, AFF-20, AFF-21, AFF-23, AFF-24, AFF-25, AFF-29, AFF-50, ERR-24, X-11, X-12)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/Affiliates');
  await page.getByLabel('First name').focus();
  await hydrated(page, 'AffiliateForm');
  await expect(buttonOf(page)).toBeDisabled();
  const names = await formOf(page)
    .locator('input, select, textarea')
    .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
  expect(names).toEqual(
    expect.arrayContaining([
      'firstName',
      'lastName',
      'email',
      'company',
      'website',
      'experience',
      'audience',
      'motivation',
      'terms',
    ]),
  );
  await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(
    page.getByText('Please fill in all required fields'),
    'past the button',
  ).toBeVisible();
  await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  await fill(page, 'Ana');
  await page.getByLabel('Website').fill('@anaquintero');
  await expect(buttonOf(page)).toBeEnabled();
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Email', 'ana@newsletter.example'],
    ['Motivation', 'They ask me every week what to use.'],
  ] as const) {
    await page.getByLabel(label).fill('  ');
    await expect(buttonOf(page)).toBeDisabled();
    await page.getByLabel(label).fill(value);
    await expect(buttonOf(page)).toBeEnabled();
  }
  await page.getByLabel(/I have read and agree/).uncheck();
  await expect(buttonOf(page)).toBeDisabled();
  await page.getByLabel(/I have read and agree/).check();

  const release = await holdBack(page, API);
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveText('Submitting...');
  await expect(buttonOf(page)).toBeDisabled();
  for (const control of await formOf(page).locator('input, select, textarea').all()) {
    await expect(control).toBeDisabled();
  }
  release();

  await expect(page.getByText(SENT)).toBeVisible();
  for (const control of await formOf(page).locator('input:not([type=checkbox]), textarea').all()) {
    await expect(control).toHaveValue('');
  }
  await expect(page.getByLabel('Experience level')).toHaveValue('');
  await expect(page.getByLabel(/I have read and agree/)).not.toBeChecked();
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(buttonOf(page)).toBeDisabled();
  await expect
    .poll(async () => (await sandbox.mails())[0]?.template_params)
    .toMatchObject({ subject: 'New Affiliate Application', name: 'Ana Quintero' });
});

test('errors show only for touched fields, also for those left before hydration (AFF-11, AFF-14, AFF-15, AFF-19)', async ({
  page,
}) => {
  // The form's code loads after the fields were left.
  let release = () => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/AffiliateForm.*\.js/, async (route) => {
    await left;
    await route.continue();
  });
  await page.goto('/Affiliates');
  await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(buttonOf(page)).toBeDisabled();
  await page.getByLabel('Experience level').focus();
  await page.getByLabel('First name').fill('   ');
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Audience').focus();
  release();
  await hydrated(page, 'AffiliateForm');
  await expect(page.getByText('Experience level is required')).toBeVisible();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Motivation is required')).toHaveCount(0);
  await expect(page.getByLabel('Email'), 'what was typed early is still there').toHaveValue('ana@');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('ana@newsletter.example');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
});

test('the button is disabled and enabled by the form when an edit comes before the code that disables it (AFF-20, X-11)', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/until-complete-.*\.js$/);
  // An edit before the first script has run starts nothing.
  await page.goto('/Affiliates', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('First name').fill('Ana');
  await hydrated(page, 'AffiliateForm');
  await expect(buttonOf(page)).toBeDisabled();
  await fill(page, 'Fay');
  await expect(buttonOf(page)).toBeEnabled();
  const arrival = page.waitForResponse(/\/assets\/until-complete-/);
  release();
  await (await arrival).finished();
  await expect(buttonOf(page)).toBeEnabled();
});

test('the button works when the form’s code cannot be loaded (AFF-20)', async ({
  page,
  problems,
}) => {
  problems.allow(/AffiliateForm|Failed to (?:load|fetch)|ERR_FAILED|error loading/i);
  await page.route(/\/assets\/AffiliateForm\.island-.*\.js$/, (route) => route.abort());
  await page.goto('/Affiliates');
  await expect(buttonOf(page)).toBeDisabled();
  await fill(page, 'Elsa');
  await expect(buttonOf(page)).toBeEnabled();
});

test('a box ticked while the form’s code loads stays ticked (AFF-20)', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/AffiliateForm\.island-.*\.js$/);
  await page.goto('/Affiliates');
  await fill(page, 'Cleo');
  await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
  release();
  await hydrated(page, 'AffiliateForm');
  await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
  await expect(buttonOf(page)).toBeEnabled();
});

test('a failed call shows the reason, everything typed stays, and the second attempt succeeds (AFF-26, AFF-27, ERR-23)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/applications|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/Affiliates');
  await fill(page, 'Berta');
  await hydrated(page, 'AffiliateForm');
  const responses = [
    { status: 500, body: 'oops', reason: 'Unknown error' },
    {
      status: 201,
      body: 'null',
      reason: 'Failed to save application to database - no data returned',
    },
    { status: 503, body: '{"error":"Store is closed"}', reason: 'Store is closed' },
    { status: 0, body: '', reason: 'Database connection failed: there was no answer' },
  ];
  for (const { status, body, reason } of responses) {
    await page.route(API, (route) =>
      status ? route.fulfill({ status, body }) : route.abort('connectionfailed'),
    );
    await buttonOf(page).click();
    await expect(
      page.getByText(
        `Failed to submit application: ${reason}. Please try again or contact us directly at partners@ric.example`,
      ),
    ).toBeVisible();
    await page.unroute(API);
  }
  await goOffline(page);
  await buttonOf(page).click();
  await expect(
    page.getByText('Failed to submit application: Your browser is offline.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('First name')).toHaveValue('Berta');
  await expect(page.getByLabel(/I have read and agree/)).toBeChecked();
  await buttonOf(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows its errors and what was typed, and is sent (AFF-11, AFF-24)', async ({
    page,
    problems,
  }) => {
    problems.allow(/status 422/);
    problems.allow(/Failed to load resource/);
    await page.goto('/Affiliates');
    await fill(page, 'Carla');
    await page.getByLabel('Last name').fill(' ');
    await page.getByLabel(/I have read and agree/).uncheck();
    await buttonOf(page).click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByText('Please agree to the affiliate terms')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expect(page.getByLabel('Experience level')).toHaveValue('intermediate');
    await page.getByLabel('Last name').fill('Quintero');
    await page.getByLabel(/I have read and agree/).check();
    await buttonOf(page).click();
    await expect(page).toHaveURL(/\/Affiliates\/received(#apply)?$/);
    await expect(page.getByText(SENT)).toBeVisible();
  });
});

test('a posted form that came back with errors keeps them through hydration', async ({
  page,
  problems,
}) => {
  problems.allow(/status 422|Failed to load resource/);
  await page.goto('/Affiliates');
  // As if the button was clicked before hydration.
  await formOf(page).evaluate((form: HTMLFormElement) => {
    const name = form.elements.namedItem('firstName');
    if (name instanceof HTMLInputElement) name.value = 'Dora';
    HTMLFormElement.prototype.submit.call(form);
  });
  await expect(page.getByText('Last name is required')).toBeVisible();
  await page.getByLabel('Last name').fill('Quintero');
  await hydrated(page, 'AffiliateForm');
  await expect(page.getByText('Last name is required')).toHaveCount(0);
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dora');
  await expect(buttonOf(page)).toBeDisabled();
});

test('the page has its parts (AFF-02, AFF-05, AFF-06, AFF-07, AFF-08, AFF-10, AFF-37)', async ({
  page,
}) => {
  await page.goto('/Affiliates');
  const tiers = page.getByRole('table', { name: 'Commission by referrals per month' });
  await expect(tiers.getByRole('row')).toHaveText([
    'TierReferrals per monthCommission',
    'Bronze1-1010%',
    'Silver11-2515%',
    'Gold25+20%',
  ]);
  await expect(
    page.getByRole('region', { name: 'What you get' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'What we ask of you' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(
    page.getByRole('region', { name: /^How it works/ }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(formOf(page).getByRole('option')).toHaveText([
    'Choose one',
    'Beginner (0-1 years)',
    'Intermediate (2-5 years)',
    'Advanced (5+ years)',
  ]);
  const values = await formOf(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', 'beginner', 'intermediate', 'advanced']);
  await expect(formOf(page).getByRole('link', { name: 'affiliate terms' })).toHaveAttribute(
    'href',
    '/affiliate-terms',
  );
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect(formOf(page)).toBeInViewport();
});

test('a wide screen shows the terms on the page (AFF-32, AFF-34, AFF-35, SHELL-21)', async ({
  page,
  request,
}) => {
  const file = await request.get('/AffiliateTOS.pdf');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 4).toString()).toBe('%PDF');
  expect(file.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  await page.goto('/affiliate-terms');
  await expect(page.locator('iframe[src^="/AffiliateTOS.pdf#"]')).toBeVisible();
  // Nothing lies over it, and nothing has to be pressed.
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await page.locator('iframe').evaluate((frame) => {
      const { left, top, width: wide, height } = frame.getBoundingClientRect();
      const middle = document.elementFromPoint(left + wide / 2, Math.min(top + height / 2, 890));
      return { isOnTop: middle === frame, height };
    });
    expect(seen.isOnTop, String(width)).toBe(true);
    expect(seen.height).toBeGreaterThan(600);
    const { width: across, height } = (await page.locator('figure').boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(Math.abs(height / across - 297 / 210), 'a whole page, which cuts no line').toBeLessThan(
      0.01,
    );
  }
  const text = page.getByRole('main').getByRole('heading', { name: 'Personal data' });
  await expect(text, 'the same is not on the page twice').toBeHidden();
  await page.getByRole('link', { name: 'Read as text' }).click();
  await expect(text).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Terms' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    '/AffiliateTOS.pdf',
  );
  await page.getByRole('link', { name: 'Back to Affiliate Application' }).click();
  await expect(page).toHaveURL(/\/Affiliates#apply$/);
  await expect(formOf(page)).toBeInViewport();
});

test('a narrow screen has two buttons, and does not load the file (AFF-33, AFF-34, AFF-35)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/affiliate-terms');
  await settled(page);
  await expect(page.locator('iframe')).toBeHidden();
  for (const name of ['View Terms', 'Download', 'Download PDF']) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/AffiliateTOS.pdf');
  }
  await expect(page.getByRole('link', { name: 'Back to Affiliate Application' })).toBeVisible();
  const topOf = async (name: string) =>
    (await page.getByRole('link', { name, exact: true }).boundingBox())?.y ?? 0;
  const text = await page.getByRole('heading', { name: 'Joining' }).boundingBox();
  expect(await topOf('Download'), 'before the text').toBeLessThan(text?.y ?? 0);
  expect(await topOf('Download PDF'), 'after it').toBeGreaterThan(text?.y ?? 0);
  expect(asked).not.toContain('/AffiliateTOS.pdf');
});
