import type { BrowserContext, Page } from 'playwright/test';

import { apply, statuses, toasts } from './applications.ts';
import { expect, goOffline, hydrated, pressAtOnce, signIn, test } from './fixtures.ts';
import { addLeads, leadIn, openLeads, setAs } from './leads-screen.ts';

/** The statuses of a word's leads, the newest first. */
const leadStatuses = async (page: Page, word: string) => {
  const response = await page.request.get(`/api/admin/leads?search=${word}`);
  const { data } = (await response.json()) as { data: { status: string }[] };
  return data.map(({ status }) => status);
};

/** Goes to another staff page by its keys. */
async function goBy(page: Page, letter: string, path: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
  await expect(page).toHaveURL(path);
  await hydrated(page, 'StaffSignIn');
}

test('what was changed is undone on whatever page staff are by then, the newest first, by key and by button (STF-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 2);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  // Before it is answered.
  await goBy(page, 'm', '/admin/messages');
  await expect(toasts(page)).toContainText(`${word} 1: won.`);
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText(`Undone. ${word} 1: new.`);
  await expect.poll(() => leadStatuses(page, word)).toEqual(['new', 'new']);

  await page.goBack();
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await page.keyboard.press('j');
  await page.keyboard.press('q');
  await expect.poll(() => leadStatuses(page, word)).toEqual(['won', 'qualified']);
  await goBy(page, 's', '/admin/site');
  await page.reload();
  await hydrated(page, 'StaffSignIn');
  await toasts(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => leadStatuses(page, word)).toEqual(['won', 'new']);
  await toasts(page).getByRole('button', { name: 'Undo the change before' }).click();
  await expect.poll(() => leadStatuses(page, word)).toEqual(['new', 'new']);
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText('There is nothing to undo.');
});

test('what was taken back before a reload is undone after it, whatever had been answered by then (STF-02)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  for (const answered of [0, 1, 2]) {
    await page.getByRole('link', { name: `${word} 0` }).focus();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    let calls = 0;
    let isLeft = false;
    await page.route('**/api/admin/leads/changes', async (route) => {
      calls += 1;
      if (calls <= answered || isLeft) await route.continue();
      else hold();
    });
    await pressAtOnce(page, 'c', 'q', 'w', 'u', 'u', 'u');
    await isHeld;
    isLeft = true;
    await page.reload();
    await hydrated(page, 'StaffSignIn');
    await expect(toasts(page)).toContainText(`Undone. ${word} 0: new.`);
    expect(await leadStatuses(page, word)).toEqual(['new']);
    await page.unroute('**/api/admin/leads/changes');
  }
});

test('what one’s own undo brings back into a list stands at its place, and is no news (STF-02, LIV-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 3);
  await openLeads(page, `/admin/leads?q=${word}&status=new`);
  await page.getByRole('link', { name: `${word} 1` }).focus();
  await page.keyboard.press('w');
  await expect.poll(() => leadStatuses(page, word)).toEqual(['new', 'won', 'new']);
  await page.reload();
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('u');
  await expect(rows).toHaveText([2, 1, 0].map((index) => new RegExp(`${word} ${index}`)));
  await expect(toasts(page)).toContainText(`Undone. ${word} 1: new.`);
  await expect(page.getByRole('button', { name: /new lead/ })).toBeHidden();
});

test('a list that shows after the changes of the page before were answered has them at once (STF-02, LIV-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.getByRole('link', { name: `${word} 0` }).focus();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let isLeft = false;
  await page.route('**/api/admin/leads/changes', async (route) => {
    if (!isLeft) {
      hold();
      return;
    }
    await route.fulfill({ response: await route.fetch() });
    answer();
  });
  await page.keyboard.press('w');
  await isHeld;
  isLeft = true;
  // No poll tells it.
  await page.route('**/api/admin/changes', (route) => route.fulfill({ status: 304 }));
  await page.route(/LeadsScreen.*\.js/, async (route) => {
    await isAnswered;
    // Once the answer is taken in.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('staffUnsent');
    await route.continue();
  });
  await page.reload();
  await hydrated(page, 'LeadsScreen');
  await expect(page.getByRole('row').filter({ hasText: `${word} 0` })).toContainText('Won');
});

