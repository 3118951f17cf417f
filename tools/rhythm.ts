// npm run rhythm: how full each page is. Prints per page the share of empty pixel rows, the longest gap,
// words, highlights in the first view, sizes of section headings, and how often each claim is made. The
// site must run at BASE_URL (default http://localhost:8787). PAGES=/,/features selects pages.
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';

import { affiliateProgram, claims, firm } from '../src/shared/content/claims.ts';
import { palette } from '../src/styles/tokens.ts';
import { ensureBrowser } from './browser.ts';
import { sitePages } from './pages.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8787';
const WINDOW = { width: 1440, height: 900 };
/** Of a color channel, 0 to 255: less is the same color. */
const TOLERANCE = 3;

const CLAIMS: Readonly<Record<string, string>> = {
  ...claims,
  commission: affiliateProgram.commission,
  firmYears: firm.years,
  placements: firm.placements,
  clients: firm.clients,
  cities: firm.cities,
  forbes: 'Forbes',
  biasFree: 'bias-free',
};

const wanted = process.env['PAGES']?.split(',') ?? sitePages;

interface Rows {
  height: number;
  empty: number;
  longestGap: number;
  gapAt: number;
}

/** A row is empty when it has one color from edge to edge. */
async function emptyRows(screenshot: Buffer): Promise<Rows> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = info.width * info.channels;
  const isEmpty = (y: number) => {
    const start = y * rowBytes;
    for (let at = start; at < start + rowBytes; at += 1) {
      const first = data[start + ((at - start) % info.channels)] ?? 0;
      if (Math.abs((data[at] ?? 0) - first) > TOLERANCE) return false;
    }
    return true;
  };
  let empty = 0;
  let gap = 0;
  let longestGap = 0;
  let gapAt = 0;
  for (let y = 0; y < info.height; y += 1) {
    gap = isEmpty(y) ? gap + 1 : 0;
    if (gap > 0) empty += 1;
    if (gap > longestGap) [longestGap, gapAt] = [gap, y - gap + 1];
  }
  return { height: info.height, empty: empty / info.height, longestGap, gapAt };
}

interface Words {
  text: string;
  highlights: number;
  headings: string[];
}

/** Inside the page. @param highlighter as getComputedStyle writes it */
function readPage([highlighter, height]: readonly [string, number]): Words {
  const main = document.querySelector('main');
  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = top < height && bottom > top && right > left && right > 0 && left < innerWidth;
    return isInside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isHighlighted = (element: Element) => {
    const { backgroundColor, backgroundImage, backgroundSize, fill } = getComputedStyle(element);
    const isShape = element instanceof SVGGeometryElement;
    // Strokes that are drawn on hover have no width until then.
    const image = backgroundSize.startsWith('0px') ? '' : backgroundImage;
    return [backgroundColor, image, isShape ? fill : ''].some((value) =>
      value.includes(highlighter),
    );
  };
  const headings = [...document.querySelectorAll('main h2')]
    .filter((heading) => heading.getBoundingClientRect().width > 1)
    .map((heading) => String(Math.round(Number.parseFloat(getComputedStyle(heading).fontSize))));
  return {
    text: main?.innerText ?? '',
    // The shapes of one drawing are one.
    highlights: new Set(
      [...document.body.querySelectorAll('*')]
        .filter((element) => isHighlighted(element) && isSeen(element))
        .map((element) => element.closest('svg') ?? element),
    ).size,
    headings: [...new Set(headings)].toSorted((a, b) => Number(a) - Number(b)),
  };
}

const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Scrolls through the page, so that lazy images and frames load. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

const countOf = (text: string, claim: string): number =>
  text.toLowerCase().split(claim.toLowerCase()).length - 1;

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({
  viewport: WINDOW,
  baseURL: BASE_URL,
  reducedMotion: 'reduce',
  // The launcher is hidden by a style of this tool.
  bypassCSP: true,
});
const page = await context.newPage();
const mentions = new Map<string, string[]>();
console.log('| page | height | empty rows | longest gap (at) | words | highlights | h2 sizes |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
for (const path of wanted) {
  await page.goto(path);
  await loadAll(page);
  await page.addStyleTag({ content: '[data-chat-launcher] { visibility: hidden }' });
  const { text, highlights, headings } = await page.evaluate(readPage, [
    asRgb(palette.highlighter),
    WINDOW.height,
  ] as const);
  const rows = await emptyRows(await page.screenshot({ fullPage: true }));
  const words = text.split(/\s+/).filter(Boolean).length;
  console.log(
    `| ${path} | ${rows.height} | ${(rows.empty * 100).toFixed(1)}% | ${rows.longestGap} (${rows.gapAt}) | ${words} | ${highlights} | ${headings.join(', ')} |`,
  );
  for (const [name, claim] of Object.entries(CLAIMS)) {
    const count = countOf(text, claim);
    if (count > 0) mentions.set(name, [...(mentions.get(name) ?? []), `${path} ${count}`]);
  }
}
await browser.close();

console.log('\n| claim | times | pages | where |');
console.log('| --- | ---: | ---: | --- |');
for (const [name, where] of mentions) {
  const total = where.reduce((sum, one) => sum + Number(one.split(' ')[1]), 0);
  console.log(`| ${CLAIMS[name] ?? name} | ${total} | ${where.length} | ${where.join(', ')} |`);
}
