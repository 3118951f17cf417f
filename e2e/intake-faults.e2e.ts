import type { Locator, Page, Route } from 'playwright/test';

import type { Fault } from '../tests/helpers/sandbox.ts';
import { expect, test } from './fixtures.ts';

/**
 * The fault matrix where it has a screen (tests/features/intake-faults.test.ts has the doors behind
 * it): whatever fails, the form says so in words, can be used again, and keeps what was typed.
 */

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const NOT_VERIFIED = 'Security verification failed. Please try again.';
const LEAD_FAILED = 'Something went wrong. Please try again.';

/** Longer than the Worker waits for anybody. */
const LATE = { timeout: 20_000 };

const PROVIDER_FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['refused', { mode: 'refuse' }],
  ['500', { mode: 'status', status: 500 }],
  ['429', { mode: 'status', status: 429 }],
  ['malformed', { mode: 'malformed' }],
  ['hang', { mode: 'hang' }],
];

/** What a script or a call meets on its way; the names are those of the matrix. */
const ON_THE_WAY: readonly (readonly [name: string, meet: (route: Route) => Promise<void>])[] = [
  ['refused', (route) => route.abort('connectionrefused')],
  ['500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['429', (route) => route.fulfill({ status: 429, body: 'Too Many Requests' })],
  [
    'malformed',
    (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'window.(' }),
  ],
];

/** Everything that faults may leave in the console and the network; nothing else is allowed. */
const NOISE =
  /status (403|429|500|502|503|504)|Failed to load resource|request failed|reCAPTCHA|SyntaxError|Unexpected token|partner|Failed to verify/i;

async function fillContact(page: Page): Promise<Record<string, string>> {
  const values = {
    Name: 'Mary Whitfield',
    Email: `visitor-${crypto.randomUUID()}@northquay.example`,
    Subject: 'Hiring two nurses',
    Message: `We need two night nurses, reference ${crypto.randomUUID()}.`,
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  return values;
}

/** The form can be left, changed and sent again, and holds what was typed. */
async function expectUsable(
  scope: Page | Locator,
  button: string,
  values: Record<string, string>,
): Promise<void> {
  await expect(scope.getByRole('button', { name: button })).toBeEnabled();
  for (const [label, value] of Object.entries(values)) {
    const control = scope.getByLabel(label, { exact: true });
    await expect(control).toBeEnabled();
    await expect(control).toHaveValue(value);
  }
}

const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('CON-33 EmailJS refused, 500, 429, malformed, hanging: each time the text, the form as it was, and in the end one e-mail', async ({
  page,
  sandbox,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allow(NOISE);
  await page.goto('/contact');
  const values = await fillContact(page);
  for (const [name, fault] of PROVIDER_FAULTS) {
    await sandbox.fault('emailjs', fault);
    await press(page);
    await expect(page.getByText(FAILED), name).toBeVisible(LATE);
    await expectUsable(page, 'Send message', values);
    // Editing takes nothing back that was typed, and the next try starts without the old text.
    await sandbox.heal();
  }
  await sandbox.fault('emailjs', { mode: 'delay', delay_ms: 5000 });
  await press(page);
  await expect(page.getByText(SENT), 'slow 5 s').toBeVisible(LATE);
  await expect(page.getByText(FAILED)).toHaveCount(0);
  const mails = await sandbox.mails();
  expect(mails.map((mail) => mail.template_params['email'])).toEqual([values['Email']]);
});

test('CAP-05 CAP-08 X-06 reCAPTCHA refused, 500, 429, malformed, hanging: each time the text, and the form as it was', async ({
  page,
  sandbox,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allow(NOISE);
  await page.goto('/contact');
  const values = await fillContact(page);
  for (const [name, fault] of PROVIDER_FAULTS) {
    await sandbox.fault('recaptcha', fault);
    await press(page);
    await expect(page.getByText(NOT_VERIFIED), name).toBeVisible(LATE);
    await expect(page.getByText('Or write to us at')).toBeVisible();
    await expectUsable(page, 'Send message', values);
    await sandbox.heal();
  }
  await sandbox.fault('recaptcha', { mode: 'delay', delay_ms: 5000 });
  await press(page);
  await expect(page.getByText(SENT), 'slow 5 s').toBeVisible(LATE);
  expect(await sandbox.mails()).toHaveLength(1);
});

for (const [name, meet] of ON_THE_WAY) {
  test(`CON-34 CAP-06 ERR-01 X-05 the captcha's script ${name}: the text, a mail address, the form as it was`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOISE);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/recaptcha\/api\.js/, meet);
    await page.goto('/contact');
    const values = await fillContact(page);
    await press(page);
    await expect(page.getByText(FAILED)).toBeVisible(LATE);
    await expect(page.getByText('Or write to us at')).toBeVisible();
    await expectUsable(page, 'Send message', values);
    expect(logged).toContain('reCAPTCHA not loaded. Please try again.');
  });
}

test('CON-34 the captcha’s script hangs, or comes after five seconds: who waited gets the text, or is heard', async ({
  page,
  problems,
  sandbox,
}) => {
  test.setTimeout(60_000);
  problems.allow(NOISE);
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/recaptcha\/api\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const values = await fillContact(page);
  await press(page);
  await expect(page.getByText(FAILED), 'hang').toBeVisible(LATE);
  await expectUsable(page, 'Send message', values);
  await press(page);
  setTimeout(come, 5000);
  await expect(page.getByText(SENT), 'slow 5 s').toBeVisible(LATE);
  expect(await sandbox.mails()).toHaveLength(1);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get started' });

async function openDialog(page: Page): Promise<Record<string, string>> {
  await page.goto('/pricing');
  await page.getByText('Get Started Today').click();
  const values = {
    Name: 'Tom Okafor',
    'Work email': `lead-${crypto.randomUUID()}@halvorsen.example`,
  };
  for (const [label, value] of Object.entries(values)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(value);
  }
  return values;
}

const save = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Show me the plans' }).click();

test('LEAD-01 LEAD-07 ERR-08 LEAD-17 the site’s own answer refused, 500, 429, malformed, or D1 away: the dialog says so, stays, and can be cancelled', async ({
  page,
  problems,
}) => {
  problems.allow(NOISE);
  const values = await openDialog(page);
  const answers = [
    ...ON_THE_WAY,
    [
      'D1 away',
      (route: Route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: `{"error":"${LEAD_FAILED}"}`,
        }),
    ] as const,
  ];
  for (const [name, meet] of answers) {
    await page.route('**/api/leads', meet);
    await save(page);
    await expect(dialog(page).getByText(LEAD_FAILED), name).toBeVisible(LATE);
    await expectUsable(dialog(page), 'Show me the plans', values);
    await page.unroute('**/api/leads');
  }
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

for (const [name, meet] of [
  ...ON_THE_WAY,
  ['hang', () => new Promise<void>(() => {})] as const,
  [
    'slow 5 s',
    async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      await route.continue();
    },
  ] as const,
]) {
  test(`LEAD-15 TRK-11 the partner script ${name}: the lead is saved and the plans are open all the same`, async ({
    page,
    problems,
    sandbox,
  }) => {
    problems.allow(NOISE);
    let met = 0;
    await page.route(/partnerstack\/v1/, (route) => {
      met += 1;
      return meet(route);
    });
    const values = await openDialog(page);
    await save(page);
    await expect(page.locator('[data-lead-banner]')).toContainText(values['Work email'] ?? '');
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(async () => (await sandbox.mails()).map((mail) => mail.template_params['email']))
      .toEqual([values['Work email']]);
    expect(met, 'the script was asked for').toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
