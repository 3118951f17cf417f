import type { Page } from 'playwright/test';

import { fillLead, showPlans } from './lead-forms.ts';

export const card = (page: Page) => page.locator('[data-lead-card]');
export const overlay = (page: Page) => page.locator('[data-lead-overlay]');
export const table = (page: Page) => page.locator('stripe-pricing-table');

export async function submit(page: Page, name: string, email: string) {
  await fillLead(page, email, name);
  await showPlans(page);
}
