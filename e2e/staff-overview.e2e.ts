import { expect, expectAccessible, hydrated, signInFor, test } from './fixtures.ts';
import { addLeads, setAs } from './leads-screen.ts';

test('what works is read by keyboard: a range by name, the rate of a campaign and medium, the leads behind it (INS-01)', async ({
  page,
}) => {
  const campaign = `c${crypto.randomUUID().slice(0, 6)}`;
  await signInFor(page);
  const word = await addLeads(page.request, 2, { utm_campaign: campaign, utm_medium: 'cpc' });
  await setAs(page.request, `${word} 0`, { status: 'qualified' });
  await setAs(page.request, `${word} 0`, { status: 'lost' });

  await page.goto('/admin/overview');
  await hydrated(page, 'StaffSignIn');
  // No other range has its days, whatever the day.
  const range = page.getByRole('link', { name: '90 days', exact: true });
  await range.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/overview\?since=[\d-]+&until=[\d-]+$/);
  await expect(range).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 390, 768, 1440);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('region', { name: /^(?:Leads by owner|Messages)$/ })
      .getByRole('table')
      .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().top));
    if (width === 1440) expect(new Set(tops).size, 'tables side by side begin alike').toBe(1);
    const cut = await page
      .locator('thead th, tbody th')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    if (width === 390) expect(cut, 'each name is whole on a phone').toEqual([]);
  }

  const row = page
    .getByRole('region', { name: 'Leads by campaign and medium' })
    .getByRole('row', { name: `${campaign} × cpc` });
  await expect(row).toContainText('1 50%');
  await row.getByRole('link', { name: '1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Leads, entries').getByRole('rowheader')).toHaveText([`${word} 0`]);
  await expect(
    page.getByRole('link', { name: 'Remove Reached: Qualified, now or before' }),
  ).toBeVisible();
});

test('on a phone the range scrolls away with what it shows, and is there again at the top (INS-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFor(page);
  await page.goto('/admin/overview');
  await hydrated(page, 'StaffSignIn');
  const range = page.getByRole('navigation', { name: 'Range' });
  const figures = page.getByRole('group', { name: 'Figures' });
  await figures.focus();
  await page.keyboard.press('End');
  await expect(range).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect(range).toBeInViewport({ ratio: 1 });
});
