import type { Page } from 'playwright/test';

import { publicPages, storePosts } from '../tools/pages.ts';
import { expect, test } from './fixtures.ts';
import { restyle } from './reach.ts';

const line = (page: Page) => page.getByLabel('Who to call').first();
const hero = (page: Page) => page.getByRole('region', { name: 'AI-Based Recruitment Assistant' });
const people = (page: Page) => hero(page).getByRole('list', { name: 'Right of the line' });
const visible = (page: Page) => people(page).getByRole('listitem');

/** The width of the handle of the line, in px. */
const HANDLE = 44;

/** A page goes on scrolling after the finger has left it. Resolves when it has stood still for ten frames. */
const scrollEnded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (last: number, same: number) =>
          same === 10
            ? resolve()
            : requestAnimationFrame(() => look(scrollY, scrollY === last ? same + 1 : 0));
        look(scrollY, 0);
      }),
  );

/** Where the line is at a rating, from the left of the window, and its upper and lower end. */
async function placeOf(page: Page, rating: number) {
  const box = await line(page).boundingBox();
  if (!box) throw new Error('No line');
  const x = box.x + 22 + ((rating - 1) / 9) * (box.width - 44);
  return { x, top: box.y, bottom: box.y + box.height };
}

/** Moves the line, and waits for the page to follow: its code loads with the first move. */
async function moveTo(page: Page, tenths: number) {
  await line(page).fill(String(tenths));
  await expect(line(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`From ${(tenths / 10).toFixed(1)} up`),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Moves a finger over a page. */
async function swipe(page: Page, from: [x: number, y: number], to: [x: number, y: number]) {
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, at) => ({
    x: from[0] + ((to[0] - from[0]) * at) / steps,
    y: from[1] + ((to[1] - from[1]) * at) / steps,
  }));
  const [first, ...rest] = points;
  if (!first) return;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const point of rest)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a thumb that scrolls over the sheets leaves the line, one that takes it moves it (HOME-02, DEMO-01)', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  for (const path of ['/', '/demo']) {
    await page.goto(path);
    await line(page).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const field = await placeOf(page, 4);
    const middle = (field.top + field.bottom) / 2;
    await swipe(page, [field.x, middle], [field.x, middle - 220]);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(before + 50);
    await expect(line(page), path).toHaveValue('80');
    await scrollEnded(page);
    await line(page).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    const spot = await placeOf(page, 3);
    await page.touchscreen.tap(spot.x, (spot.top + spot.bottom) / 2);
    await expect(line(page), `${path}: a tap beside the line`).toHaveValue('80');
    const flag = await placeOf(page, 8);
    const goal = await placeOf(page, 5);
    await swipe(page, [flag.x, flag.top + 16], [goal.x, flag.top + 16]);
    await expect.poll(() => line(page).inputValue(), path).toMatch(/^(?:4[89]|5[012])$/);
  }
  await phone.close();
});

test('the hero shows who is right of the line: three to read, five ratings, then a stack, then nobody (HOME-02)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(visible(page)).toHaveCount(3);
  await expect(visible(page).first()).toContainText('8.1');
  await expect(visible(page).first().locator('mark')).toHaveCSS('background-image', /gradient/);
  await expect(visible(page).last().locator('mark')).toHaveCSS('background-image', 'none');
  await line(page).fill('84');
  await expect(visible(page)).toHaveCount(2);
  await expect(visible(page).first().locator('mark'), 'the lowest').toHaveCSS(
    'background-image',
    /gradient/,
  );
  await line(page).fill('77');
  await expect(visible(page)).toHaveText([/7\.7/, /7\.9/, /8\.1/, /8\.4/, /9\.2/]);
  await expect(people(page).getByText('Ran the month-end close')).toBeHidden();
  await line(page).fill('60');
  await expect(hero(page).getByText('24 people: too many to call?')).toBeVisible();
  await expect(people(page)).toBeHidden();
  await line(page).fill('100');
  await expect(hero(page).getByText('Nobody. Move the line left.')).toBeVisible();
  await line(page).fill('80');
  await expect(visible(page)).toHaveCount(3);
});

