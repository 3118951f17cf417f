import type { Page } from 'playwright/test';

import { mintCaptchaToken } from '../sandbox/providers/recaptcha.ts';
import { settled } from './contexts.ts';
import {
  expectAccessible,
  expect,
  holdBack,
  hydrated,
  shiftsOf,
  test,
  watchShifts,
} from './fixtures.ts';

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const INVALID = 'Please fix the errors above before submitting.';

/** An address of its own, so that no other test has used up its limit. */
const someone = () => `visitor-${crypto.randomUUID()}@northquay.example`;

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What is it about?' }).getByRole('link', { name });

async function fill(page: Page, values: Partial<Record<string, string>> = {}) {
  const all = {
    Name: 'Mary Whitfield',
    Email: someone(),
    Subject: 'Hiring two nurses',
    Message: `We need two night nurses, reference ${crypto.randomUUID()}.`,
    ...values,
  };
  for (const [name, value] of Object.entries(all)) await label(page, name).fill(value ?? '');
  return all;
}

test('the page offers the form and every other way to reach us (CON-01, CON-02, CON-03, CON-04, CON-05, X-01)', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const text of [
    'Enter your full name',
    'Enter a valid email address',
    'Brief description of your inquiry (5-100 characters)',
    'Detailed message (minimum 10 characters, maximum 2000)',
    'Monday-Friday 9:00 AM - 6:00 PM Eastern Time',
  ]) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(label(page, name)).toBeVisible();
    await expect(label(page, name)).toHaveValue('');
  }
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expect(main.getByText('Address', { exact: true })).toBeVisible();
  await expect(main.locator('address')).toContainText(/\d+ \w+.*\w{2} \d{5}/s);
  await expect(main.getByText('This field is required')).toHaveCount(0);
});

test('a message is sent once, however slowly, and the form gives way to thanks and is empty (CON-31, CON-32, CON-40)', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault('emailjs', { mode: 'delay', delay_ms: 800 });
  await page.goto('/contact');
  const { Email, Message } = await fill(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending your message' })).toBeDisabled();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Thank you, Mary Whitfield.' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 }), 'nobody is asked again').toHaveText([
    'Thank you, Mary Whitfield.',
  ]);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(label(page, name)).toHaveValue('');
    await expect(label(page, name), 'the thanks stand in its place').toBeHidden();
  }
  const [mail, ...others] = await sandbox.mails();
  expect(mail?.template_params).toMatchObject({ email: Email, message: Message });
  expect(others).toEqual([]);
  expect(await sandbox.calls('recaptcha')).toHaveLength(1);
  await expectAccessible(page, 1440, 390);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByText(SENT)).toHaveCount(0);
  await expect(label(page, 'Name')).toBeVisible();
});

test('a link with a subject fills it in, before any script and on reload (CON-06, Y-07)', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/contact?subject=Demo%20Request');
  await expect(label(page, 'Subject')).toHaveValue('Demo Request');
  await page.reload();
  await expect(label(page, 'Subject')).toHaveValue('Demo Request');
  await fill(page, { Subject: 'Demo Request' });
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(label(page, 'Subject')).toHaveValue('');
  await page.goto('/contact');
  await expect(label(page, 'Subject')).toHaveValue('');
  const plain = await browser.newPage({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const html = await (await plain.request.get('/contact?subject=Two%20nurses%20%22%3E%3Cb')).text();
  expect(html).toContain('value="Two nurses &quot;&gt;&lt;b"');
  await plain.goto('/contact');
  await expect(plain.locator('noscript a[href^="mailto:"]')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Send message' })).toBeHidden();
  await plain.close();
});

test('a topic fills in the subject and keeps what was typed, before the code has arrived too (CON-06, CON-60)', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/ContactForm\.island-.*\.js$/);
  await page.goto('/contact');
  await label(page, 'Message').fill('We need two night nurses.');
  await topic(page, 'Pricing').click();
  release();
  await expect(label(page, 'Subject')).toHaveValue('Plans and prices');
  await topic(page, 'Press').click();
  await expect(label(page, 'Subject')).toHaveValue('Press inquiry');
  await expect(label(page, 'Message')).toHaveValue('We need two night nurses.');
  await expect(page).toHaveURL('/contact');
});