test('an undo on a later page leaves what a colleague set since, and asks (STF-02, FUP-01)', async ({
  page,
}) => {
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await goBy(page, 'e', '/admin/mail');
  await setAs(page.request, `${word} 0`, { status: 'lost' });
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText(`changed ${word} 0 in the meantime: status lost.`);
  expect(await leadStatuses(page, word)).toEqual(['lost']);
  await toasts(page).getByRole('button', { name: 'Set status new' }).click();
  await expect.poll(() => leadStatuses(page, word)).toEqual(['new']);
});

test('nothing can be undone in a copy of the tab, by another session, or after a sign-out (STF-02)', async ({
  page,
  problems,
}) => {
  problems.allow(/Clear-Site-Data|status of 401|^status 401/);
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await expect.poll(() => leadStatuses(page, word)).toEqual(['won']);
  await goBy(page, 't', '/admin/texts');
  const copied = page.waitForEvent('popup');
  // The browser copies the session storage.
  await page.evaluate(() => void open(location.href));
  const copy = await copied;
  await hydrated(copy, 'StaffSignIn');
  const nothing = async (tab: Page) => {
    await tab.keyboard.press('u');
    await expect(toasts(tab)).toContainText('There is nothing to undo.');
    expect(await leadStatuses(page, word)).toEqual(['won']);
  };
  await nothing(copy);
  await copy.close();
  await signIn(page.request);
  await page.reload();
  await hydrated(page, 'StaffSignIn');
  await nothing(page);

  await page.goto(`/admin/leads?q=${word}`);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  await expect(toasts(page)).toContainText('lost');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  const stored = () => [...Object.entries(sessionStorage), ...Object.entries(localStorage)].join();
  expect(await page.evaluate(stored)).not.toContain(word);
});