test('each sheet of the hero is tied to its own mark on the ruler, behind the handle or clear of it', async ({
  page,
}) => {
  /** Of each line from a sheet: where it starts, and where it ends. */
  const ends = () =>
    page.evaluate(() => {
      const path = [...document.querySelectorAll<SVGPathElement>('[data-elbows] path')].find(
        (one) => one.checkVisibility(),
      );
      const box = path?.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
      const lines = path?.getAttribute('d')?.matchAll(/M([\d.]+)[^M]*H([\d.]+)V([\d.]+)/g) ?? [];
      return [...lines].map(([, from, to, bottom]) => ({
        from: box.left + (Number(from) / 900) * box.width,
        to: box.left + (Number(to) / 900) * box.width,
        bottom: box.top + (Number(bottom) / 100) * box.height,
      }));
    });
  for (const [width, height] of [
    [600, 900],
    [768, 1024],
    [1280, 720],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const top = await page
      .locator('[data-elbows]')
      .evaluate((one) => one.getBoundingClientRect().y);
    const bottoms = await visible(page).evaluateAll((sheets) =>
      sheets.map((sheet) => sheet.getBoundingClientRect().bottom),
    );
    for (const bottom of bottoms) expect(Math.abs(bottom - top), `${width} px`).toBeLessThan(2);
    for (const value of ['80', '84', '78', '77']) {
      await moveTo(page, Number(value));
      const found = await ends();
      const middles = await visible(page).evaluateAll((sheets) =>
        sheets.map((sheet) => {
          const { left, width: across } = sheet.getBoundingClientRect();
          return {
            middle: left + across / 2,
            rating: Number((sheet as HTMLElement).dataset['rating']),
          };
        }),
      );
      const where = `${value} at ${width} px`;
      expect(found, where).toHaveLength(middles.length);
      const handle = await placeOf(page, Number(value) / 10);
      const ruler = await hero(page)
        .locator('[data-sheets=right]')
        .evaluate((path) => path.closest('svg')?.getBoundingClientRect().bottom ?? 0);
      for (const [at, { middle, rating }] of middles.entries()) {
        const { from, to, bottom } = found[at] ?? { from: 0, to: 0, bottom: 0 };
        expect(Math.abs(from - middle), `${where}: ${rating}`).toBeLessThan(3);
        const { x } = await placeOf(page, rating / 10);
        const next = await placeOf(page, rating / 10 + 0.16);
        expect(to, `${where}: ${rating}`).toBeGreaterThan(x);
        expect(to, `${where}: ${rating}`).toBeLessThan(next.x);
        // Down to the sheets, of which a mark is three high.
        expect(ruler - bottom, `${where}: ${rating}`).toBeLessThan(24);
        expect(ruler - bottom, `${where}: ${rating}`).toBeGreaterThan(0);
        expect(Math.abs(to - handle.x - HANDLE / 2), `${where}: ${rating}`).toBeGreaterThan(1);
      }
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await moveTo(page, 77);
  await expect(visible(page), 'on phones, too').toHaveCount(5);
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height} promise, buttons, line and who is right of it are in the first view, and no launcher lies over them (HOME-05, CHAT-01)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const launcher = await page.getByRole('button', { name: 'Chat with RiC' }).boundingBox();
    const isShown = await page
      .getByRole('button', { name: 'Chat with RiC' })
      .evaluate((button) => getComputedStyle(button).opacity === '1');
    const parts = [
      page.getByRole('heading', { level: 1 }),
      hero(page).getByRole('link', { name: 'Get Started' }),
      hero(page).locator('[data-landscape]'),
      ...(await visible(page).all()),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      if (!isShown || !box || !launcher) continue;
      const isApart = launcher.x >= box.x + box.width - 1 || launcher.y >= box.y + box.height - 1;
      expect(isApart, await part.innerText()).toBe(true);
    }
  });
}

test('the headline is the largest text of the hero, and breaks alike in both faces (SPD-01)', async ({
  page,
  problems,
}) => {
  const lines = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (!heading) return 0;
      return Math.round(
        heading.getClientRects()[0]
          ? (() => {
              const range = document.createRange();
              range.selectNodeContents(heading);
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
            })()
          : 0,
      );
    });
  problems.allow(/woff2/);
  problems.allow(/net::ERR_FAILED/);
  for (const width of [360, 390, 600, 768, 960, 1024, 1280, 1440, 1920]) {
    await page.unroute('**/*.woff2');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const own = await lines();
    const sizes = await hero(page).evaluate((section) =>
      [...section.querySelectorAll('h1, p, li, span, strong, a')].map((one) => ({
        size: Number.parseFloat(getComputedStyle(one).fontSize),
        text: one.textContent,
      })),
    );
    const [largest] = sizes.toSorted((a, b) => b.size - a.size);
    expect(largest?.text, `${width}`).toBe('AI-Based Recruitment Assistant');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    expect(await lines(), `${width} px, without the face`).toBe(own);
    expect(own, `${width}`).toBe(width < 600 ? 3 : 1);
  }
});

