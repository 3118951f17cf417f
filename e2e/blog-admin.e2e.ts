import type { Page } from 'playwright/test';

import { story } from '../tests/helpers/stories.ts';
import {
  dropPosts,
  expectAccessible,
  expect,
  holdBack,
  signIn,
  test,
  type Problems,
} from './fixtures.ts';

const FAILED = 'Failed to generate HTML files. Check console for details.';

const badge = (page: Page) => page.getByText('ADMIN', { exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'SEO HTML Files (Admin)' });
const strip = (page: Page) =>
  page.getByRole('region', { name: 'Stored versions of this post (Admin)' });
const bulk = (page: Page) => panel(page).getByRole('button', { name: /20|Processing/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Staff sign-in' });
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const toggle = (page: Page) => page.keyboard.press('Control+Shift+A');

/** The Worker answers 401 to ask for the password, and Chromium reports it. */
const expectRefusals = (problems: Problems) => problems.allow(/status of 401|^status 401/);

/** Stores only these posts, without HTML files and without a session. */
async function storeStories(page: Page, stories: Record<string, unknown>[], sandbox: Sandbox) {
  await sandbox.replaceStories(stories);
  await signIn(page.request);
  await dropPosts(page.request);
  await page.context().clearCookies();
  // The first view fetches the posts.
  await page.request.get('/blog');
}

interface Sandbox {
  replaceStories(stories: Record<string, unknown>[]): Promise<unknown>;
}

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => story(index + 1, { title: `Post ${index + 1}.` }));

/** The text of the alert that an action ends with. */
async function alertAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const [message] = await Promise.all([
    new Promise<string>((resolve) => {
      page.once('dialog', (shown) => {
        resolve(shown.message());
        void shown.accept();
      });
    }),
    act(),
  ]);
  return message;
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/blog');
  await toggle(page);
  await expect(panel(page)).toBeVisible();
  await expect(card(page, 'Post').first()).toContainText(/HTML/);
}

