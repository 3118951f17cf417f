import type { Locator, Page } from 'playwright/test';

import { marked, rhythm } from './carousel.ts';
import { settled } from './contexts.ts';
import { expect, holdBack, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Features', exact: true }).and(page.locator('[data-carousel]'));

/** Cards wholly inside the carousel's view. */
const cardsInView = (page: Page) =>
  carousel(page).evaluate((root) => {
    const view = root.querySelector('[data-carousel-view]')?.getBoundingClientRect();
    if (!view) return 0;
    return [...root.querySelectorAll('[data-carousel-slide]')].filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });

/** The title of the first visible card. */
const firstCard = (page: Page) =>
  carousel(page).evaluate((root) => {
    const view = root.querySelector('[data-carousel-view]');
    if (!view) return '';
    // Beside the row is a gap, in which cards fade.
    const start =
      view.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(view).paddingLeft);
    const cards = [...root.querySelectorAll('[data-carousel-slide]')];
    const first = cards.find((card) => Math.abs(card.getBoundingClientRect().left - start) < 1);
    return first?.querySelector('h3')?.textContent ?? '';
  });

async function runningCarousel(page: Page, name: string): Promise<Locator> {
  const root = page.getByRole('region', { name, exact: true }).and(page.locator('[data-carousel]'));
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('[data-carousel-view]')).toHaveAttribute('data-running', '');
  return root;
}

const running = (page: Page) => runningCarousel(page, 'Features');

test('cards do not move when the script starts (HOME-14)', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/carousel-.*\.js$/);
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  const positions = () =>
    carousel(page)
      .locator('[data-carousel-slide]')
      .evaluateAll((cards) =>
        cards
          .map((card) => card.getBoundingClientRect())
          .map(({ left, width, top, height }) => [left, width, top, height].map(Math.round))
          .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
          .filter(([left = 0]) => left > 0 && left < 1200),
      );
  const before = await positions();
  expect(before).toHaveLength(3);
  release();
  await running(page);
  expect(await positions()).toEqual(before);
});

test('three cards, two below 1024 px, one below 600 px; dots and arrows move them and wrap around at the end (HOME-14, HOME-15, HOME-16, HOME-17, HOME-18, CST-07)', async ({
  page,
}) => {
  await page.goto('/');
  await running(page);
  for (const [width, cards] of [
    [390, 1],
    [599, 1],
    [600, 2],
    [900, 2],
    [1023, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cardsInView(page), { message: `${width} px` }).toBe(cards);
  }
  const first = await firstCard(page);
  const dots = carousel(page).locator('[data-carousel-dot]');
  const count = await dots.count();
  await dots.nth(2).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => firstCard(page)).not.toBe(first);
  await dots.nth(count - 1).click();
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true');
  await carousel(page).getByRole('button', { name: 'Next card' }).click();
  await expect.poll(() => firstCard(page)).toBe(first);
  await expect.poll(() => cardsInView(page), 'no gap after the end').toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true');
  for (const box of await dots.evaluateAll((all) =>
    all.map((dot) => dot.getBoundingClientRect()),
  )) {
    expect(Math.min(box.width, box.height), 'big enough for a thumb').toBeGreaterThanOrEqual(24);
  }
});

test('the carousel advances every 5 seconds, in half a second, and pauses on hover, with keyboard focus and by its button, but not after a click (HOME-19, HOME-20, HOME-21, HOME-31, CST-07)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const root = await running(page);
  const { every, speed } = await rhythm(page, root);
  expect(every).toBe(5000);
  expect(speed).toBe(500);
  // A click moves the cards in the next frames.
  const turns = async () => {
    await page.clock.runFor(600);
    const before = await marked(root);
    await page.clock.runFor(12_500);
    return (await marked(root)) !== before;
  };
  for (const button of [root.locator('[data-carousel-dot]').nth(2), root.getByLabel('Next card')]) {
    await button.click();
    expect(await turns(), 'under the pointer').toBe(false);
    await page.mouse.move(2, 300);
    await expect(button).toBeFocused();
    expect(await turns(), 'afterwards').toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(root.getByLabel('Pause the carousel')).toBeFocused();
  expect(await turns(), 'with keyboard focus').toBe(false);
  await page.keyboard.press('Enter');
  await page.locator('main').focus();
  expect(await turns(), 'paused by its button').toBe(false);
});

