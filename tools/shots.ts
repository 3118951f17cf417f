// npm run shots: every page at three widths into shots/, with an index page to look at them all.
// SHOTS=/blog,/contact narrows it; the site must run at BASE_URL (default http://localhost:8787).
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { paths } from '../src/shared/paths.ts';
import { ensureBrowser } from './browser.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8787';
const WIDTHS = [390, 768, 1440];
const OUT = 'shots';

const PAGES = [
  ...Object.values(paths)
    .filter((one) => typeof one === 'string')
    .filter((one) => !one.endsWith('.xml')),
  '/blog/the-offer-call',
  '/blog?q=offer&keyword=hiring',
  '/no-such-page',
];
const wanted = process.env['SHOTS']?.split(',') ?? PAGES;
const fileName = (page: string, width: number) =>
  `${page.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${width}.png`;

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const width of WIDTHS) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    baseURL: BASE_URL,
    // Still pictures: what moves stands where it would without motion.
    reducedMotion: 'reduce',
  });
  for (const address of wanted) {
    const page = await context.newPage();
    page.on('console', (message) => console.log(`${address} ${width}: ${message.text()}`));
    await page.goto(address, { waitUntil: 'load' });
    // Images that load when they come into view are part of the picture.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      window.scrollTo(0, 0);
      // One that is out of view sideways, in a carousel, is never loaded.
      await Promise.race([
        Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
        new Promise((resolve) => setTimeout(resolve, 3_000)),
      ]);
    });
    await page.screenshot({ path: path.join(OUT, fileName(address, width)), fullPage: true });
    await page.close();
  }
  await context.close();
}
await browser.close();

const row = (page: string) =>
  `<h2>${page}</h2><div>${WIDTHS.map((width) => `<a href="${fileName(page, width)}"><img src="${fileName(page, width)}" width="${width / 3}" alt="${page} at ${width} px"></a>`).join('')}</div>`;
writeFileSync(
  path.join(OUT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Every page</title><style>div{display:flex;gap:16px;align-items:start}img{border:1px solid #ccc}</style>${wanted.map(row).join('')}`,
);
console.log(`${wanted.length} pages at ${WIDTHS.join(', ')} px: ${OUT}/index.html`);