test('an empty form shows what is missing, and nothing is sent (CON-07, CON-30)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/contact');
  await send(page);
  await hydrated(page, 'ContactForm');
  await expect(page.getByText('This field is required')).toHaveCount(4);
  await expect(page.getByText(INVALID)).toBeVisible();
  const borders = new Set<string>();
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await label(page, name).hover();
    borders.add(await label(page, name).evaluate((one) => getComputedStyle(one).borderTopColor));
  }
  expect(borders.size, 'one that is wrong looks so under the pointer, too').toBe(1);
  await expect(label(page, 'Name')).toBeFocused();
  await expectAccessible(page, 1440, 390);
  expect(await sandbox.calls('recaptcha')).toEqual([]);
});

test('blur shows an error, editing clears it, and blur checks again (CON-28, CON-29, X-15)', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = label(page, 'Name');
  await name.fill('J');
  await expect(page.getByText('Must be at least 2 characters long')).toHaveCount(0);
  await name.blur();
  await expect(page.getByText('Must be at least 2 characters long')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Jo3');
  await expect(page.getByText('Must be at least 2 characters long')).toHaveCount(0);
  await expect(page.getByText('Invalid format')).toHaveCount(0);
  await name.blur();
  await expect(page.getByText('Invalid format')).toBeVisible();
});

test('what was typed before hydration stays, and is sent', async ({ page, sandbox }) => {
  const release = await holdBack(page, '**/assets/react-*.js');
  await page.goto('/contact');
  const { Message } = await fill(page);
  await send(page);
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  expect((await sandbox.mails())[0]?.template_params['message']).toBe(Message);
});

test('a failed check or delivery shows one message with an address, everything typed stays, and is sent in the end (CON-33, CON-39, CAP-05, CAP-08, X-06)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/502|403/);
  await page.goto('/contact');
  const values = await fill(page);
  for (const [provider, text] of [
    ['recaptcha', 'Security verification failed. Please try again.'],
    ['emailjs', FAILED],
  ] as const) {
    await sandbox.fault(provider, { mode: 'status', status: 500 });
    await send(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Or write to us at')).toBeVisible();
    for (const [name, value] of Object.entries(values)) {
      await expect(label(page, name)).toBeEnabled();
      await expect(label(page, name)).toHaveValue(value);
    }
    if (provider === 'recaptcha') await sandbox.heal();
  }
  await label(page, 'Name').fill('J');
  await send(page);
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await label(page, 'Name').fill(values['Name'] ?? '');
  await sandbox.heal();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(page.getByText(INVALID)).toHaveCount(0);
  expect(await sandbox.mails()).toHaveLength(1);
});

test('the fourth message is refused with the time to wait, whatever browser sent the others (CON-35, CON-38)', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/429/);
  const email = someone();
  for (let index = 1; index <= 3; index += 1) {
    const sent = await request.post('/api/contact', {
      data: {
        name: 'Mary Whitfield',
        email,
        subject: 'Hiring two nurses',
        message: `We need night nurse number ${index}.`,
        captcha_token: mintCaptchaToken(),
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status()).toBe(200);
  }
  await page.goto('/contact');
  await fill(page, { Email: email });
  await send(page);
  await expect(
    page.getByText(/^Too many submissions\. Please wait 1[45] minutes before trying again\.$/),
  ).toBeVisible();
  await expect(label(page, 'Email')).toHaveValue(email);
});

