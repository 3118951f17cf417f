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

  const beyond = await request.get(FILM, { headers: { range: `bytes=${file.length}-` } });
  expect(beyond.status()).toBe(416);
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
