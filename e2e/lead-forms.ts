import type { Page } from 'playwright/test';

/** The lead dialog on the pricing and the home page. */

/** Where a lead goes on to from the home page. */
export const SIGN_UP = /\/__sandbox\/signup\?/;

export const someone = () => `lead-${crypto.randomUUID()}@halvorsen.example`;

/** The dialog is named by what its form is for. */
export const LEAD_DIALOG =
  /^(?:Create your account|Choose your plan|Update your information|Ask for the plans)$/;

export const dialog = (page: Page) => page.getByRole('dialog', { name: LEAD_DIALOG });
/** Shows the saved lead on the pricing page. */
export const banner = (page: Page) => page.locator('[data-lead-banner]');

/** Types a lead into the dialog that is open. @returns its e-mail */
export async function fillLead(page: Page, email = someone(), name = 'Tom Okafor') {
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Work email').fill(email);
  return email;
}

/** Opens the dialog on the pricing page that is shown, and fills it in. @returns the lead's e-mail */
export async function openOnPricing(page: Page): Promise<string> {
  await page.getByText('Get Started Today').click();
  return fillLead(page);
}

/** Sends the dialog of the pricing page. */
export const showPlans = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^(?:Choose a plan|Save)$/ })
    .click();

/** Opens the dialog on the home page, and fills it in. @returns the lead's e-mail */
export async function openOnHome(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create account' }).last().click();
  return fillLead(page);
}

/** Sends the dialog of the home page. @returns what the Worker was sent */
export async function openAccount(page: Page): Promise<unknown> {
  const saved = page.waitForResponse('**/api/leads');
  await dialog(page).getByRole('button', { name: 'Create account' }).click();
  return (await saved).request().postDataJSON();
}