test('on paper and in few colors the line, the sheets and the sliders are there', async ({
  page,
}) => {
  const stroke = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((path) => {
        const { display, stroke: color, fill } = getComputedStyle(path);
        return { display, color, fill };
      });
  await page.goto('/demo');
  await line(page).fill('70');
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toBeHidden();
  expect(await stroke('[data-drawn-line]')).toMatchObject({
    display: 'inline',
    color: 'rgb(20, 22, 15)',
  });
  await expect(page.locator('[data-drawn-line]').first()).toHaveAttribute('d', /^M600 0V/);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
  const left = await stroke('[data-sheets=left]');
  const right = await stroke('[data-sheets=right]');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect([left.color, right.color, right.fill]).not.toContain(canvas);
  expect(left.color).not.toBe(right.fill);
});

test('who asks for more contrast gets sheets, hairlines and borders in ink', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/demo');
  const ink = 'rgb(20, 22, 15)';
  await expect(page.locator('[data-sheets=left]').first()).toHaveCSS('stroke', ink);
  const label = page.getByText('Month-end close', { exact: true }).first();
  await expect(label.locator('xpath=..')).toHaveCSS('border-top-color', ink);
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveCSS('border-top-color', ink);
});

test('the line to somebody next to the flag does not cross the flag (HOME-02)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const ratings = await people(page)
    .locator('[data-rating]')
    .evaluateAll((sheets) => sheets.map((sheet) => Number(sheet.getAttribute('data-rating'))));
  const elbows = page.locator('[data-elbows]');
  for (const tenths of ratings.slice(-3)) {
    await moveTo(page, tenths);
    const { x, top } = await placeOf(page, tenths / 10);
    const flag = { x: x - 20, y: top + 2, width: 40, height: 28 };
    const withElbows = await page.screenshot({ clip: flag });
    await elbows.evaluate((svg) => svg.style.setProperty('visibility', 'hidden'));
    const without = await page.screenshot({ clip: flag });
    await elbows.evaluate((svg) => svg.style.removeProperty('visibility'));
    expect(Buffer.compare(withElbows, without), `from ${tenths / 10}`).toBe(0);
  }
});

test('at rest nothing is lime but what was chosen, its strongest sentence and one banner a page', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Not Found/);
  await storePosts(page.request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [...publicPages, '/contact?subject=Demo+Request']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const LIME = 'rgb(216, 243, 78)';
      const CHOSEN = 'mark, [data-sheets=right], [aria-current], [aria-current] *, :checked';
      const lime = [...document.querySelectorAll('body *')].filter((one) => {
        const style = getComputedStyle(one);
        const hasImage =
          style.backgroundImage.includes(LIME) && !style.backgroundSize.startsWith('0');
        const isDrawn = one instanceof SVGElement && [style.fill, style.stroke].includes(LIME);
        const colors = [style.backgroundColor, style.color, style.borderTopColor];
        return (hasImage || isDrawn || colors.includes(LIME)) && one.checkVisibility();
      });
      const banners = lime.filter((one) => one.matches('main > section'));
      const others = lime.filter(
        (one) =>
          !banners.includes(one) &&
          !one.matches(CHOSEN) &&
          // The logo, and the link that shows with the focus.
          !one.closest('header svg, footer svg, a[href="#main"]'),
      );
      return { banners: banners.length, others: others.map((one) => one.outerHTML.slice(0, 120)) };
    });
    expect.soft(found.others, path).toEqual([]);
    expect.soft(found.banners, path).toBeLessThanOrEqual(1);
  }
});

