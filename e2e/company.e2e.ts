import { expectAccessible, expect, holdBack, test } from './fixtures.ts';

test('the job portal loads after the page, in a frame of 800 px, on phones too (CAR-01, CAR-02)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      asked.push(request.url());
  });
  // A font that hangs delays the load event.
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked).toHaveLength(1);
  const roles = page.frameLocator('main iframe').getByRole('heading', { name: 'Open roles' });
  await expect(roles).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.locator('main iframe').boundingBox())?.height).toBe(800);
  }
});

for (const [path, site, text] of [
  ['/careers', '**/__sandbox/jobs', 'The job board is loading.'],
  ['/SignUp', '**/__sandbox/signup', 'The form is loading.'],
] as const)
  test(`until the other site's frame on ${path} has loaded, its place says so (CAR-01, SIGN-01)`, async ({
    page,
  }) => {
    const release = await holdBack(page, site);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main iframe[src]')).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(
      page.getByRole('link', { name: /tab/ }).first(),
      'and there is a way around',
    ).toBeVisible();
    release();
    await expect(page.getByText(text)).toBeHidden();
    await expect(page.locator('main iframe')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

test('the page shows the sign-up form, or where it fails a message and a link, and Back leads home (SIGN-01, SIGN-02, SIGN-04, ERR-29)', async ({
  page,
}) => {
  await page.goto('/SignUp');
  const form = page.frameLocator('iframe[title="Sign-up form"]');
  await expect(form.getByLabel('Work email')).toBeVisible();
  await expect(page.getByText('Unable to load the sign-up form')).toBeHidden();
  const frame = page.locator('iframe[title="Sign-up form"][src]');
  await frame.dispatchEvent('error');
  await expect(page.getByText('Unable to load the sign-up form')).toBeVisible();
  await expect(frame).toBeHidden();
  const link = page.getByRole('link', { name: 'Open in New Tab' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /\/__sandbox\/signup$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page, 'there is no page before').toHaveURL('/');
});

test('a form that is too slow is offered in a new tab (SIGN-03)', async ({ page }) => {
  await page.clock.install();
  await page.route('**/__sandbox/signup', () => new Promise(() => {}));
  await page.goto('/SignUp', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('iframe[title="Sign-up form"][src]')).toBeVisible();
  await page.clock.runFor(10_100);
  await expect(
    page.getByText(/cannot be displayed here due to security restrictions/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Sign-up Form' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('so is a form that redirects to a site that the content policy forbids (SIGN-03)', async ({
  page,
  problems,
}) => {
  problems.allow(
    /Content Security Policy|frame-src|ERR_BLOCKED_BY_CSP|request failed: http:\/\/elsewhere/,
  );
  await page.route('**/__sandbox/signup', (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://elsewhere.example/form' } }),
  );
  await page.goto('/SignUp');
  await expect(page.getByText(/security restrictions/)).toBeVisible();
});

test('the sign-up form has the name and e-mail that a visitor left before, in the frame and in a tab of its own (LEAD-16)', async ({
  page,
}) => {
  await page.goto('/SignUp');
  await page.evaluate(() =>
    localStorage.setItem('leadData', '{"name":"Tom Okafor","email":"tom@halvorsen.example"}'),
  );
  await page.reload();
  const form = page.frameLocator('iframe[title="Sign-up form"]');
  await expect(form.getByLabel('Full name')).toHaveValue('Tom Okafor');
  await expect(form.getByLabel('Work email')).toHaveValue('tom@halvorsen.example');
  const links = page.getByRole('link', { name: 'Open it in a tab of its own' });
  await expect(links).toHaveAttribute('href', /email=tom%40halvorsen\.example/);
});

test('Back returns to the page before (SIGN-04)', async ({ page }) => {
  await page.goto('/press');
  await page.goto('/SignUp');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/press');
});

test('without scripts the frames load at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/careers');
  await expect(
    page.frameLocator('iframe[src]').getByRole('heading', { name: 'Open roles' }),
  ).toBeVisible();
  await context.close();
});

test('on a phone the job board shows all roles that it announces, and each whole (CAR-01, CAR-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/careers');
  const board = page.frameLocator('iframe[title="Open roles, on our job board"]');
  await expect(board.getByText('8 open roles')).toBeVisible();
  const ends = await board
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  expect(ends).toHaveLength(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(800);
});

test('the press page shows the product whole, on phones too', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/press');
    const picture = page.locator('img[src*="product-preview"]');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const { own, shown } = await picture.evaluate((one: HTMLImageElement) => ({
      own: one.naturalWidth / one.naturalHeight,
      shown: one.clientWidth / one.clientHeight,
    }));
    expect(Math.abs(own - shown), `${width} px`).toBeLessThan(0.02);
  }
});

test('the files of the press page are as high as their neighbors, whatever their names', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/press');
    const heights = await page
      .locator('li > a[download]')
      .evaluateAll((files) => files.map((file) => Math.round(file.getBoundingClientRect().height)));
    expect(heights, `${width} px`).toHaveLength(3);
    expect(new Set(heights).size, `${width} px: ${heights.join(', ')}`).toBe(1);
  }
});

test('the cells of a table begin with its rules', async ({ page }) => {
  for (const path of ['/pricing', '/affiliate-terms', '/Affiliates', '/trust']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const starts = await page.locator('tbody tr > :first-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().left - cell.getBoundingClientRect().left;
      }),
    );
    expect(starts.length, path).toBeGreaterThan(1);
    expect(Math.max(...starts), path).toBeLessThan(0.6);
  }
});
