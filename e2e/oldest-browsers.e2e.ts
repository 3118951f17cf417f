import { expect, hydrated, test } from './fixtures.ts';
import { openOnPricing, showPlans } from './lead-forms.ts';
import { rankPastedRole } from './demo.ts';

/** What Safari 16.4, Chrome 111 or Firefox 114 lack of the functions that our code calls. */
const LACKING = (kept: readonly string[]) => {
  for (const [owner, names] of [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
  ] as const) {
    for (const name of names) {
      if (!kept.includes(name)) delete (owner as unknown as Record<string, unknown>)[name];
    }
  }
};

const unique = () => `l-${crypto.randomUUID()}@halvorsen.example`;

for (const { browser, kept } of [
  { browser: 'the oldest browser', kept: [] },
  { browser: 'a browser with URL.parse, as an extension adds it', kept: ['parse'] },
]) {
  test.describe(browser, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(LACKING, kept);
    });

    test('a lead is stored, with its partner, and a message is sent (BRW-01)', async ({ page }) => {
      await page.goto('/press?partner=acme');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('partner_key')))
        .toContain('acme');
      await page.goto('/pricing');
      const saved = page.waitForRequest('**/api/leads');
      await openOnPricing(page);
      await showPlans(page);
      expect((await saved).postDataJSON()).toMatchObject({ partner_key: 'acme' });

      await page.goto('/contact');
      await page.getByLabel('Name').fill('Mara Lindqvist');
      await page.getByLabel('Email').fill(unique());
      await page.getByLabel('Subject').fill('Hiring two nurses');
      await page.getByLabel('Message').fill(`We need two nurses, ${crypto.randomUUID()}.`);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    });

    test('the blog’s list follows what is typed, the menu opens, and the demo ranks (BRW-01)', async ({
      page,
    }) => {
      await page.goto('/blog');
      await page.getByRole('searchbox').pressSequentially('hiring', { delay: 40 });
      await expect(page).toHaveURL(/q=hiring/);
      await expect(page.getByText(/Found \d+ result/)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Pricing' }).first()).toBeVisible();
      await page.goto('/demo');
      await page.getByRole('button', { name: 'Your job' }).click();
      await hydrated(page, 'SampleSearch');
      await rankPastedRole(page);
    });
  });
}

test.describe('a submission that fails in the oldest browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(LACKING, []);
  });

  test('a privacy tool that breaks the partner program’s script costs no lead (BRW-01)', async ({
    page,
    problems,
  }) => {
    problems.allow(/a privacy tool/);
    await page.addInitScript(() => {
      const growsumo = {};
      Object.defineProperty(growsumo, 'data', {
        get: () => {
          throw new Error('a privacy tool');
        },
      });
      Object.assign(globalThis, { growsumo });
    });
    await page.goto('/get-started');
    const email = unique();
    await page.getByLabel('Name').fill('Mara Lindqvist');
    await page.getByLabel('Work email').fill(email);
    const saved = page.waitForRequest('**/api/leads');
    await page.locator('form [type=submit]').last().click();
    expect((await saved).postDataJSON()).toMatchObject({ email });
  });

  test('a submission that throws ends in the form’s own error, with what was typed (BRW-01)', async ({
    page,
    problems,
  }) => {
    problems.allow(/a broken browser/);
    await page.goto('/get-started');
    await page.getByLabel('Name').fill('Mara Lindqvist');
    await hydrated(page, 'GetStarted');
    await page.evaluate(() => {
      AbortSignal.timeout = () => {
        throw new Error('a broken browser');
      };
    });
    const email = unique();
    await page.getByLabel('Work email').fill(email);
    const submit = page.locator('form [type=submit]').last();
    await submit.click();
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Work email')).toHaveValue(email);
    await expect(submit).toBeEnabled();
    await expect(submit).not.toHaveText('Saving');
  });
});
