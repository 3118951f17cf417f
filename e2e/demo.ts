import type { Page } from 'playwright/test';

import { expect } from './fixtures.ts';

/** Fills in a job description of one's own, and has the sample search rank resumes for it. */
export async function rankPastedRole(page: Page): Promise<void> {
  const demo = page.locator('[data-island=SampleSearch]');
  await demo
    .locator('textarea')
    .fill('We need a nurse for night shifts in an intensive care unit.');
  await demo.getByRole('button', { name: /Rank/ }).click();
  await expect(demo.getByRole('status')).not.toBeEmpty();
}
