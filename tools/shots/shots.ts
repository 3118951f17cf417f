// npm run shots: screenshots of every page and state at four widths in shots/, with an index page.
// The site must run at BASE_URL (default http://localhost:8787). SHOTS=blog,chat selects names that
// contain one of these, WIDTHS=390,1440 widths. MEDIA=print or MEDIA=forced-colors emulates that medium.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Page } from 'playwright';

import { ensureBrowser } from '../browser.ts';
import { allStates, prepare, restore, type State } from './states.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8787';
const WIDTHS = process.env['WIDTHS']?.split(',').map(Number) ?? [390, 768, 1440, 1920];
/** From this width on the header shows its menus. */
const WIDE = 960;
const OUT = 'shots';

const parts = process.env['SHOTS']?.split(',');
const wanted = allStates.filter(({ name }) => !parts || parts.some((part) => name.includes(part)));
const widthsOf = ({ only }: State) =>
  WIDTHS.filter((width) => !only || width >= WIDE === (only === 'wide'));
const fileName = ({ name }: State, width: number) => `${name}-${width}.png`;

/** Without scrolling, which has the chat's launcher appear over the page. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // Images of hidden carousel cards never load.
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
  });
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const failed: string[] = [];
for (const state of wanted) {
  for (const width of widthsOf(state)) {
    // A fresh visitor.
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      baseURL: BASE_URL,
      // Without motion, so that screenshots are stable.
      reducedMotion: 'reduce',
      forcedColors: process.env['MEDIA'] === 'forced-colors' ? 'active' : 'none',
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    if (process.env['MEDIA'] === 'print') await page.emulateMedia({ media: 'print' });
    page.on('console', (message) => console.log(`${state.name} ${width}: ${message.text()}`));
    try {
      await prepare(context.request, state);
      await page.goto(state.path, { waitUntil: 'load' });
      await loadImages(page);
      // Frames of others load last. What never ends, such as polls, is not waited for.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await state.reach?.(page);
      // The header is fixed: in a picture of the whole page it would lie over its middle.
      if (!state.window) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({
        path: path.join(OUT, fileName(state, width)),
        fullPage: !state.window,
      });
    } catch (error) {
      failed.push(`${state.name} at ${width} px: ${String(error).split('\n')[0] ?? ''}`);
    }
    await restore(context.request, state);
    await context.close();
  }
}
await browser.close();

const picture = (file: string, width: number) =>
  `<a href="${file}"><img src="${file}" loading="lazy" width="${width / 3}" alt="${file}"></a>`;
const row = (state: State) =>
  `<h2 id="${state.name}">${state.name}</h2><p>${state.path}</p><div>${widthsOf(state)
    .map((width) => picture(fileName(state, width), width))
    .join('')}</div>`;
writeFileSync(
  path.join(OUT, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page and state</title><style>body{font:16px sans-serif}div{display:flex;gap:16px;align-items:start}img{border:1px solid #ccc}</style><nav>${wanted
    .map(({ name }) => `<a href="#${name}">${name}</a>`)
    .join(' ')}</nav>${wanted.map(row).join('')}`,
);
console.log(`${wanted.length} pages and states at ${WIDTHS.join(', ')} px: ${OUT}/index.html`);
if (failed.length > 0) {
  console.error(failed.join('\n'));
  process.exitCode = 1;
}
