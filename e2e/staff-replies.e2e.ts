import type { APIRequestContext, Page } from 'playwright/test';

import { mintCaptchaToken } from '../sandbox/providers/recaptcha.ts';
import type { PollState } from '../src/staff/poll/poll.contract.ts';
import { apply, opener, openApplications } from './applications.ts';
import { expect, expectAccessible, goOffline, hydrated, signIn, test } from './fixtures.ts';
import { newFirstName } from './messages-screen.ts';

/** Sends a message by the public API; returns its sender's name. */
async function addMessage(request: APIRequestContext): Promise<{ name: string; email: string }> {
  const name = `${newFirstName()} Byron`;
  const email = `${crypto.randomUUID()}@example.com`;
  const sent = await request.post('/api/contact', {
    data: {
      name,
      email,
      subject: 'Nurses in Ohio',
      message: 'We need three nurses by May. Can you help us with that?',
      captcha_token: mintCaptchaToken(),
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return { name, email };
}

const open = async (page: Page, name: string) => {
  await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  const pane = page.getByRole('complementary', { name: 'Message' });
  await expect(pane.getByRole('button', { name: 'Reply' })).toBeVisible();
  return pane;
};

/** Somebody as whom no other test signs in: a refused reply is told on every page of its author. */
const newAuthor = () => ({ name: `Una ${crypto.randomUUID().slice(0, 6)}` });

test('a reply is a draft through a reload and an ended session; then it is sent, and a colleague reads it (STF-01, STF-05)', async ({
  page,
  browser,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401|^status 401|Clear-Site-Data/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const { name, email } = await addMessage(page.request);
  const other = await addMessage(page.request);
  const pane = await open(page, name);
  await page.keyboard.press('r');
  const text = pane.getByLabel('Text');
  await expect(text).toBeFocused();
  await text.fill('Hello {first_name},\n\nWe can help {name}.');
  await pane.getByText('will read').click();
  await expect(pane.getByText(`We can help ${name}.`)).toBeVisible();
  await expect(pane.getByText('> We need three nurses')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(text).toHaveValue(/We can help/);

  await page.request.delete('/api/admin/session', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await text.press('Control+Enter');
  const gate = page.getByRole('dialog');
  await gate.getByLabel('Password').fill('shortlist');
  await gate.getByRole('button', { name: /sign in|log in|continue/i }).click();
  const toast = page.getByRole('region', { name: 'Changes' });
  await expect(toast).toContainText('It leaves within ten seconds.');
  await expect(text).toBeHidden();
  await expect(page.locator('[data-opener]:focus'), 'the next one is a key away').toHaveCount(1);
  await page.keyboard.press('u');
  await expect(text, 'taken back, it is a draft again').toHaveValue(/We can help/);
  await expect(toast).toContainText('It is a draft again.');
  await text.press('Control+Enter');
  await expect(pane.getByText('It leaves within ten seconds.')).toBeVisible();
  await expectAccessible(page);
  await pane.locator('li').getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/We can help/);
  await text.press('Control+Enter');
  await expect(pane.getByText('It leaves within ten seconds.')).toBeVisible();
  const sentTo = async () =>
    (await sandbox.mails()).filter(
      ({ template_params: { to_email, subject } }) =>
        to_email === email && subject === 'Re: Nurses in Ohio',
    ).length;
  expect(await sentTo(), 'nothing has left').toBe(0);
  // Whoever closes the browser has sent it all the same.
  await page.goto('about:blank');
  await expect.poll(sentTo, { timeout: 30_000 }).toBe(1);

  const colleague = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(colleague.request);
  const theirs = await open(colleague, name);
  await expect(theirs.getByText(`We can help ${name}.`)).toBeVisible();
  await expect(theirs.getByLabel('Status')).toHaveValue('replied');
  await colleague.close();

  await open(page, other.name);
  await pane.getByRole('button', { name: 'Reply' }).click();
  await text.fill('Written and left');
  await pane.getByRole('button', { name: 'Discard' }).click();
  await pane.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue('Written and left');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('Draft');
});

test('a reply waits for the connection, and one that the provider refuses shows in the row, the record and the day with the reason, and is tried again from there (STF-05, DAY-02)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page.request, newAuthor());
  const { name } = await addMessage(page.request);
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'Out of order' });
  const pane = await open(page, name);
  await pane.getByRole('button', { name: 'Reply' }).click();
  await pane.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(pane.getByText('Write an answer')).toBeVisible();
  await pane.getByLabel('Text').fill('We can help.');
  await goOffline(page);
  await pane.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(pane.getByText('It is sent once the connection is back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(
    pane.getByText(
      'Sending failed: The service has a fault or is too busy (EmailJS answered with error 500: Out of order). The next try is automatic, on',
    ),
  ).toBeVisible();
  await expect(pane.getByLabel('Status')).toHaveValue('new');
  await expect(page.getByRole('img', { name: 'Reply not sent' })).toBeVisible();
  await expect(
    pane.getByText('Reply not sent: The service has a fault or is too busy'),
  ).toBeVisible();
  // One way to try it again, though its entry in the history says it, too.
  await pane.getByRole('button', { name: 'Try again' }).click();
  const toast = page.getByRole('region', { name: 'Changes' });
  await expect(toast).toContainText(
    `${name}: not sent. The service has a fault or is too busy (EmailJS answered with error 500`,
  );
  await pane.getByRole('link', { name: 'Close' }).click();
  const listed = page.getByRole('row').filter({ hasText: name });
  await expect(listed.getByText('Reply not sent', { exact: true })).toBeVisible();
  await sandbox.heal();
  await page.goto('/admin');
  await hydrated(page, 'MyDay');
  await hydrated(page, 'StaffSignIn');
  const row = page.getByRole('table', { name: 'Could not be sent' }).getByRole('row', { name });
  await expectAccessible(page);
  await row.getByRole('link').focus();
  await page.keyboard.press('a');
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expect(toast).toContainText(`${name}: sent.`);
  await open(page, name);
  await expect(pane.getByLabel('Status')).toHaveValue('replied');
  await expect(page.getByRole('img', { name: 'Reply not sent' })).toBeHidden();
});

test('a question to an applicant has the application wait for the answer (WAI-02)', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag, newAuthor());
  await opener(page, tag, 1).click();
  await page.getByRole('button', { name: 'Please tell us more' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^Hello Applicant1,/);
  await expect(page.getByLabel('Then wait for them')).toBeChecked();
  await expect(page.getByLabel('Then wait for them')).toBeInViewport();
  await text.press('Control+Enter');
  const waits = page.getByRole('dialog').getByLabel('Waits for');
  await expect(waits).toHaveValue('them');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve without sending' }).click();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Please tell us more' })).toBeHidden();
});

