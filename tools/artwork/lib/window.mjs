// Pictures of the product's window, taken from the running site, so that they agree with its pages.
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
    for (const part of document.querySelectorAll('[data-film-pane] :is(video, button), aside'))
      part.remove();
  });
  return page;
}

/** The home page's window at twice its size: all of it that is in view, its list, its resume. */
export async function photographWindow(browser) {
  const page = await openSite(browser, '/', { width: 1440, height: 900 });
  const boxes = await page.evaluate(() => {
    const list = document.querySelector('[data-film-pane]');
    const boxOf = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left, y: top, width: Math.min(width, innerWidth - left), height };
    };
    const whole = list.parentElement.parentElement;
    return { whole: boxOf(whole), list: boxOf(list), resume: boxOf(list.nextElementSibling) };
  });
  const pictures = {};
  for (const [name, clip] of Object.entries(boxes)) {
    const png = await page.screenshot({ type: 'png', clip });
    pictures[name] = { ...clip, href: `data:image/png;base64,${png.toString('base64')}` };
  }
  await page.close();
  return pictures;
}