test('text at 200% covers no plan with the card, and keeps the header in its place (PRC-04, SHELL-28)', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/pricing');
    await restyle(page, 'html { font-size: 200% }');
    await expect(page.frameLocator('main iframe').locator('.price')).toHaveCount(3);
    const card = await page.locator('[data-lead-card]').boundingBox();
    const stage = await page.locator('[data-lead-overlay]').boundingBox();
    const plans = await page.frameLocator('main iframe').locator('.plan').first().boundingBox();
    if (!card || !stage || !plans) throw new Error('No card, stage or plans');
    expect(card.y + card.height, `${width} px`).toBeLessThanOrEqual(stage.y + stage.height);
    const isBeside = card.x >= plans.x + plans.width;
    expect(isBeside || card.y + card.height <= plans.y, `${width} px`).toBe(true);
    const sales = await page.getByText('A larger company, or other needs?').boundingBox();
    expect(sales?.y, `${width} px`).toBeGreaterThanOrEqual(card.y + card.height);
    if (width < 960) {
      const header = await page.locator('[data-header]').boundingBox();
      const button = await page.locator('[data-header] > div > a').last().boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
    }
  }
});

test('a sheet that stands on the ruler hides nobody who was chosen, and a missing page lies left of the line', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const [path, side] of [
    ['/aboutus', 'right'],
    ['/get-started', 'right'],
    ['/get-started/received', 'right'],
    ['/Affiliates/received', 'right'],
    ['/no-such-page', 'left'],
  ] as const) {
    await page.goto(path);
    for (const [width, height] of [
      [1024, 700],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { sheet, chosen, drawn, marks } = await page.evaluate(() => {
        const field = document.querySelector('main [data-sheets]')?.closest('svg');
        const boxOf = (name: string) =>
          document.querySelector(`main ${name}`)?.getBoundingClientRect().toJSON() as DOMRect;
        const picture = field?.closest('[aria-hidden]:not(svg)')?.parentElement;
        const marks = field?.querySelector('[data-sheets=right]')?.getAttribute('d') ?? '';
        return {
          marks: [...marks.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v-([\d.]+)/g)].map(
            ([, x, y, width, height]) => ({
              x: Number(x),
              y: Number(y),
              width: Number(width),
              height: Number(height),
            }),
          ),
          sheet: picture?.previousElementSibling?.getBoundingClientRect().toJSON() as DOMRect,
          chosen: boxOf('[data-sheets="right"]'),
          drawn: boxOf('[data-drawn-line]'),
        };
      });
      const where = `${path} at ${width} px`;
      const line = drawn.left + drawn.width / 2;
      if (side === 'left') expect(sheet.right, where).toBeLessThan(line + 3);
      else expect(sheet.left, where).toBeGreaterThan(line - 3);
      expect(chosen.width, where).toBeGreaterThan(40);
      const edge = side === 'left' ? sheet.right - 1.5 : sheet.left + 1.5;
      expect(Math.abs(edge - line), `${where}: the line is the whole edge`).toBeLessThan(1);
      expect(marks.length, where).toBeGreaterThan(2);
      expect(new Set(marks.map(({ width, height }) => `${width} ${height}`)).size, where).toBe(1);
      const covered = marks.filter((one, at) =>
        marks.some(
          (other, index) =>
            index > at &&
            other.y === one.y &&
            other.x < one.x + one.width &&
            one.x < other.x + other.width,
        ),
      );
      expect(covered, `${where}: each mark is whole`).toEqual([]);
      const isApart = sheet.bottom <= chosen.top + 2 || sheet.right <= chosen.left + 2;
      expect(isApart, where).toBe(true);
    }
  }
});

test('both ends of the ruler are alike: its first and last number stay within it', async ({
  page,
}) => {
  for (const path of ['/', '/demo', '/how-it-works', '/aboutus']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const ends = await page.evaluate(() => {
        const ruler = document.querySelector('main [data-sheets]')?.closest('svg');
        const numerals = ruler?.parentElement?.parentElement?.lastElementChild;
        const textOf = (numeral: Element | null | undefined) => {
          const range = document.createRange();
          if (numeral) range.selectNodeContents(numeral);
          return range.getBoundingClientRect();
        };
        const { left = 0, right = 0 } = ruler?.getBoundingClientRect() ?? {};
        return {
          numbers: numerals?.textContent,
          left: textOf(numerals?.firstElementChild).left - left,
          right: right - textOf(numerals?.lastElementChild).right,
        };
      });
      const where = `${path} at ${width} px`;
      expect(ends.numbers, where).toBe('12345678910');
      expect(Math.abs(ends.left), where).toBeLessThan(1);
      expect(Math.abs(ends.right), where).toBeLessThan(1);
    }
  }
});
