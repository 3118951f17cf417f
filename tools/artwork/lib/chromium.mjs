// Opens pages for the artwork scripts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBrowser } from '../../browser.ts';

const here = dirname(fileURLToPath(import.meta.url));
export const ART = resolve(here, '..');
const ROOT = resolve(here, '../../..');
export const PUBLIC = join(ROOT, 'public');
export const MEDIA = join(PUBLIC, 'media');

const require = createRequire(import.meta.url);

export function launch() {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
    ],
  });
}

function face(pkg, file, family, extra) {
  const dir = dirname(require.resolve(`${pkg}/package.json`));
  const data = readFileSync(join(dir, 'files', file)).toString('base64');
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data}) format('woff2');${extra}}`;
}

/** The two faces of the site as data URLs, so that a page needs no server. */
export function fontFaces() {
  return [
    face(
      '@fontsource-variable/bricolage-grotesque',
      'bricolage-grotesque-latin-standard-normal.woff2',
      'Bricolage',
      // Headings have one weight, as in the site's own cut.
      'font-weight:750;font-stretch:75% 100%;',
    ),
    face(
      '@fontsource-variable/instrument-sans',
      'instrument-sans-latin-standard-normal.woff2',
      'Instrument',
      'font-weight:400 700;font-stretch:75% 100%;',
    ),
  ].join('\n');
}

/** Opens a page with the given body markup, fonts loaded. */
export async function open(browser, { html, width, height, scale = 1, css = '', head = '' }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<style>${fontFaces()}
    *{margin:0;padding:0;box-sizing:border-box}html,body{background:transparent}
    body{font-family:Instrument,sans-serif;text-rendering:geometricPrecision;-webkit-font-smoothing:antialiased}${css}</style></head><body>${html}</body></html>`,
  );
  await page.evaluate(async () => {
    await Promise.all([
      document.fonts.load('700 40px Bricolage'),
      document.fonts.load('500 40px Instrument'),
    ]);
    await document.fonts.ready;
  });
  return page;
}