test('the four quotes turn every 6 seconds, two side by side, one below 900 px (HOME-30)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const quotes = await runningCarousel(page, 'Testimonials');
  await expect(quotes.locator('[data-carousel-dot]')).toHaveCount(4);
  for (const [width, count] of [
    [900, 2],
    [899, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const view = (await quotes.locator('[data-carousel-view]').boundingBox())?.width ?? 0;
    await expect
      .poll(async () => {
        const card = await quotes.locator('figure').first().boundingBox();
        return Math.round(view / (card?.width ?? Infinity));
      })
      .toBe(count);
  }
  await quotes.scrollIntoViewIfNeeded();
  expect((await rhythm(page, quotes)).every).toBe(6000);
});

/** Taps, and waits for the click, which the browser makes of the touches later. */
async function tap(button: Locator): Promise<void> {
  const click = await button.evaluateHandle((element) => ({
    made: new Promise((resolve) => {
      element.addEventListener('click', resolve, { once: true });
    }),
  }));
  await button.tap();
  await click.evaluate(async ({ made }) => {
    await made;
  });
}

test('a tap on a dot or on pause works as a click does (HOME-31)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  const root = await runningCarousel(page, 'Features');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const pause = root.getByLabel('Pause the carousel');
  await tap(root.locator('[data-carousel-dot]').nth(2));
  await page.clock.runFor(600);
  expect(await marked(root)).toBe(2);
  await page.clock.runFor(5_000);
  expect(await marked(root)).toBe(3);
  await tap(pause);
  await page.clock.runFor(12_000);
  expect(await marked(root), 'paused').toBe(3);
  await tap(pause);
  await page.clock.runFor(5_000);
  expect(await marked(root), 'not any more').toBe(4);
  await context.close();
});

test('logos move 90 px a second, restart after one round, and pause on hover, on focus and by their button (LOGO-03, LOGO-04, LOGO-05, CST-04, Y-06)', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('[data-logo-bar] ul').first();
  const track = bar.locator('..');
  const before = await track.evaluate((element) => element.getBoundingClientRect().left);
  await expect
    .poll(() => track.evaluate((element) => element.getBoundingClientRect().left))
    .toBeLessThan(before);

  const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
  expect(await state()).toBe('running');
  await page.getByRole('img', { name: 'Tallowfield' }).first().hover({ force: true });
  await expect.poll(state).toBe('paused');
  await page.mouse.move(2, 2);
  await expect.poll(state).toBe('running');
  const button = page.getByRole('checkbox', { name: 'Pause the moving logos' });
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect.poll(state).toBe('paused');
  await page.keyboard.press('Tab');
  await expect.poll(state).toBe('running');
  for (const expected of ['paused', 'running']) {
    await button.click();
    await page.mouse.move(2, 2);
    await expect.poll(state).toBe(expected);
  }

  // From the animation's timeline, which does not depend on the frame rate.
  const { pace, speed, half, wraps, times } = await track.evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error('The logos stand still');
    const pace = [animation.playState, animation.playbackRate];
    animation.pause();
    const leftAt = (ms: number) => {
      animation.currentTime = ms;
      return element.getBoundingClientRect().left;
    };
    const timing = animation.effect?.getComputedTiming();
    return {
      pace,
      speed: leftAt(1000) - leftAt(2000),
      half: element.scrollWidth / 2,
      wraps: leftAt(0) - leftAt(Number(timing?.duration) - 0.001),
      times: String(timing?.iterations),
    };
  });
  expect(pace).toEqual(['running', 1]);
  expect(Math.abs(speed - 90), 'px a second').toBeLessThan(0.5);
  expect(times, 'again and again').toBe('Infinity');
  expect(Math.abs(wraps - half)).toBeLessThan(1);
});

