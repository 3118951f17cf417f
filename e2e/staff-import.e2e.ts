import { expectAccessible, expect, signIn, test } from './fixtures.ts';

test('a file is chosen, its columns are matched, its leads are in the list, and go again (STF-07)', async ({
  page,
}) => {
  await signIn(page.request);
  const word = `Zoe${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Add a lead' }).click();
  await page.getByLabel('Name').fill(`${word} Phone`);
  await page.getByRole('textbox', { name: /email/i }).fill(`${word}@example.com`);
  await page.getByLabel('Note').fill('Wants a call');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const pane = page.getByRole('complementary', { name: 'Lead', exact: true });
  await expect(pane.getByRole('heading', { name: `${word} Phone` })).toBeVisible();
  await expect(pane.getByText('Wants a call')).toBeVisible();

  await page.goto('/admin/leads/import');
  await expectAccessible(page);
  // As Excel writes it in Europe: semicolons, and the letters of Windows.
  await page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Firma;Mail;Who\r\nRi;${word}-1@example.com;${word} Jos\u00e9\r\nCo;${word}@example.com;Twice\r\n`,
      'latin1',
    ),
  });
  await expect(page.getByText('0 new, 0 left out, 2 with a mistake.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('2');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('1 new, 1 left out, 0 with a mistake.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'the same address as a lead that is stored' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 lead' }).click();
  await expect(page.getByText('1 imported, 1 left out as they were there already.')).toBeVisible();
  // Nothing asks whether to send the form again.
  await page.reload();
  await page.getByRole('link', { name: 'Show them in the list' }).click();
  await expect(page.getByRole('link', { name: `${word} José` })).toBeVisible();
  await expect(page.getByText('Showing 1 of')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Undo this import' }).click();
  const remove = page.getByRole('button', { name: 'Remove 1 lead' });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByText('1 lead removed, 0 kept')).toBeVisible();
});

