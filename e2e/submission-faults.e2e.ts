import type { Locator, Page } from 'playwright/test';

import { expect, holdBack, test } from './fixtures.ts';
import { banner, dialog, openOnPricing, showPlans } from './lead-forms.ts';

/** What visitors see of a fault; tests/submissions/faults.test.ts has what is stored and sent. */

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const LEAD_FAILED = 'Something went wrong. Please try again.';

/** Longer than the Worker waits for a provider. */
const LATE = { timeout: 60_000 };

/** Everything that faults may log; nothing else is allowed. */
const NOISE =
  /status (403|500|502|503)|Failed to load resource|request failed|reCAPTCHA|SyntaxError|Unexpected token|partner|Failed to verify/i;

async function fillContact(page: Page): Promise<Record<string, string>> {
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const values = {
    Name: 'Mary Whitfield',
    Email: `visitor-${crypto.randomUUID()}@northquay.example`,
    Subject: 'Hiring two nurses',
    Message: `We need two night nurses, reference ${crypto.randomUUID()}.`,
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
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

test('the captcha’s script is broken: the text, a mail address, the form as it was (CAP-06, ERR-01, X-05)', async ({
  page,
  problems,
}) => {
  problems.allow(NOISE);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/recaptcha\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.(' }),
  );
  await page.clock.install();
  await sendInVain(page, await fillContact(page));
  expect(logged).toContain('reCAPTCHA not loaded. Please try again.');
});

test('the captcha’s script hangs, or loads after five seconds: the form shows the text, or is sent (CON-34)', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(NOISE);
  const come = await holdBack(page, /recaptcha\/api\.js/);
  await page.clock.install();
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

test('the site’s own response is lost or an error: the dialog says so and can be canceled (LEAD-01, LEAD-07, ERR-08, LEAD-17)', async ({
  page,
  problems,
}) => {
  problems.allow(NOISE);
  const values = await openDialog(page);
  for (const answer of [undefined, { status: 503, json: { error: LEAD_FAILED } }]) {
    await page.route('**/api/leads', (route) =>
      answer ? route.fulfill(answer) : route.abort('connectionrefused'),
    );
    await showPlans(page);
    await expect(dialog(page).getByText(LEAD_FAILED)).toBeVisible(LATE);
    await expectUsable(dialog(page), 'Show me the plans', values);
    await page.unroute('**/api/leads');
  }
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('the partner script is refused or hangs: the lead is saved and the plans open (LEAD-15, TRK-11)', async ({
  page,
  context,
  problems,
  sandbox,
}) => {
  problems.allow(NOISE);
  await page.clock.install();
  for (const isRefused of [true, false]) {
    await sandbox.reset();
    let met = 0;
    await page.route(/partnerstack\/v1/, (route) => {
      met += 1;
      return isRefused ? route.abort('connectionrefused') : new Promise<void>(() => {});
    });
    const values = await openDialog(page);
    await showPlans(page);
    await expect(banner(page)).toContainText(values['Work email'] ?? '');
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
