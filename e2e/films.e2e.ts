import type { Page } from 'playwright/test';

import { settled } from './contexts.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const FILM = '/media/hero.webm';

test('a film has its length, so that the edge keeps it and makes the byte ranges of WebKit (BRW-01)', async ({
  request,
}) => {
  const whole = await request.get(FILM);
  const file = await whole.body();
  expect(whole.status()).toBe(200);
  expect(whole.headers()).toMatchObject({
    'content-length': String(file.length),
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  });

  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=50000-', 50_000, file.length - 1],
    ['bytes=-500', file.length - 500, file.length - 1],
  ] as const) {
    const part = await request.get(FILM, { headers: { range } });
    expect(part.status(), range).toBe(206);
    expect(part.headers(), range).toMatchObject({
      'content-range': `bytes ${first}-${last}/${file.length}`,
      'content-length': String(last - first + 1),
      'content-type': 'video/webm',
    });
    expect(Buffer.compare(await part.body(), file.subarray(first, last + 1)), range).toBe(0);
  }

  const stale = { range: 'bytes=0-1', 'if-range': '"of another version"' };
  const anew = await request.get(FILM, { headers: stale });
  expect(anew.status()).toBe(200);
  expect((await anew.body()).length).toBe(file.length);
  const etag = whole.headers()['etag'];
  if (etag && !etag.startsWith('W/')) {
    const known = { range: 'bytes=0-1', 'if-range': etag };
    expect((await request.get(FILM, { headers: known })).status()).toBe(206);
  }

  const beyond = await request.get(FILM, { headers: { range: `bytes=${file.length}-` } });
  expect(beyond.status()).toBe(416);
});

test('whichever film a browser can play, it loads at most 100 KB of it (SPD-02)', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const films = [...home.matchAll(/<source src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(films).toHaveLength(4);
  for (const film of films) {
    const file = await (await request.get(film)).body();
    expect(file.length, film).toBeGreaterThan(10_000);
    expect(file.length, film).toBeLessThanOrEqual(100 * 1024);
  }
});

test('while the film has the line elsewhere, no sentence says that it stands at 8.0 (HOME-02)', async ({
  page,
}) => {
  await page.goto('/');
  const film = page.locator('video[data-playing]');
  await expect(film).toBeVisible();
  const sentence = page.getByText('Call everyone from').first();
  const opacityAt = async (seconds: number) => {
    await film.evaluate(async (video: HTMLVideoElement, at) => {
      video.pause();
      video.currentTime = at;
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    }, seconds);
    return sentence.evaluate((element) => Number(getComputedStyle(element).opacity));
  };
  expect(await opacityAt(1.5), 'in flight').toBe(0);
  expect(await opacityAt(3), 'the line comes in').toBe(0);
  expect(await opacityAt(5), 'the line has come').toBe(1);
  await opacityAt(1.5);
  await page.getByLabel('Who to call').first().focus();
  await expect(sentence, 'the visitor takes the line').toHaveCSS('opacity', '1');
});

test('a film that the browser has is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get(FILM)).headers();
  const again = await request.get(FILM, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  const missing = await request.get('/media/gone.mp4');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
});

test('where the film cannot be played, no button pretends to pause it', async ({
  page,
  problems,
}) => {
  problems.allow(/\/media\/hero|net::ERR_FAILED/);
  await page.route('**/media/hero*.{mp4,webm}', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('[data-landscape] svg').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(0);
});

/** The films that the page asks for from now on. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/hero/.test(request.url())) films.push(request.url());
  });
  return films;
}

test('a visitor who saves data gets the list without the film and its button (SPD-02)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const films = filmsOf(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(0);
  await settled(page);
  expect(films).toEqual([]);
});

test('the film loads when the visitor sees it: not below the view, and not in a hidden tab (SPD-02)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', {
      get: () => ((window as { isShown?: boolean }).isShown ? 'visible' : 'hidden'),
    }),
  );
  const films = filmsOf(page);
  await page.goto('/#clients');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await settled(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The observer runs before the second frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }),
  );
  expect(films, 'in a hidden tab').toEqual([]);
  await page.evaluate(() => {
    (window as { isShown?: boolean }).isShown = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.locator('video[data-playing]')).toBeVisible();
  expect(films.length).toBeGreaterThan(0);
});
