import type { Page } from 'playwright/test';

import { apply, rowOf } from './applications.ts';
import { expect, hydrated, holdBack, signIn, signInFor, test } from './fixtures.ts';
import { LEAD_DIALOG } from './lead-forms.ts';

/** The code of a staff screen. */
const SCREENS = /\/assets\/\w+Screen\.island-.*\.js$/;

/** Opens a staff page whose screen has no code until `release`; `arrive` waits for it too. */
async function openAsleep(page: Page, path: string) {
  await signInFor(page);
  const release = await holdBack(page, SCREENS);
  await page.goto(path, { waitUntil: 'commit' });
  const screen = page.locator('[data-island$="Screen"]');
  await expect(screen).toHaveAttribute('data-island-status', 'loading');
  const arrive = async () => {
    release();
    await expect(screen).toHaveAttribute('data-island-status', 'hydrated');
  };
  return { release, arrive };
}

/** Every navigation from now on, as "GET /path". */
function navigations(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      const { pathname, search } = new URL(request.url());
      found.push(`${request.method()} ${pathname}${search}`);
    }
  });
  return found;
}

async function addLead(page: Page): Promise<string> {
  const email = `early.${crypto.randomUUID()}@example.com`;
  const sent = await page.request.post('/api/leads', { data: { name: 'Early Click', email } });
  expect(sent.ok()).toBe(true);
  return email;
}

test('no button or link of a staff screen leaves the page before its code has arrived (BRW-01)', async ({
  page,
}) => {
  const q = new URLSearchParams({ q: await apply(page, 2) });
  await openAsleep(page, `/admin/affiliates?${q}`);
  const left = navigations(page);
  const own = page
    .locator('[data-island$="Screen"] :is(button:not([disabled]), a[href^="/admin/"])')
    // These links lead to another page, at any time.
    .and(page.locator(':not([href^="/admin/people/"])'))
    .filter({ visible: true });
  const count = await own.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) await own.nth(index).click();
  // A round trip, in which a navigation would have begun.
  await page.evaluate(() => fetch('/api/health'));
  expect(left).toEqual([]);
});

test('what staff click before the code of the applications has arrived is done when it has', async ({
  page,
}) => {
  const tag = await apply(page, 3);
  const { arrive } = await openAsleep(page, `/admin/affiliates?q=${tag}`);
  const left = navigations(page);
  const status = (index: number) => rowOf(page, tag, index).getByRole('cell').first();
  await rowOf(page, tag, 3).getByRole('button', { name: 'Approve and send' }).click();
  await rowOf(page, tag, 2).getByRole('button', { name: 'Reject' }).click();
  await rowOf(page, tag, 1)
    .getByRole('link', { name: `Applicant1 ${tag}` })
    .click();
  await expect(status(3)).toContainText('Pending');
  await arrive();
  await expect(status(3)).toContainText(/Sending|Approved/);
  await expect(status(2)).toContainText(/Sending|Rejected/);
  await expect(status(1)).toContainText('Pending');
  await expect(page.getByRole('dialog')).toContainText(`Applicant1 ${tag}`);
  expect(left).toEqual([]);
});

test('a filter, a sort order and a lead that are clicked early show without a reload', async ({
  page,
}) => {
  const email = await addLead(page);
  const { arrive } = await openAsleep(page, `/admin/leads?q=${email}`);
  const left = navigations(page);
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await page.getByRole('link', { name: 'Early Click' }).click();
  await arrive();
  await expect(page.getByRole('complementary', { name: 'Lead' })).toContainText(email);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(left).toEqual([]);
});

test('an early sign-out is one', async ({ page, problems }) => {
  problems.allow(/Clear-Site-Data|401/);
  await openAsleep(page, '/admin/leads');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/admin/changes')).status()).toBe(401);
});