test.describe('the human check', () => {
  test('its script comes with the page, after its load event, and moves nothing (CAP-01, Y-11)', async ({
    page,
  }) => {
    await watchShifts(page);
    const url = /recaptcha\/api\.js\?render=sandbox-recaptcha-site-key/;
    const release = await holdBack(page, url);
    const asked = page.waitForRequest(url);
    await page.goto('/contact');
    await asked;
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await settled(page);
    // On a first visit the site's fonts may move a word (late-parts.e2e.ts).
    const before = await shiftsOf(page);
    const script = page.waitForResponse(url);
    release();
    await (await script).finished();
    await label(page, 'Name').focus();
    await hydrated(page, 'ContactForm');
    expect(await shiftsOf(page)).toEqual(before);
    await expect(page.locator('script[src*="recaptcha/api.js"]')).toHaveCount(1);
  });

  test('a token is requested at submit, with its action, and sent with the message (CAP-02, CAP-09, Y-11, Y-12)', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await fill(page);
    await page.waitForFunction(() => window.grecaptcha !== undefined);
    await page.evaluate(() => {
      const actions: string[] = [];
      Object.assign(window, { actions });
      const execute = window.grecaptcha?.execute.bind(window.grecaptcha);
      if (window.grecaptcha && execute) {
        window.grecaptcha.execute = (key, options) => {
          actions.push(options.action);
          return execute(key, options);
        };
      }
    });
    const call = page.waitForRequest('**/api/contact');
    await send(page);
    const body = (await call).postDataJSON() as Record<string, string>;
    expect(body['captcha_token']).toMatch(/^sandbox\.form_submit\./);
    expect(await page.evaluate(() => (window as { actions?: string[] }).actions)).toEqual([
      'form_submit',
    ]);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(calls).not.toContain('/api/verify-captcha');
  });

  /** Fills in and sends the form, and runs a stopped clock until it gives up waiting for the script. */
  async function sendInVain(page: Page) {
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const values = await fill(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await send(page);
    // In steps: what the form does before it waits takes real time.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return page.getByText(FAILED).isVisible();
        },
        { intervals: [50] },
      )
      .toBe(true);
    await expect(page.getByText('Or write to us at')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
    for (const [name, value] of Object.entries(values))
      await expect(label(page, name)).toHaveValue(value);
  }

  test('a script that is blocked or broken: the text, a mail address, the form as it was, nothing sent (CAP-06, CON-34, ERR-01, X-05)', async ({
    page,
    problems,
    sandbox,
  }) => {
    problems.allow(/recaptcha|ERR_FAILED|reCAPTCHA not loaded|SyntaxError|Unexpected token/i);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install();
    for (const isBlocked of [true, false]) {
      await page.route(/recaptcha\/api\.js/, (route) =>
        isBlocked
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: 'window.(' }),
      );
      await sendInVain(page);
    }
    expect(logged).toContain('reCAPTCHA not loaded. Please try again.');
    expect(await sandbox.calls('emailjs')).toEqual([]);
  });

  test('a script that hangs, or loads after five seconds: the form shows the text, or is sent (CON-34)', async ({
    page,
    problems,
    sandbox,
  }) => {
    problems.allow(/reCAPTCHA not loaded/);
    const come = await holdBack(page, /recaptcha\/api\.js/);
    await page.clock.install();
    await sendInVain(page);
    await send(page);
    await page.clock.runFor(5000);
    await expect(page.getByRole('button', { name: 'Sending your message' })).toBeDisabled();
    come();
    await page.waitForFunction(() => window.grecaptcha !== undefined);
    await page.clock.resume();
    await expect(page.getByText(SENT), 'slow 5 s').toBeVisible();
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('no token (CAP-07, ERR-02)', async ({ page, sandbox, problems }) => {
    problems.allow(/Failed to verify you are human/);
    await page.goto('/contact');
    await fill(page);
    await page.waitForFunction(() => typeof window.grecaptcha?.execute === 'function');
    await page.evaluate(() => {
      if (window.grecaptcha) window.grecaptcha.execute = () => Promise.reject(new Error('no'));
    });
    await send(page);
    await expect(page.getByText('Failed to verify you are human. Please try again.')).toBeVisible();
    expect(await sandbox.calls('emailjs')).toEqual([]);
  });
});
