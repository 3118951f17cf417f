import type { Locator, Page } from 'playwright/test';

import { paths } from '../src/shared/paths.ts';
import { sampleRoles } from '../src/shared/sample-search/sample-roles.ts';
import { expectAccessible, expect, holdBack, hydrated, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const form = (page: Page) => page.locator('[data-sample-search]');
const status = (page: Page) => form(page).getByRole('status');
const order = (page: Page) =>
  form(page)
    .locator('ol > li > button')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLButtonElement).value));

test('a weight, a struck reason and the names change the list in place (DEMO-01, DEMO-02)', async ({
  page,
}) => {
  await page.goto('/demo');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const weight = form(page).getByRole('slider', { name: /^Month-end close/ });
  await weight.press('ArrowLeft');
  await expect(weight).toHaveAttribute('aria-valuetext', 'Must, 4 of 5');
  await weight.press('ArrowLeft');
  await expect(status(page)).toHaveText(/Candidate \d{4} leads with/);

  await form(page).getByRole('link', { name: 'Controller' }).click();
  await expect(form(page).getByRole('heading', { name: 'Candidate 0417' })).toBeVisible();
  const before = await order(page);
  await form(page).getByRole('button', { name: "Don't count: Month-end close" }).click();
  await expect(status(page)).toHaveText(/Candidate 0417 goes from 9\.2 to/);
  expect(await order(page), 'the list sorts itself').not.toEqual(before);
  await form(page).getByRole('button', { name: 'Count again: Month-end close' }).click();
  await expect.poll(() => order(page)).toEqual(before);

  await expect(page.getByText('Maya Holloway')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Show names' }).click();
  await expect(form(page).getByRole('heading', { name: 'Maya Holloway' })).toBeVisible();
  expect(posts, 'all of it in the browser').toEqual([]);
});

test('a pasted text is marked and ranked, says when it matches nothing, and goes along to the contact form (DEMO-01, DEMO-03)', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Your job' }).click();
  const text = page.getByLabel('Your job description');
  await expect(text).toBeFocused();
  await text.fill('We need someone who plays the violin.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText('Nothing in this text matches the sample data.');
  await expect(text, 'what was typed is still there').toHaveValue(/violin/);
  await text.fill('Head of warehouse. Required: OSHA and P&L. Cold chain is a plus.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText(/^3 of 6 requirements found/);
  await expect(form(page).getByRole('region', { name: 'The job' }).locator('mark')).toHaveText([
    'OSHA',
    'P&L',
    'Cold chain',
  ]);
  await expect(form(page).getByText(/^537 resumes for a warehouse manager/)).toBeVisible();
  await page.getByRole('button', { name: 'Send this job to a recruiter' }).click();
  await expect(page).toHaveURL('/contact?subject=Demo%20Request');
  await expect(page.getByLabel('Message')).toHaveValue(/Head of warehouse\. Required: OSHA/);
  await expect(page.getByLabel('Subject')).toHaveValue('Demo Request');
});

test('what was found in a pasted text lies over no requirement, and the panes are in line', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1440, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Your job' }).click();
    await page
      .locator('textarea')
      .fill('Head of warehouse. OSHA 30 is required. Runs a site of 120 people.');
    await page.getByRole('button', { name: /Rank/ }).click();
    const status = page.locator('[data-sample-search]').getByRole('status');
    await expect(status).toContainText('2 of 6 requirements');
    const where = `${width} x ${height}`;
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${where}: no box`);
      return box;
    };
    const found = await boxOf(status);
    const last = await boxOf(page.getByText('Cold storage', { exact: true }));
    expect(found.y, where).toBeGreaterThanOrEqual(last.y + last.height);
    const shortlist = page.getByRole('heading', { name: 'Shortlist' });
    const counts = page.getByRole('heading', { name: 'What counts' });
    expect(found.x, where).toBeCloseTo((await boxOf(counts)).x, 0);
    const job = await boxOf(page.getByRole('heading', { name: 'The job description' }));
    expect(job.x, where).toBeCloseTo((await boxOf(shortlist)).x, 0);
    const rule = await boxOf(shortlist.locator('xpath=..'));
    const first = await boxOf(page.getByRole('listitem').filter({ hasText: 'Ran a siteShould' }));
    expect(Math.abs(rule.y + rule.height - 1 - first.y), `${where}: rules`).toBeLessThan(0.6);
  }
});

test('by keyboard the focus stays on the button that was used, and the change is announced (DEMO-03)', async ({
  page,
}) => {
  await page.goto('/demo');
  const second = form(page).locator('ol > li > button').nth(1);
  await second.focus();
  await page.keyboard.press('Space');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-current', 'true');
  const weight = form(page).getByRole('slider', { name: /^Health care/ });
  await weight.focus();
  for (const text of ['Should, 2 of 5', 'Should, 3 of 5', 'Must, 4 of 5']) {
    await page.keyboard.press('ArrowRight');
    await expect(weight).toHaveAttribute('aria-valuetext', text);
    await expect(weight).toBeFocused();
  }
  const strike = page.getByRole('button', { name: /^Don't count/ }).first();
  await strike.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/does not count/);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/counts again/);
});

test('without JavaScript links open roles, and buttons post the form (DEMO-03)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/demo');
  await form(page).getByRole('link', { name: 'Warehouse manager' }).click();
  await expect(page.getByRole('heading', { name: 'Candidate 0212' })).toBeVisible();
  await page.getByRole('button', { name: "Don't count: Ran a site" }).click();
  await expect(status(page)).toHaveText(/Ran a site does not count\. Candidate 0212 goes from/);
  await page.getByRole('button', { name: 'Show names' }).click();
  await expect(page.getByText('Renee Dalton').first()).toBeVisible();
  await page.getByRole('button', { name: 'Your job' }).click();
  await page.getByLabel('Your job description').fill('An RN license is required.');
  await page.getByRole('button', { name: /^Rank/ }).click();
  await expect(status(page)).toHaveText(/^1 of 6 requirements found/);
  await page.getByRole('button', { name: 'Send this job to a recruiter' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/An RN license is required/);
  await context.close();
});

test('what was marked moves, and with reduced motion it does not', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  const rank = async () => {
    await page.getByRole('button', { name: 'Your job' }).click();
    await page.getByRole('button', { name: /^Rank/ }).click();
  };
  await page.goto('/demo');
  await rank();
  await expect.poll(moving, 'phrases are marked').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo?role=charge-nurse');
  await rank();
  await expect(status(page)).toHaveText(/286 sample resumes read/);
  expect(await moving()).toBe(0);
});

test('the demo is accessible in each state, on a phone too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo');
  await page
    .getByRole('button', { name: /^Don't count/ })
    .first()
    .click();
  await expect(status(page)).toHaveText(/does not count/);
  await expectAccessible(page, 1440, 390);
  await page.getByRole('button', { name: 'Your job' }).click();
  await expect(page.getByLabel('Your job description')).toBeVisible();
  await expectAccessible(page, 390, 1440);
});

const sentence = (page: Page) => page.getByText(/^Call everyone from/);

/** Ratings of the sheets that are drawn as chosen. */
const chosen = (page: Page) =>
  page
    .locator('[data-sheets=right]')
    .first()
    .evaluate((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);

test('the whole window of the demo is in the first view of laptops and desktops', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1600, 1000],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { id } of sampleRoles) {
      await page.goto(paths.demoRole(id));
      await hydrated(page, 'SampleSearch');
      const bottom = await form(page).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom, `${id} at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('on a phone the pile stays in view while what counts moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.demo);
  await hydrated(page, 'SampleSearch');
  const slider = page.getByRole('slider', { name: 'External audit' });
  await slider.focus();
  await expect(page.locator('[data-sheets=right]')).toBeInViewport();
  await expect(slider).toBeInViewport();
  const isOnTop = await slider.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === one;
  });
  expect(isOnTop, 'the pile covers no slider').toBe(true);
});

