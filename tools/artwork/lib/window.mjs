// Pictures of the product's window, taken from the running site, so that they agree with its pages.
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:8787';

/** The home page's window at twice its size: all of it that is in view, its list, its resume. */
export async function photographWindow(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(BASE_URL, { waitUntil: 'load' });
  const boxes = await page.evaluate(async () => {
    await document.fonts.ready;
    const list = document.querySelector('[data-film-pane]');
    const resume = list.nextElementSibling;
    for (const part of list.querySelectorAll('video, button')) part.remove();
    document.querySelector('aside')?.remove();
    const boxOf = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left, y: top, width: Math.min(width, innerWidth - left), height };
    };
    const whole = list.parentElement.parentElement;
    return { whole: boxOf(whole), list: boxOf(list), resume: boxOf(resume) };
  });
  const pictures = {};
  for (const [name, clip] of Object.entries(boxes)) {
    const png = await page.screenshot({ type: 'png', clip });
    pictures[name] = { ...clip, href: `data:image/png;base64,${png.toString('base64')}` };
  }
  await context.close();
  return pictures;
}