test('Ctrl+Shift+A switches the mode on and off, and a reload keeps it (BAM-01, BAM-03, BAM-04, BAM-16, STO-08)', async ({
  page,
  sandbox,
}) => {
  await storeStories(page, posts(3), sandbox);
  for (const path of ['/blog', '/blog/post-2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await expect(page.getByText(/HTML|Admin/)).toHaveCount(0);

    await toggle(page);
    await expect(badge(page)).toBeVisible();
    const box = await badge(page).boundingBox();
    expect(box?.x).toBeLessThan(40);
    expect(box?.y).toBeLessThan(40);
    expect(await page.evaluate(() => localStorage.getItem('blogAdminMode'))).toBe('true');
    await page.reload();
    await expect(badge(page)).toBeVisible();

    await toggle(page);
    await expect(badge(page)).toHaveCount(0);
    await expect(page.getByText(/HTML|Admin/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('blogAdminMode'))).toBe('false');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  }
});

test('a click on the footer’s copyright switches the mode on the blog only (BAM-02, X-28)', async ({
  page,
  sandbox,
}) => {
  await storeStories(page, posts(3), sandbox);
  const copyright = page.getByText(/All rights reserved/);
  await page.goto('/blog/post-1');
  await copyright.click();
  await expect(badge(page)).toBeVisible();
  await page.goto('/blog');
  await expect(badge(page)).toBeVisible();
  await copyright.click();
  await expect(badge(page)).toHaveCount(0);
  await page.goto('/contact');
  await copyright.click();
  await toggle(page);
  expect(await page.evaluate(() => localStorage.getItem('blogAdminMode'))).toBe('false');
});

test('the panel counts without a session; a card’s button asks for the password, then writes its file; canceling is no failure (BAM-05, BAM-07, BAM-08, BAM-09, BAM-10, BAM-12, BAM-17, GEN-15, X-07)', async ({
  page,
  sandbox,
  problems,
}) => {
  expectRefusals(problems);
  await storeStories(page, posts(3), sandbox);
  await openPanel(page);
  await expect(page.getByText('No HTML')).toHaveCount(3);
  await expect(panel(page).getByRole('heading', { name: 'SEO HTML Files (Admin)' })).toBeVisible();
  await expect(panel(page)).toContainText('Total posts3');
  await expect(panel(page)).toContainText('HTML files0/3');
  await expect(panel(page).getByRole('status')).toHaveText('Ready');
  await expect(panel(page)).toContainText('Ctrl+Shift+A toggles the admin mode');
  await expectAccessible(page);
  await card(page, 'Post 2.').getByRole('button', { name: 'Generate HTML for Post 2.' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  const alerts: string[] = [];
  page.on('dialog', (shown) => {
    alerts.push(shown.message());
    void shown.dismiss();
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(alerts).toEqual([]);
  await expect(panel(page)).toContainText('HTML files0/3');
  await expect(card(page, 'Post 2.').getByRole('alert')).toHaveText('');
  await card(page, 'Post 2.').getByRole('button', { name: 'Generate HTML for Post 2.' }).click();
  await dialog(page).getByLabel('Password').fill('wrong');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByText('Invalid password')).toBeVisible();
  expect((await page.request.get('/api/check-html/post-2')).ok()).toBe(true);
  await dialog(page).getByLabel('Password').fill('shortlist');
  await dialog(page).getByLabel('Password').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Post 2.').getByText('HTML Generated')).toBeFocused();
  await expect(card(page, 'Post 2.').getByRole('button')).toHaveCount(0);
  await expect(panel(page)).toContainText('HTML files1/3');
  for (const [slug, exists] of [
    ['post-1', false],
    ['post-2', true],
    ['post-3', false],
  ] as const) {
    const found = await page.request.get(`/api/check-html/${slug}`);
    expect(await found.json(), slug).toEqual({ exists });
  }
  await page.reload();
  await expect(card(page, 'Post 2.').getByText('HTML Generated')).toBeVisible();
});

test('one click writes the newest 20, a second skips them, and cards’ buttons write the rest (BAM-06, BAM-08, BAM-11, GEN-07, GEN-09, GEN-10, CST-17, X-23, X-24)', async ({
  page,
  sandbox,
  problems,
}) => {
  expectRefusals(problems);
  await storeStories(page, posts(23), sandbox);
  await openPanel(page);
  const first = await alertAfter(page, async () => {
    await bulk(page).click();
    await dialog(page).getByLabel('Password').fill('shortlist');
    await dialog(page).getByLabel('Password').press('Enter');
  });
  expect(first).toBe(
    'HTML files generated.\nProcessed: 20\nUpdated: 20\nSkipped (unchanged): 0\nErrors: 0',
  );
  await expect(panel(page)).toContainText('HTML files20/23');
  await expect(bulk(page)).toBeFocused();
  for (const [slug, exists] of [
    ['post-23', true],
    ['post-4', true],
    ['post-3', false],
    ['post-1', false],
  ] as const) {
    const found = await page.request.get(`/api/check-html/${slug}`);
    expect(await found.json(), slug).toEqual({ exists });
  }

  // The calls wait, so that the running state can be checked.
  const letGo = await holdBack(page, '**/api/save-post-html');
  const second = await alertAfter(page, async () => {
    await bulk(page).click();
    await expect(panel(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(panel(page).getByRole('status')).toHaveText('Generating...');
    await expect(panel(page)).toContainText('0 of 20');
    await expectAccessible(page);
    letGo();
  });
  expect(second).toBe(
    'HTML files generated.\nProcessed: 20\nUpdated: 0\nSkipped (unchanged): 20\nErrors: 0',
  );
  await expect(panel(page).getByRole('status')).toHaveText('Ready');
  await page.goto('/blog?page=3');
  await card(page, 'Post 3.').getByRole('button', { name: 'Generate HTML for Post 3.' }).click();
  await expect(panel(page)).toContainText('HTML files21/23');
});

test('a run fails with an alert if it cannot begin, or every post fails (BAM-12, BAM-17, ERR-26, X-07)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401|^status 401|HTML|ERR_FAILED|request failed/);
  await storeStories(page, posts(3), sandbox);
  await openPanel(page);
  await signIn(page.request);
  await page.route('**/api/save-post-html', (route) => route.abort());
  expect(await alertAfter(page, () => bulk(page).click())).toBe(FAILED);
  await page.route('**/api/admin/blog/recent', (route) => route.abort());
  expect(await alertAfter(page, () => bulk(page).click())).toBe(FAILED);
  await expect(panel(page).getByRole('status')).toHaveText('Ready');
  await expect(bulk(page)).toBeEnabled();
});

test('a post shows which versions are stored, and whether it was fetched (BAM-13, BAM-14, BAM-15, X-29, X-45)', async ({
  page,
  context,
  sandbox,
}) => {
  await storeStories(page, [], sandbox);
  await sandbox.replaceStories(posts(3));
  // No list has shown the post, so this view fetches it from StoryChief.
  await page.goto('/blog/post-3');
  await toggle(page);
  await expect(strip(page).getByText('No HTML')).toBeVisible();
  await expect(page.getByText(/No API call/)).toHaveCount(0);
  await expect(strip(page).getByRole('link', { name: 'View HTML' })).toHaveCount(0);
  await signIn(page.request);
  await strip(page).getByRole('button', { name: 'Generate HTML' }).click();
  await expect(strip(page).getByText('HTML Generated')).toBeVisible();

  await page.reload();
  await expect(strip(page).getByText('Cached', { exact: true })).toBeVisible();
  await expect(strip(page)).toContainText('loaded from cache. No API call');
  await expectAccessible(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    strip(page).getByRole('link', { name: 'View HTML' }).click(),
  ]);
  await expect(tab).toHaveURL(/\/blog\/post-3\.html$/);
  await expect(tab.getByRole('heading', { name: 'Post 3.' })).toBeVisible();
});
