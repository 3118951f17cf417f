import type { Locator, Page } from 'playwright/test';

import { expect, hydrated, test } from './fixtures.ts';
import { rankPastedRole } from './demo.ts';
import { dialog, openOnHome, openOnPricing, SIGN_UP } from './lead-forms.ts';

/** What Chrome's translator does: each text is put into two font elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const skipped = text.parentElement?.closest('script, style, textarea, noscript, font');
      if (skipped || !text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `x ${text.data}`;
      outer.appendChild(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** What password managers and writing aids do. */
const insertElements = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      const added = document.createElement('span');
      added.dataset['shadowhost'] = 'true';
      field.insertAdjacentElement('afterend', added);
    }
  });

interface FormPage {
  path: string;
  island: string;
  /** The name of the first field. */
  first: string;
  rest: (form: Locator) => Promise<void>;
  outcome: (page: Page) => Promise<void>;
}

const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const FORMS: readonly FormPage[] = [
  {
    path: '/contact',
    island: 'ContactForm',
    first: 'name',
    rest: async (form) => {
      await form.locator('[name=email]').fill(`visitor-${crypto.randomUUID()}@northquay.example`);
      await form.locator('[name=subject]').fill('Hiring two nurses');
      await form.locator('[name=message]').fill(`We need two nurses, ${crypto.randomUUID()}.`);
    },
    outcome: says('Your message has been sent successfully!'),
  },
  {
    path: '/get-started',
    island: 'GetStarted',
    first: 'name',
    rest: (form) => form.locator('[name=email]').fill(`l-${crypto.randomUUID()}@halvorsen.example`),
    outcome: (page) => page.waitForURL(SIGN_UP),
  },
  {
    path: '/Affiliates',
    island: 'AffiliateForm',
    first: 'firstName',
    rest: async (form) => {
      await form.locator('[name=lastName]').fill('Quintero');
      await form.locator('[name=email]').fill(`a-${crypto.randomUUID()}@newsletter.example`);
      await form.locator('[name=experience]').selectOption('intermediate');
      await form.locator('[name=audience]').fill('4,000 HR leads read my Tuesday letter.');
      await form.locator('[name=motivation]').fill('They ask me every week what to use.');
      await form.locator('[name=terms]').check();
    },
    outcome: says('Application submitted successfully!'),
  },
];

const formOf = (page: Page, { island }: FormPage) =>
  page.locator(`[data-island="${island}"] form`).first();

for (const form of FORMS) {
  for (const [what, change] of [
    ['translated', translate],
    ['extended', insertElements],
  ] as const) {
    test(`${form.path} keeps what is typed on a page that was ${what} before, and says what came of it`, async ({
      page,
      problems,
    }) => {
      // React says that it renders the form anew; to a translation it says nothing (TRN-01).
      if (change === insertElements) problems.allow(/React error #418/);
      await page.goto(form.path);
      await change(page);
      const first = formOf(page, form).locator(`[name=${form.first}]`);
      await first.pressSequentially('Mara Lindqvist', { delay: 60 });
      await hydrated(page, form.island);
      await expect(first).toHaveValue('Mara Lindqvist');
      await expect(first).toBeFocused();
      await form.rest(formOf(page, form));
      await formOf(page, form).locator('[type=submit]').click();
      await form.outcome(page);
    });
  }

  test(`${form.path} says what came of it on a page that is translated while it is filled in`, async ({
    page,
  }) => {
    await page.goto(form.path);
    await formOf(page, form).locator(`[name=${form.first}]`).fill('Mara Lindqvist');
    await hydrated(page, form.island);
    await form.rest(formOf(page, form));
    await translate(page);
    // An error comes and goes first.
    const email = formOf(page, form).locator('[name=email]');
    const address = await email.inputValue();
    await email.fill('mara@');
    await formOf(page, form).locator('[type=submit]').focus();
    await email.fill(address);
    await formOf(page, form).locator('[type=submit]').click();
    await form.outcome(page);
  });
}

test('the lead’s dialogs go on with what was typed when the page is translated under them', async ({
  page,
}) => {
  await openOnHome(page);
  await translate(page);
  await dialog(page).locator('[type=submit]').click();
  await page.waitForURL(SIGN_UP);
  await page.context().clearCookies();
  await page.goto('/pricing');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openOnPricing(page);
  await translate(page);
  await dialog(page).locator('[type=submit]').click();
  await expect(dialog(page)).toBeHidden();
});

test('the chat answers, and the demo ranks, on a translated page', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Chat with RiC' }).click();
  await hydrated(page, 'Chat');
  await page.getByRole('button', { name: 'Your job' }).click();
  await hydrated(page, 'SampleSearch');
  await translate(page);
  const question = page.locator('[data-island=Chat] :is(input, textarea)');
  for (const text of ['What does it cost?', 'Who are you?']) {
    const answers = await page.getByRole('log').locator('p').count();
    await question.fill(text);
    await question.press('Enter');
    await expect(page.getByRole('log').locator('p')).toHaveCount(answers + 2);
  }
  await rankPastedRole(page);
});

test('a form that a page’s change breaks keeps what is typed, and is sent plainly', async ({
  page,
  problems,
}) => {
  problems.allow(/changed by another/);
  await page.goto('/get-started');
  const form = page.locator('[data-island=GetStarted] form');
  await form.locator('[name=name]').fill('Mara Lindqvist');
  await hydrated(page, 'GetStarted');
  await form.locator('[name=email]').fill(`l-${crypto.randomUUID()}@halvorsen.example`);
  await page.route('**/api/leads', (route) => route.abort());
  problems.allow(/ERR_FAILED/);
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'insertBefore');
    Node.prototype.insertBefore = () => {
      Object.defineProperty(Node.prototype, 'insertBefore', { ...own });
      throw new Error('changed by another');
    };
  });
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-island=GetStarted] form')).toBeVisible();
  await expect(form.locator('[name=name]')).toHaveValue('Mara Lindqvist');
  await form.locator('[type=submit]').click();
  await page.waitForURL('**/get-started/received');
});
