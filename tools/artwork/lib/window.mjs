// The running site, for pictures that agree with its pages.
const BASE_URL = process.env.BASE_URL ?? 'http://localhost:8787';

/** A page of the running site, at rest. */
export async function openSite(browser, path, viewport, scale = 2) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await page.goto(BASE_URL + path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const part of document.querySelectorAll('[data-landscape] :is(video, button), aside'))
      part.remove();
  });
  return page;
}