test('a step, a decision and a note are undone on the page after, and a decision only while it can be (DAY-02, Y-17, STF-01)', async ({
  page,
}) => {
  const name = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page.request, { name });
  const word = await addLeads(page.request, 1);
  await setAs(page.request, `${word} 0`, {
    owner: name,
    next_step: 'Call',
    next_at: '2026-01-01',
  });
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const step = page.getByRole('table', { name: 'Overdue', exact: true }).getByRole('link', {
    name: `${word} 0`,
  });
  await step.focus();
  await page.keyboard.press('d');
  await step.focus();
  await page.keyboard.press('o');
  await expect(leadIn(page)).toContainText(word);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await expect(leadIn(page).getByLabel('Next step')).toHaveValue('');
  await page.keyboard.press('u');
  await expect(leadIn(page).getByLabel('Next step')).toHaveValue('Call');
  await expect(leadIn(page).getByLabel('On', { exact: true })).toHaveValue('2026-01-01');
  await expect(toasts(page)).toContainText('Undone.');

  const note = leadIn(page).getByLabel('Note');
  await note.fill('Wants a call');
  await note.press('Control+Enter');
  await expect(toasts(page)).toContainText(': note added.');
  await note.press('Escape');
  await goBy(page, 'o', '/admin/overview');
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText('Note taken back. It is a draft again.');
  await page.goBack();
  await expect(note).toHaveValue('Wants a call');
  await note.fill('');

  const tag = await apply(page, 2);
  await page.goto(`/admin/affiliates?q=${tag}`);
  await hydrated(page, 'ApplicationsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect.poll(() => statuses(page, tag)).toEqual(['rejected', 'pending']);
  await goBy(page, 'l', '/admin/leads');
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText('Undone.');
  await expect.poll(() => statuses(page, tag)).toEqual(['pending', 'pending']);

  await page.goto(`/admin/affiliates?q=${tag}`);
  await hydrated(page, 'ApplicationsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(toasts(page)).toContainText('Reject');
  await goBy(page, 'l', '/admin/leads');
  const undo = toasts(page).getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await expect(undo).toBeHidden({ timeout: 15_000 });
  await page.keyboard.press('u');
  await expect(toasts(page)).toContainText('There is nothing to undo.');
  expect(await statuses(page, tag)).toEqual(['rejected', 'pending']);
});

/** Presses keys on a lead of its own without a connection, and closes the tab. @returns what was sent since */
async function leaveOffline(page: Page, context: BrowserContext, word: string, keys = ['w']) {
  await openLeads(page, `/admin/leads?q=${word}`);
  await goOffline(page);
  await page.keyboard.press('j');
  for (const key of keys) await page.keyboard.press(key);
  await expect(
    page.getByText('You are offline. 1 change waits and is sent when the connection is back.'),
  ).toBeVisible();
  page.on('dialog', () => {
    throw new Error('Nothing would be lost');
  });
  // The end of the emulation gives a closing page its connection back for a moment: nothing leaves by it.
  await page.evaluate(() => {
    globalThis.fetch = () => new Promise(() => {});
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/leads/changes')) sent.push(request.postData() ?? '');
  });
  await context.setOffline(false);
  return sent;
}

/** Opens a staff page in a tab of its own. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto(path);
  await hydrated(tab, 'StaffSignIn');
  return tab;
}

test('a change that waited when its tab was closed is sent once by the next staff pages (FUP-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const word = await addLeads(page.request, 1);
  const sent = await leaveOffline(page, context, word);
  const tabs = [await openTab(context, '/admin/messages'), await openTab(context, '/admin/mail')];
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => toasts(tab).innerText()))).join(), {
      timeout: 15_000,
    })
    .toContain(`${word} 0: won.`);
  const [first, second] = tabs;
  if (!first || !second) throw new Error('There are two tabs');
  expect(await leadStatuses(first, word)).toEqual(['won']);
  expect(sent).toHaveLength(1);
  // The one that sent it can undo it.
  const isFirst = (await toasts(first).innerText()).includes(word);
  const sender = isFirst ? first : second;
  await sender.bringToFront();
  await sender.keyboard.press('u');
  await expect.poll(() => leadStatuses(first, word)).toEqual(['new']);
});

test('a change that was taken back before its tab was closed is not kept by the next staff page (STF-02, FUP-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const word = await addLeads(page.request, 1);
  await leaveOffline(page, context, word, ['w', 'u']);
  const next = await openTab(context, '/admin/messages');
  await expect(toasts(next)).toContainText(`Undone. ${word} 0: new.`, { timeout: 15_000 });
  expect(await leadStatuses(next, word)).toEqual(['new']);
});

test('what a colleague set since such a change is asked about, and a colleague does not send it (FUP-01)', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const word = await addLeads(page.request, 1);
  const sent = await leaveOffline(page, context, word);
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('staffUnsent:'));
  const colleague = `Zoe ${crypto.randomUUID().slice(0, 6)}`;
  const { request } = context;
  await signIn(request, { name: colleague });
  await setAs(request, `${word} 0`, { status: 'lost' });
  const theirs = await openTab(context, '/admin/mail');
  // Past where a tab takes over what another one left.
  for (let looks = 0; looks < 3; looks += 1) {
    const polled = theirs.waitForResponse('**/api/admin/changes');
    await theirs.clock.fastForward(6000);
    await polled;
  }
  expect(sent).toEqual([]);
  expect(await theirs.evaluate(kept)).toHaveLength(1);
  await theirs.close();

  await signIn(request);
  const own = await openTab(context, '/admin/mail');
  await expect(toasts(own)).toContainText(
    `${colleague} changed ${word} 0 in the meantime: status lost.`,
    { timeout: 15_000 },
  );
  expect(await leadStatuses(own, word)).toEqual(['lost']);
  expect(await own.evaluate(kept)).toEqual([]);
  await toasts(own).getByRole('button', { name: 'Set status won' }).click();
  await expect.poll(() => leadStatuses(own, word)).toEqual(['won']);
});

test('a change without an answer says whose it is until it is through, and one that fails names its record (FUP-01)', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500|^status 500|ERR_FAILED/);
  const word = await addLeads(page.request, 1);
  await openLeads(page, `/admin/leads?q=${word}`);
  let tries = 0;
  await page.route('**/api/admin/leads/changes', (route) => {
    tries += 1;
    return tries === 1
      ? route.abort()
      : tries === 2
        ? route.continue()
        : route.fulfill({ status: 500, json: { error: '' } });
  });
  await page.keyboard.press('j');
  await page.keyboard.press('w');
  await expect(toasts(page)).toContainText(
    `${word} 0: The lead could not be changed. Trying again...`,
  );
  await expect.poll(() => leadStatuses(page, word), { timeout: 15_000 }).toEqual(['won']);
  await expect(toasts(page)).toContainText(`${word} 0: won.`);
  await expect(toasts(page)).not.toContainText('Trying again');
  await expect(toasts(page).getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.keyboard.press('l');
  await expect(toasts(page)).toContainText(`${word} 0: The lead could not be changed`);
  await expect(toasts(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});