test('a password that is sent before the code of the sign-in has arrived signs in', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/401/);
  // Someone else, so that there is a name to choose.
  await signIn(request);
  const release = await holdBack(page, /\/assets\/StaffSignIn\.island-.*\.js$/);
  await page.goto('/admin/leads', { waitUntil: 'commit' });
  // Before the first script, the form posts by itself.
  await expect(page.locator('[data-island="StaffSignIn"]')).toHaveAttribute(
    'data-island-status',
    /scheduled|loading/,
  );
  const left = navigations(page);
  await page.getByLabel('Password').fill('shortlist');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.evaluate(() => fetch('/api/health'));
  expect(left).toEqual([]);
  release();
  await hydrated(page, 'LeadsScreen');
  expect(left).toEqual(['GET /admin/leads']);
});

test('what visitors press before any script has run is done when it has (BRW-01, CHAT-01, PRC-04)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, press, opened] of [
    ['/contact', page.getByRole('button', { name: 'Chat with RiC' }), 'RiC - Your AI Assistant'],
    ['/pricing', page.locator('[data-lead-overlay]'), LEAD_DIALOG],
  ] as const) {
    const release = await holdBack(page, /\/assets\/main-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await press.click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('dialog', { name: opened })).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
    await page.unrouteAll();
  }
});

test('what visitors press before the code of the plans or the demo has arrived is done when it has (BRW-01, DEMO-01, PRC-04)', async ({
  page,
}) => {
  for (const [path, name, link, opened] of [
    ['/pricing', 'PricingGate', /choose a plan/i, 'dialog'],
    ['/demo', 'SampleSearch', 'Controller', 'Candidate 0417'],
  ] as const) {
    const release = await holdBack(page, new RegExp(`/assets/${name}.*\\.js$`));
    await page.goto(path, { waitUntil: 'commit' });
    const island = page.locator(`[data-island="${name}"]`).first();
    await expect(island).toHaveAttribute('data-island-status', /scheduled|loading/);
    const left = navigations(page);
    await island.getByRole('link', { name: link }).click();
    await page.evaluate(() => fetch('/api/health'));
    release();
    await expect(
      opened === 'dialog'
        ? page.getByRole('dialog', { name: LEAD_DIALOG })
        : island.getByRole('heading', { name: opened }),
    ).toBeVisible();
    expect(left).toEqual([]);
    await page.unrouteAll();
  }
});

test('“Create account” opens the form when its code has arrived, from the header too (BRW-01, LEAD-17)', async ({
  page,
}) => {
  for (const [path, part] of [
    ['/', 'main'],
    ['/pricing', 'banner'],
  ] as const) {
    const release = await holdBack(page, /\/assets\/open-lead-dialog.*\.js$/);
    await page.goto(path);
    const left = navigations(page);
    await page.getByRole(part).getByRole('link', { name: 'Create account' }).first().click();
    await page.evaluate(() => fetch('/api/health'));
    release();
    const dialog = page.getByRole('dialog', { name: LEAD_DIALOG });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog).toContainText('then the sign-up form');
    expect(left).toEqual([]);
    await page.unrouteAll();
  }
});

test('a link next to a form is followed as anywhere else, in another tab too (BRW-01)', async ({
  page,
  context,
}) => {
  await page.goto('/get-started');
  const ask = page.getByRole('main').getByRole('link', { name: 'Contact us' });
  const other = context.waitForEvent('page');
  await ask.click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL('/contact');
  await expect(page).toHaveURL('/get-started');

  const release = await holdBack(page, /\/assets\/AffiliateForm\.island-.*\.js$/);
  await page.goto('/Affiliates');
  const terms = context.waitForEvent('page');
  await page.locator('form').getByRole('link', { name: 'affiliate terms' }).click();
  await expect(await terms).toHaveURL('/affiliate-terms');
  release();
});

test('boxes that staff tick before the code has arrived select their applications (BRW-01)', async ({
  page,
}) => {
  const tag = await apply(page, 3);
  const { arrive } = await openAsleep(page, `/admin/affiliates?q=${tag}`);
  await rowOf(page, tag, 2).getByRole('checkbox').check();
  await arrive();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(rowOf(page, tag, 2).getByRole('checkbox')).toBeChecked();
});