test('someone who called is added with a phone number only, known by it, and found, on a phone too (STF-07)', async ({
  page,
  problems,
}) => {
  // Chromium names each form that was refused.
  problems.allow(/\b(?:422|409)\b/);
  await signIn(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  const word = `Una${crypto.randomUUID().slice(0, 6)}`;
  const digits = String(Date.now()).slice(-9);
  await page.goto('/admin/leads/add');
  await expectAccessible(page);
  await page.getByLabel('Name').fill(`${word} Caller`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const email = page.getByRole('textbox', { name: /email/i });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter an email address or a phone number');
  await expectAccessible(page);
  await page.getByLabel('Phone').fill(`+49 (0)${digits}`);
  await page.keyboard.press('Enter');
  const pane = page.getByRole('complementary', { name: 'Lead', exact: true });
  await expect(pane.getByRole('heading', { name: `${word} Caller` })).toBeVisible();
  const call = pane.getByRole('link', { name: `Call +49 (0)${digits}` });
  await expect(call).toHaveAttribute('href', `tel:+49${digits}`);
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('The lead was added.');
  await expect(page.getByRole('link', { name: `${word} Caller` })).toBeFocused();
  await expect(pane.getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/admin/leads/add');
  await page.getByLabel('Name').fill(`${word} again`);
  await page.getByLabel('Phone').fill(`0049-${digits}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'There is a lead with this phone number already',
  );
  await page.getByRole('link', { name: 'See that lead' }).click();
  await expect(pane.getByRole('heading', { name: `${word} Caller` })).toBeVisible();
  await pane.getByRole('link', { name: 'Everything of this person' }).click();
  await expect(page.getByRole('heading', { name: `${word} Caller` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Erase...' }).click();
  const typed = page.getByLabel('Type their phone number to confirm');
  await typed.fill('0049 1');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(typed).toHaveAccessibleDescription('Type it exactly as it is shown.');
  await typed.fill(`0049 ${digits}`);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('has been erased')).toBeVisible();
  problems.allow(/status of 404|^status 404/);
  await page.goBack();
  await expect(page.getByText('There is nobody here'), 'Back asks for no form again').toBeVisible();
});

test('bad rows of a file are corrected where they stand, on a phone too (STF-07)', async ({
  page,
}) => {
  await signIn(page.request);
  const word = `Ida${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/leads/import');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'leads.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004rest'),
  });
  await expect(page.getByText('This is a workbook. Open it')).toBeVisible();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'unicode.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      `\uFEFFName\tEmail\r\n${word} Wide\t${word}-2@example.com\r\n${word} Bad\tbad@\r\n`,
      'utf16le',
    ),
  });
  await expect(page.getByText('1 new, 0 left out, 1 with a mistake.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 lead and what is corrected' }).click();
  await expect(page.getByText('1 imported.')).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the phone').toBeLessThanOrEqual(390);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'download them' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^import-\d+-rows-with-a-mistake\.csv$/);
  const field = page.getByRole('textbox', { name: 'Email, row 3' });
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await field.fill(`${word}-3@example.com`);
  await page.getByRole('button', { name: 'Import what is corrected' }).click();
  await expect(page.getByText('2 imported.')).toBeVisible();
  await page.goto(`/admin/leads?q=${word}`);
  await expect(page.getByRole('link', { name: `${word} Bad` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} Wide` })).toBeVisible();
});

/** A file as a German spreadsheet writes it, with as many rows as take more than one view. */
const messyFile = (word: string): string => {
  const head = 'Vorname;Nachname;E-Mail;Telefon;Firma;Quelle;Status;Zuständig;Nächster Schritt';
  const rows = Array.from({ length: 40 }, (_, row) => {
    const email = row === 20 ? 'bad@' : `${word}-${row}@example.com`;
    const due = row === 30 ? '13/12/2026' : row === 10 ? '12/13/2026' : '12/03/2026';
    const status = row % 9 === 0 ? 'Warm' : 'Gewonnen';
    return `${word};Müller ${row};${email};030 ${1000 + row};Größe & Söhne;Messe;${status};;Rückruf;${due};EMEA`;
  });
  return [`${head};Fällig am;Region`, ...rows].join('\n');
};

for (const javaScriptEnabled of [true, false]) {
  test(`each step of an import leads to its result, ${javaScriptEnabled ? 'with' : 'without'} a script (STF-07)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await signIn(page.request);
    const word = `Uwe${crypto.randomUUID().slice(0, 6)}`;
    await page.goto('/admin/leads/import');
    if (javaScriptEnabled) {
      await expect(page.getByLabel('CSV file')).toBeFocused();
    } else {
      await expect(page.getByLabel('CSV file')).toBeHidden();
      await expect(page.getByLabel('Or its rows')).toBeFocused();
    }
    await page.getByLabel('Or its rows').fill(messyFile(word));
    await page.getByRole('button', { name: 'Check' }).click();

    const result = page.getByRole('group', { name: 'Result' });
    await expect(result).toBeFocused();
    await expect(result).toContainText('38 new, 0 left out, 2 with a mistake.');
    await expect(result).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Not imported: Region')).toBeInViewport();

    const order = page.getByRole('combobox', { name: '12/03/2026 means' });
    await expect(order.locator('option')).toHaveText([
      'Dec 3, 2026 (month first)',
      'Mar 12, 2026 (day first)',
    ]);
    await order.selectOption('dmy');
    await page.getByRole('combobox', { name: 'Status “Warm” (5 rows) means' }).selectOption('Lost');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport({ ratio: 1 });
    const table = page.getByRole('table', { name: 'Rows of the file' });
    await expect(table.getByText('Mar 12, 2026').first()).toBeAttached();

    // The field is right of the window, below rows that stand first.
    await page.setViewportSize({ width: 1000, height: 500 });
    for (const [link, name] of [
      ['row 12 (Next step on)', 'Next step on, row 12'],
      ['row 22 (Email)', 'Email, row 22'],
    ] as const) {
      await result.getByRole('link', { name: link }).click();
      const field = page.getByRole('textbox', { name });
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      const head = await table.locator('thead th').first().boundingBox();
      const box = await field.boundingBox();
      expect(box?.y, 'it is below the sticky head').toBeGreaterThan(
        (head?.y ?? 0) + (head?.height ?? 0),
      );
    }

    await page.getByRole('button', { name: 'Import 38 leads' }).dblclick();
    await expect(result).toBeFocused();
    await expect(result).toContainText('38 imported. 0 new, 0 left out, 2 with a mistake.');
    await expect(result.getByRole('link', { name: 'Undo this import' })).toBeInViewport();
    const stored = await page.request.get(`/api/admin/leads?search=${word}`);
    expect(await stored.json()).toMatchObject({ meta: { matched: 38 } });

    await result.getByRole('link', { name: 'Undo this import' }).click();
    await expect(page.getByRole('heading', { name: /^Remove 38 leads/ })).toBeFocused();
    await page.getByRole('button', { name: 'Remove 38 leads' }).click();
    await expect(result).toBeFocused();
    await expect(result).toContainText('38 leads removed');
    await context.close();
  });
}
