import type { Page } from 'playwright/test';

import { mintCaptchaToken } from '../sandbox/providers/recaptcha.ts';
import { apply, openApplications } from './applications.ts';
import { expect, expectAccessible, hydrated, signInFor, test } from './fixtures.ts';
import { addLeads, leadIn } from './leads-screen.ts';
import { addMessages } from './messages-screen.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Message' });
const textBox = (page: Page) => pane(page).getByLabel('Text', { exact: true });
/** The title of the open message; the first one that was sent is number 0. */
const title = (page: Page, index: number) =>
  pane(page).getByRole('heading', { name: `Nurses in Ohio ${index}` });
const row = (page: Page, name: string) => page.locator('tr[data-row]').filter({ hasText: name });

async function openMessages(page: Page, word: string): Promise<void> {
  await page.goto(`/admin/messages?q=${word}&sort=oldest`);
  await hydrated(page, 'MessagesScreen');
}

/** Writes a text on the page of texts. */
async function writeText(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/admin/texts');
  await page.getByRole('link', { name: 'Add a text for messages' }).click();
  await hydrated(page, 'TextEditor');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByText(`“${name}” is stored.`)).toBeVisible();
}

test('a queue is answered by keys: a stored text where the cursor is, sent, waiting for them, and the next one open (TXT-04, WAI-04)', async ({
  page,
  sandbox,
}) => {
  await signInFor(page);
  const name = `Prices ${crypto.randomUUID().slice(0, 6)}`;
  await writeText(page, name, 'Plans begin at $49, {first_name}.');
  const word = await addMessages(page.request, 2);
  await openMessages(page, word);
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(title(page, 0)).toBeVisible();

  // Letters that are typed before the texts show are for their field.
  await page.keyboard.type(`t${name.toLowerCase()}`);
  const texts = page.getByRole('dialog', { name: 'Stored texts' });
  await expect(texts.getByRole('option', { name: new RegExp(name) })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(textBox(page)).toBeFocused();
  await expect(textBox(page)).toHaveValue(
    new RegExp(`^Hello ${word},\\n\\nPlans begin at \\$49, ${word}\\.\\n\\nThe`),
  );
  await page.keyboard.type(' Talk soon!');
  await expect(textBox(page)).toHaveValue(/\. Talk soon!\n/);
  await pane(page).getByLabel('Then wait for them').check();
  await textBox(page).press('Control+Shift+Enter');

  await expect(title(page, 1)).toBeVisible();
  await expect(textBox(page)).toBeFocused();
  await expect(
    row(page, `${word} Byron`).getByRole('img', { name: 'Waits for them' }),
  ).toBeVisible();
  await expect(row(page, `${word} Byron`)).toContainText('Replied');
  await expect
    .poll(
      async () => (await sandbox.mails()).map((mail) => mail.template_params['message']).join(),
      { timeout: 30_000 },
    )
    .toContain(`Plans begin at $49, ${word}. Talk soon!`);

  // What is typed stays, and the button of the next one is for the hand.
  await page.keyboard.type('By the way: ');
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Escape');
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.type('yes');
  await expect(textBox(page)).toHaveValue(/\n\nBy the way: yes\n/);
  const answered = pane(page).getByText('We need three nurses by May.').first();
  const send = pane(page).getByRole('button', { name: 'Send', exact: true });
  const further = pane(page).getByRole('button', { name: 'Send and next' });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [720, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pane(page).getByRole('button', { name: 'Discard' }).click();
    await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(textBox(page)).toBeFocused();
    for (const part of [answered, textBox(page), send, further])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const [above, written, below] = await Promise.all(
      [answered, textBox(page), send].map((part) => part.boundingBox()),
    );
    const gap = `${width} × ${height}: what is answered, the text and its buttons below each other`;
    expect((above?.y ?? 0) + (above?.height ?? 0), gap).toBeLessThanOrEqual(written?.y ?? 0);
    expect((written?.y ?? 0) + (written?.height ?? 0), gap).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await page.keyboard.type('By the way: yes');
  await further.click();
  await expect(page.getByText('No further record on this page waits for you.')).toBeVisible();
  await expect(row(page, `${word} Hope`)).toContainText('Replied');
});

test('a stored text with a greeting and a signature of its own doubles neither, whatever is written already (TXT-02)', async ({
  page,
}) => {
  await signInFor(page);
  const name = `Letter ${crypto.randomUUID().slice(0, 6)}`;
  await writeText(
    page,
    name,
    'Hello {first_name},\n\nOur agreement is ready.\n\n{me}\nThe RiC team',
  );
  const word = await addMessages(page.request, 1);
  await openMessages(page, word);
  await page.getByRole('link', { name: `${word} Byron` }).click();
  const putIn = async (open: () => Promise<void>) => {
    await open();
    await page.getByRole('option', { name: new RegExp(name) }).click();
  };
  await putIn(() => pane(page).getByRole('button', { name: 'With a text...' }).click());
  await expect(textBox(page)).toHaveValue(
    `Hello ${word},\n\nOur agreement is ready.\n\nSam\nThe RiC team`,
  );
  await pane(page).getByRole('button', { name: 'Discard' }).click();
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(textBox(page)).toHaveValue(`Hello ${word},\n\n\n\nThe RiC team`);
  await page.keyboard.type('Good news. ');
  await putIn(() => textBox(page).press('Control+j'));
  await expect(textBox(page)).toHaveValue(
    `Hello ${word},\n\nGood news. Our agreement is ready.\n\nSam\nThe RiC team`,
  );
});

test('a reply that fails after its writer went on is said, and stays a draft in its record (TXT-04)', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  await signInFor(page);
  const word = await addMessages(page.request, 2);
  await openMessages(page, word);
  await page.route('**/replies', (route) =>
    route.fulfill({ status: 503, json: { error: 'The reply could not be stored' } }),
  );
  await page.getByRole('link', { name: `${word} Byron` }).click();
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
  await textBox(page).fill('We can help.');
  await textBox(page).press('Control+Shift+Enter');
  await expect(title(page, 1)).toBeVisible();
  await expect(page.getByText(`The reply to ${word} Byron was not sent`)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(textBox(page)).toHaveValue('We can help.');
});

test('keys that are held send one reply, and leave the draft of the next record (STF-05)', async ({
  page,
}) => {
  await signInFor(page);
  const word = await addMessages(page.request, 2);
  await openMessages(page, word);
  const write = async (last: string, text: string) => {
    await page.getByRole('link', { name: `${word} ${last}` }).click();
    await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
    await textBox(page).fill(text);
  };
  await write('Hope', 'A draft for Hope.');
  await write('Byron', 'We can help.');
  for (const key of ['Control', 'Shift', 'Enter']) await page.keyboard.down(key);
  await expect(title(page, 1)).toBeVisible();
  await expect(textBox(page)).toBeFocused();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  for (const key of ['Enter', 'Shift', 'Control']) await page.keyboard.up(key);
  await expect(row(page, `${word} Byron`)).toContainText('Replied');
  await expect(textBox(page)).toHaveValue('A draft for Hope.');
  await expect(row(page, `${word} Hope`)).not.toContainText('Replied');
});

test('a record waits for its person by a key and by the hand, moves nothing, and is taken back (WAI-04)', async ({
  page,
}) => {
  await signInFor(page);
  const word = await addMessages(page.request, 1);
  await openMessages(page, word);
  const mark = row(page, `${word} Byron`).getByRole('img', { name: 'Waits for them' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: `${word} Byron` }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const before = await row(page, `${word} Byron`).boundingBox();
    await page.keyboard.press('h');
    await expect(mark).toBeVisible();
    expect(await row(page, `${word} Byron`).boundingBox(), `at ${width} px`).toEqual(before);
    await page.keyboard.press('u');
    await expect(mark).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: `${word} Byron` }).click();
  await pane(page).getByLabel('Waits for').selectOption('Them');
  await pane(page)
    .getByRole('button', { name: 'Close' })
    .or(pane(page).getByRole('link', { name: 'Close' }))
    .click();
  await expect(mark).toBeVisible();
  const sent = await page.request.get(`/api/admin/messages?search=${word}`);
  const { data } = (await sent.json()) as { data: { email: string }[] };
  await page.request.post('/api/contact', {
    data: {
      name: 'Again',
      email: data[0]?.email,
      subject: 'One more thing',
      message: 'And two doctors, please. Can you help us with that, too?',
      captcha_token: mintCaptchaToken(),
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(mark).toBeHidden();
});

test('a thumb puts in a stored text, and a text shows what a person will read while it is written (TXT-04)', async ({
  page,
}) => {
  await signInFor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Thanks ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/admin/texts');
  await page.getByRole('link', { name: 'Add a text for messages' }).click();
  await hydrated(page, 'TextEditor');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Text', { exact: true }).fill('Thank you, {name}!');
  await expect(page.getByText('Thank you, Dana García!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Store' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);

  const word = await addMessages(page.request, 1);
  await openMessages(page, word);
  await page.getByRole('link', { name: `${word} Byron` }).click();
  await pane(page).getByRole('button', { name: 'With a text...' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(textBox(page)).toHaveValue(/Thank you, Zoe\w+ Byron!/);
});

test('on a phone nothing covers what sends a reply, nor what is said of the one before (TXT-04)', async ({
  page,
}) => {
  await signInFor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const word = await addMessages(page.request, 2);
  await openMessages(page, word);
  await page
    .getByRole('link', { name: `${word} Byron` })
    .first()
    .click();
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click();
  const send = pane(page).getByRole('button', { name: 'Send and next' });
  const isFree = () =>
    send.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [left + 6, right - 6].flatMap((x) =>
        [top + 6, bottom - 6].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
    });
  await textBox(page).fill('Yes.');
  await expect.poll(isFree).toBe(true);
  await send.click();
  await expect(title(page, 1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('reply written');
  await textBox(page).fill('No.');
  await expect.poll(isFree).toBe(true);
  const undo = page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Undo' });
  await undo.click({ trial: true });

  const lead = await addLeads(page.request, 1);
  const found = await page.request.get(`/api/admin/leads?search=${lead}`);
  const { data } = (await found.json()) as { data: { id: string }[] };
  await page.goto(`/admin/people/${data[0]?.id}`);
  await hydrated(page, 'PersonWork');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Send/ }).first()).toBeInViewport({ ratio: 1 });
});

test('t finds the texts for applicants at an application and on the page of its person (TXT-04)', async ({
  page,
}) => {
  const tag = await apply(page, 1);
  await openApplications(page, tag);
  await page.keyboard.press('j');
  const texts = page.getByRole('dialog', { name: 'Stored texts' });
  const question = texts.getByRole('option', { name: /A question to an applicant/ });
  await page.keyboard.type('tquestion');
  await expect(question).toHaveCount(1);
  // Escape, before the dialog has told that it is closed, leaves the text; the application stays open.
  await page.evaluate(() => {
    for (const key of ['Enter', 'Escape'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  });
  const reply = page.getByRole('form', { name: /^Reply to/ });
  await expect(reply.getByLabel('Text', { exact: true })).toHaveValue(
    /^Hello Applicant1,\n\nThank you for your application of [A-Z][^{}]*The RiC team$/,
  );
  await expect(reply.getByLabel('Then wait for them'), 'it is a question').toBeChecked();
  await page.getByRole('link', { name: 'Everything of this person' }).click();
  await hydrated(page, 'PersonWork');
  await page.keyboard.press('t');
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(texts).toBeHidden();
});

test('Escape twice at once closes the list of texts and leaves the reply, and never the record (TXT-04)', async ({
  page,
}) => {
  await signInFor(page);
  const word = await addMessages(page.request, 1);
  await openMessages(page, word);
  await page.getByRole('link', { name: `${word} Byron` }).click();
  const texts = page.getByRole('dialog', { name: 'Stored texts' });
  const escapeTwice = () =>
    page.evaluate(() => {
      for (let time = 0; time < 2; time += 1)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
    });
  await page.keyboard.press('t');
  await expect(texts.getByRole('combobox')).toBeFocused();
  await escapeTwice();
  await expect(texts).toBeHidden();
  await expect(pane(page)).toBeVisible();
  // The reply has begun by now.
  await page.keyboard.press('t');
  await expect(texts.getByRole('combobox')).toBeFocused();
  await escapeTwice();
  await expect(texts).toBeHidden();
  await expect(pane(page)).toBeVisible();
});

test('where no stored text is found, Enter leads to a new one, and where there is none, to some that one can begin with; a reply to a lead names the request (TXT-04, STF-05)', async ({
  page,
  sandbox,
}) => {
  const word = await addMessages(page.request, 1);
  await signInFor(page);
  await page.goto(`/admin/messages?q=${word}`);
  await hydrated(page, 'MessagesScreen');
  await hydrated(page, 'StaffSignIn');
  await page.getByRole('link', { name: `${word} Byron` }).focus();
  for (const key of ['o', 't']) await page.keyboard.press(key);
  const texts = page.getByRole('dialog', { name: 'Stored texts' });
  await texts.getByRole('combobox').fill('no text has this');
  await expect(texts.getByRole('option')).toHaveText(/Write a text for messages/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A new text for messages' })).toBeVisible();

  const lead = await addLeads(page.request, 1);
  await page.goto(`/admin/leads?q=${lead}`);
  await hydrated(page, 'LeadsScreen');
  await hydrated(page, 'StaffSignIn');
  await page.getByRole('link', { name: `${lead} 0` }).focus();
  for (const key of ['o', 't']) await page.keyboard.press(key);
  await expect(texts.getByRole('option').first()).toHaveText(/Add texts to begin with for leads/);
  await page.keyboard.press('Enter');
  await expect(texts.getByRole('option')).toHaveCount(4);
  await texts.getByRole('combobox').fill('time to talk');
  await page.keyboard.press('Enter');
  const text = leadIn(page).getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^Hello \w+,\n\nThank you for writing\.[^]*\nSam\n/);
  await expect(leadIn(page).getByLabel('Then wait for them'), 'it asks something').toBeChecked();
  await text.press('Control+Enter');
  const subjects = async () =>
    (await sandbox.mails()).flatMap(({ template_params: { to_name: name, subject } }) =>
      name === `${lead} 0` ? subject : [],
    );
  await expect.poll(subjects, { timeout: 30_000 }).toEqual(['Your request to RiC']);
});
