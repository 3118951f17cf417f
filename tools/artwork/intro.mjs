// Renders the poster of the intro video: a table covered with read résumés.
//
//   node tools/artwork/intro.mjs
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD, card } from './lib/card.mjs';
import { MEDIA, launch, open } from './lib/chromium.mjs';
import { C } from './lib/palette.mjs';

const W = 1600;
const H = 900;
const STACK = [
  { who: 'joel', name: 'Joel Arden', role: 'Bookkeeper', score: 4 },
  { who: 'hana', name: 'Hana Mori', role: 'Credit Analyst', score: 6 },
  { who: 'marcus', name: 'Marcus Bello', role: 'Finance Director', score: 9 },
  { who: 'tomas', name: 'Tomas Vidal', role: 'Tax Adviser', score: 5 },
  { who: 'nadia', name: 'Nadia Farouk', role: 'Controller', score: 10 },
  { who: 'amara', name: 'Amara Diallo', role: 'Payroll Lead', score: 3 },
  { who: 'ingrid', name: 'Ingrid Solheim', role: 'Head of Treasury', score: 8 },
];
const SCALE = 0.6;
const GAP = 34;

/** Columns of cards, each shifted against its neighbour; what scores 8 or more is marked and lifted. */
function table() {
  const w = CARD.w * SCALE + GAP;
  const h = CARD.h * SCALE + GAP;
  const cards = [];
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 11; row++) {
      const who = STACK[(row * 3 + column * 5) % STACK.length];
      const best = who.score >= 8;
      const inner = card({
        ...who,
        bar: who.score,
        figure: 1,
        mark: best ? 1 : 0,
        lift: best ? 1 : 0,
        id: `c${column}-${row}`,
      });
      const place = `translate(${column * w} ${row * h + (column % 2) * 74}) scale(${SCALE})`;
      cards.push({
        best,
        svg: `<g transform="${place}" opacity="${best ? 1 : 0.62}">${inner}</g>`,
      });
    }
  }
  return cards
    .toSorted((a, b) => Number(a.best) - Number(b.best))
    .map(({ svg }) => svg)
    .join('');
}

const browser = await launch();
const page = await open(browser, {
  html: `<svg width="${W}" height="${H}"><path fill="${C.green}" d="M0 0h${W}v${H}H0Z"/><g transform="translate(-300 -250) rotate(-9 800 450)">${table()}</g></svg>`,
  width: W,
  height: H,
});
const shot = await page.screenshot({ type: 'png' });
await browser.close();
for (const width of [800, 1600]) {
  const image = sharp(shot).resize(width);
  await image
    .clone()
    .avif({ quality: 52, effort: 6 })
    .toFile(join(MEDIA, `intro-poster-${width}.avif`));
  await image
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, `intro-poster-${width}.webp`));
}
