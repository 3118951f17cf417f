import type { Locator, Page, Route } from 'playwright/test';

import type { Fault } from '../tests/helpers/sandbox.ts';
import { expect, holdBack, test } from './fixtures.ts';
import { banner, dialog, openOnPricing, showPlans } from './lead-forms.ts';

/**
 * The screens of the fault matrix (tests/submissions/faults.test.ts has the endpoints): whatever fails,
 * the form shows a message, can be used again, and has what was typed.
 */

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const NOT_VERIFIED = 'Security verification failed. Please try again.';
const LEAD_FAILED = 'Something went wrong. Please try again.';

/** Longer than the Worker waits for a provider. */
const LATE = { timeout: 60_000 };

const PROVIDER_FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['refused', { mode: 'refuse' }],
  ['500', { mode: 'status', status: 500 }],
  ['429', { mode: 'status', status: 429 }],
  ['malformed', { mode: 'malformed' }],
  ['hang', { mode: 'hang' }],
];

/** How a script or a call fails on the network; the names are those of the matrix. */
const ON_THE_WAY: readonly (readonly [name: string, meet: (route: Route) => Promise<void>])[] = [
  ['refused', (route) => route.abort('connectionrefused')],
  ['500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['429', (route) => route.fulfill({ status: 429, body: 'Too Many Requests' })],
  [
    'malformed',
    (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'window.(' }),
  ],
];

/** Everything that faults may log; nothing else is allowed. */
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

/** The form can be changed and sent again, and has what was typed. */
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

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('EmailJS or reCAPTCHA refused, 500, 429, malformed, hanging: the text, the fields unchanged, and in the end one e-mail each (CON-33, CAP-05, CAP-08, X-06)', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.allow(NOISE);
  // Two visitors, to wait for two providers at the same time.
  const other = await context.newPage();
  const typed = new Map<Page, Record<string, string>>();
  for (const each of [page, other]) {
    await each.goto('/contact');
    typed.set(each, await fillContact(each));
  }
  /** Sends both messages, one into a failing delivery, one into a failing captcha. */
  const sendBoth = async (fault: Fault) => {
    const tried = (await sandbox.calls('emailjs')).length;
    await sandbox.fault('emailjs', fault);
    await send(page);
    await expect
      .poll(async () => (await sandbox.calls('emailjs')).length, LATE)
      .toBeGreaterThan(tried);
    await sandbox.fault('recaptcha', fault);
    await send(other);
  };
  for (const [name, fault] of PROVIDER_FAULTS) {
    await sendBoth(fault);
    await expect(page.getByText(FAILED), name).toBeVisible(LATE);
    await expect(other.getByText(NOT_VERIFIED), name).toBeVisible(LATE);
    for (const [each, values] of typed) {
      await expect(each.getByText('Or write to us at')).toBeVisible();
      await expectUsable(each, 'Send message', values);
    }
    await sandbox.heal();
  }
  expect(await sandbox.mails()).toEqual([]);
  await sendBoth({ mode: 'delay', delay_ms: 5000, times: 1 });
  for (const [each, values] of typed) {
    await expect(each.getByText(SENT), 'slow 5 s').toBeVisible(LATE);
    await expect(each.getByText(FAILED)).toHaveCount(0);
    await expect(each.getByText(NOT_VERIFIED)).toHaveCount(0);
    const mails = (await sandbox.mails()).map((mail) => mail.template_params['email']);
    expect(mails.filter((email) => email === values['Email'])).toHaveLength(1);
  }
});

/** Runs a stopped clock until the form gives up waiting for the captcha's script. */
async function sendInVain(page: Page, values: Record<string, string>): Promise<void> {
  await page.clock.pauseAt(Date.now() + 10_000);
  await send(page);
  // In steps: what the form does before it waits takes real time.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(500);
        return page.getByText(FAILED).isVisible();
      },
      { ...LATE, intervals: [50] },
    )
    .toBe(true);
  await expect(page.getByText('Or write to us at')).toBeVisible();
  await expectUsable(page, 'Send message', values);
}

for (const [name, meet] of ON_THE_WAY) {
  test(`the captcha's script ${name}: the text, a mail address, the form as it was (CON-34, CAP-06, ERR-01, X-05)`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOISE);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/recaptcha\/api\.js/, meet);
    await page.clock.install();
    await page.goto('/contact');
    await sendInVain(page, await fillContact(page));
    expect(logged).toContain('reCAPTCHA not loaded. Please try again.');
  });
}

test('the captcha’s script hangs, or loads after five seconds: the form shows the text, or is sent (CON-34)', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(NOISE);
  const come = await holdBack(page, /recaptcha\/api\.js/);
  await page.clock.install();
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await sendInVain(page, await fillContact(page));
  await send(page);
  await page.clock.runFor(5000);
  await expect(page.getByRole('button', { name: 'Sending your message' })).toBeDisabled();
  come();
  await page.waitForFunction(() => window.grecaptcha !== undefined);
  await page.clock.resume();
  await expect(page.getByText(SENT), 'slow 5 s').toBeVisible(LATE);
  expect(await sandbox.mails()).toHaveLength(1);
});

async function openDialog(page: Page): Promise<Record<string, string>> {
  await page.goto('/pricing');
  return { Name: 'Tom Okafor', 'Work email': await openOnPricing(page) };
}

test('the site’s own response refused, 500, 429, malformed, or D1 down: the dialog shows an error and can be canceled (LEAD-01, LEAD-07, ERR-08, LEAD-17)', async ({
  page,
  problems,
}) => {
  problems.allow(NOISE);
  const values = await openDialog(page);
  const responses = [
    ...ON_THE_WAY,
    [
      'D1 down',
      (route: Route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: `{"error":"${LEAD_FAILED}"}`,
        }),
    ] as const,
  ];
  for (const [name, meet] of responses) {
    await page.route('**/api/leads', meet);
    await showPlans(page);
    await expect(dialog(page).getByText(LEAD_FAILED), name).toBeVisible(LATE);
    await expectUsable(dialog(page), 'Show me the plans', values);
    await page.unroute('**/api/leads');
  }
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('the partner script refused, 500, 429, malformed, or hanging: the lead is saved and the plans open (LEAD-15, TRK-11)', async ({
  page,
  context,
  problems,
  sandbox,
}) => {
  problems.allow(NOISE);
  await page.clock.install();
  for (const [name, meet] of [
    ...ON_THE_WAY,
    ['hang', () => new Promise<void>(() => {})] as const,
  ]) {
    await sandbox.reset();
    let met = 0;
    await page.route(/partnerstack\/v1/, (route) => {
      met += 1;
      return meet(route);
    });
    const values = await openDialog(page);
    await showPlans(page);
    await expect(banner(page), name).toContainText(values['Work email'] ?? '');
    await page.clock.runFor(1000);
    await expect(dialog(page)).toBeHidden();
    await expect
      .poll(async () => (await sandbox.mails()).map((mail) => mail.template_params['email']))
      .toEqual([values['Work email']]);
    expect(met, 'the script was asked for').toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The next visitor is another.
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  }
});