test('a logo that fails shows the client’s name, even if it failed before the script ran (LOGO-06)', async ({
  page,
  problems,
}) => {
  problems.allow(/logos\/all\.svg|Failed to load resource/);
  await page.route(/\/media\/logos\/all\.svg$/, (route) => route.abort());
  const release = await holdBack(page, /\/assets\/main-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const slot = page.locator('[data-logo-bar] li').nth(4);
  await expect
    .poll(() =>
      slot
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0),
    )
    .toBe(true);
  // The logo may fail before the stylesheet has loaded, which sets its slot's width.
  await expect
    .poll(() => slot.evaluate((element) => getComputedStyle(element).display))
    .toBe('grid');
  const width = (await slot.boundingBox())?.width;
  release();
  await expect(slot).toHaveText('Orben');
  expect((await slot.boundingBox())?.width, 'the loop keeps its length').toBe(width);
});

test('with every logo failed, each name can be read in full, moving and still (LOGO-20)', async ({
  page,
  problems,
}) => {
  problems.allow(/logos\/.*\.svg|Failed to load resource/);
  await page.route(/\/media\/logos\//, (route) => route.abort());
  for (const [width, reducedMotion] of [
    [390, 'no-preference'],
    [390, 'reduce'],
    [1440, 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const slots = page.locator('[data-logo-bar] ul').first().locator('li');
    await expect(page.locator('[data-logo-bar] img')).toHaveCount(0);
    await expect(slots).toHaveCount(20);
    await expect(slots.filter({ hasText: 'Fernhurst Health' })).toHaveCount(1);
    // The text's own box, however its slot is clipped.
    const cut = await slots.evaluateAll((all) =>
      all
        .filter((slot) => {
          const range = document.createRange();
          range.selectNodeContents(slot);
          const text = range.getBoundingClientRect();
          const { left, right } = slot.getBoundingClientRect();
          return text.width === 0 || text.left < left - 1 || text.right > right + 1;
        })
        .map((slot) => slot.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    const outside = await slots.evaluateAll((all) =>
      all
        .map((slot) => slot.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth),
    );
    if (reducedMotion === 'reduce') expect(outside, 'they stand still').toEqual([]);
  }
});

test('the video host gets no request before the click, then the player replaces the poster (HOME-11, HOME-12, HOME-13)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play/ });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^A pile of 438 resumes/ })).toBeVisible();
  expect(asked.filter((url) => url.includes('/player/'))).toEqual([]);
  const release = await holdBack(page, /\/player\/embed\//);
  await play.click();
  await expect(page.getByRole('button', { name: 'Loading the video' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A pile of 438 resumes/ })).toBeVisible();
  release();
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('src', /\/player\/embed\/[\w-]+\?autoplay=1/);
  await expect(player).toHaveAttribute('allow', /autoplay/);
  await expect(player.contentFrame().locator('[data-state="playing"]')).toBeVisible();
  await page.getByRole('heading', { name: 'How 438 resumes become 3 calls' }).click();
  await expect(page.locator('[data-video-play]')).toHaveCount(0);
  await expect(player).toBeVisible();
});

test('the film plays muted at all widths, and its button stops it (HOME-02)', async ({ page }) => {
  for (const width of [390, 600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('video[data-playing]')).toBeVisible();
  }
  const film = page.locator('video');
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(paused).toBe(true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(paused).toBe(false);
});

test('with reduced motion nothing moves and no film loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/');
  await running(page);
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.playState === 'running').length,
    );
  // State changes take at most a millisecond.
  await expect.poll(moving).toBe(0);
  expect(films).toEqual([]);
  await expect(carousel(page).getByRole('button', { name: 'Pause the carousel' })).toBeHidden();
});

test('the hero fills the first view, and the carousel’s code loads when it comes near (HOME-05)', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'AI-Based Recruitment Assistant' });
  await expect(
    hero.getByRole('list').filter({ hasText: 'faster' }).getByRole('listitem'),
  ).toHaveCount(3);
  await settled(page);
  const names = scripts.map((path) => /\/assets\/(.+)-.{8}\.js$/.exec(path)?.[1]);
  expect(new Set(names), 'the entry, and what runs after the load event').toEqual(
    new Set(['main', 'film']),
  );
  await running(page);
  expect(scripts.some((path) => path.includes('react'))).toBe(false);
  expect(scripts.some((path) => path.includes('carousel'))).toBe(true);
});

test('on a phone the first view shows a reason and the whole ruler', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const text of ['Built the close checklist', '+2.3', 'Call everyone from'])
    await expect(page.getByText(text).first()).toBeInViewport({ ratio: 1 });
  const box = await page.locator('[data-landscape]').first().boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});