test('the line of the hero follows the mouse and the keyboard, and ends the film (HOME-02)', async ({
  page,
}) => {
  await page.goto('/');
  const line = page.getByLabel('Who to call').first();
  const hero = page.getByRole('region', { name: 'AI-Based Recruitment Assistant' });
  await expect(hero.locator('video[data-playing]')).toBeVisible();
  // The line moves with the film.
  await expect.poll(() => line.evaluate((input) => getComputedStyle(input).translate)).toBe('0px');
  const box = await line.boundingBox();
  if (!box) throw new Error('No line');
  const xOf = (rating: number) => box.x + 22 + ((rating - 1) / 9) * (box.width - 44);
  await page.mouse.move(xOf(8), box.y + 16);
  await page.mouse.down();
  await page.mouse.move(xOf(7), box.y + 16, { steps: 6 });
  await expect(sentence(page).first()).toHaveText('Call everyone from 7.0 up: 9 people');
  await page.mouse.up();
  expect(await chosen(page)).toBe(9);
  await expect(hero.locator('video')).toHaveCount(0);
  await line.press('End');
  await expect(sentence(page).first()).toHaveText('Call everyone from 10 up: nobody');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', 'From 1.0 up: 438 people');
  expect(await chosen(page)).toBe(438);
});

test('without JavaScript the line of the demo decides who is on the list (DEMO-01, DEMO-03)', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const still = await plain.newPage();
  await still.goto('/demo');
  await still.getByLabel('Who to call').press('PageDown');
  await still.getByRole('button', { name: 'Apply' }).click();
  await expect(sentence(still)).not.toHaveText(/from 8\.0/);
  expect((await order(still)).length).toBeGreaterThan(3);
  await plain.close();
});

test('a line that moves before the code of the demo is there stays, and the list follows (DEMO-01)', async ({
  page,
}) => {
  const release = await holdBack(page, /SampleSearch.*\.js/);
  await page.goto('/demo');
  const line = page.getByLabel('Who to call');
  await line.fill('70');
  await expect(sentence(page)).toHaveText('Call everyone from 7.0 up: 9 people');
  release();
  await hydrated(page, 'SampleSearch');
  await expect.poll(() => order(page)).toHaveLength(5);
  await expect(line).toHaveValue('70');
  await page.getByRole('slider', { name: /^Health care/ }).fill('5');
  await expect(sentence(page)).not.toHaveText('Call everyone from 7.0 up: 9 people');
  await expect.poll(() => order(page), 'those who have a text').toHaveLength(3);
});

test('a weight that moves before the code of the demo is there stays, and the list follows (DEMO-01)', async ({
  page,
}) => {
  const release = await holdBack(page, /SampleSearch.*\.js/);
  await page.goto('/demo');
  const weight = form(page).getByRole('slider', { name: /^Month-end close/ });
  const before = await form(page).locator('ol').innerText();
  await weight.fill('3');
  release();
  await hydrated(page, 'SampleSearch');
  await expect(weight).toHaveAttribute('aria-valuetext', 'Should, 3 of 5');
  await expect(weight).toHaveValue('3');
  await expect(form(page).locator('ol')).not.toHaveText(before, { useInnerText: true });
  await form(page)
    .getByRole('slider', { name: /^Health care/ })
    .fill('5');
  await expect(weight, 'what comes next does not take it back').toHaveValue('3');
});