test('a stored text that arrives late replaces no reply that was begun meanwhile, and takes no focus', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await opener(page, tag, 1).click();
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/admin/application-texts', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Please tell us more' }).click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Hello, what is the name of your newsletter?');
  await page.getByRole('searchbox').first().focus();
  const arrived = page.waitForResponse('**/api/admin/application-texts');
  arrival.resolve();
  await (await arrived).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('searchbox').first()).toBeFocused();
  await page.reload();
  await expect(text).toHaveValue('Hello, what is the name of your newsletter?');
});

test('a reply that the provider refuses is told once, on the page where its author works, and leads to its record (STF-05)', async ({
  page,
  sandbox,
}) => {
  await signIn(page.request, newAuthor());
  const { name } = await addMessage(page.request);
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'Out of order' });
  await page.goto('/admin/leads');
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  const search = page.getByLabel('Search leads');
  await search.focus();
  const found = await page.request.get(`/api/admin/messages?search=${encodeURIComponent(name)}`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  await page.request.post(`/api/admin/messages/${data[0]?.id}/replies`, {
    data: { reply_id: crypto.randomUUID(), subject: 'Re: Nurses', text: 'We can help.' },
  });
  const said = page.getByRole('region', { name: 'Changes' });
  await expect(said).toContainText(
    `The reply to ${name} was not sent: EmailJS answered with error 500: Out of order`,
    { timeout: 45_000 },
  );
  await expect(search).toBeFocused();
  const mine = await page.request.get('/api/admin/changes');
  expect(((await mine.json()) as PollState).unsent).toHaveLength(1);
  await said.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('complementary')).toContainText(name);
  await hydrated(page, 'MessagesScreen');
  await hydrated(page, 'StaffSignIn');
  await page.waitForResponse('**/api/admin/changes');
  await expect(said).not.toContainText('was not sent');

  await signIn(page.request, { name: `Zoe ${crypto.randomUUID().slice(0, 6)}` });
  const theirs = await page.request.get('/api/admin/changes');
  expect(((await theirs.json()) as PollState).unsent, 'it is nobody else’s').toEqual([]);
});
