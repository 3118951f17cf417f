// The poster of the intro video, the comparison chart and the README's picture.
//
//   npm run artwork -- pictures
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART, MEDIA, launch, open } from './lib/chromium.mjs';
import { C } from './lib/palette.mjs';
import { openSite } from './lib/window.mjs';
import { sampleState } from '../../src/shared/sample-search/demo-state.ts';
import { LINE, pileOf } from '../../src/shared/sample-search/pile.ts';
import { roleOf } from '../../src/shared/sample-search/sample-roles.ts';
import { asRating } from '../../src/shared/sample-search/score.ts';
import { logo } from './lib/logo.mjs';
import { landscape } from './lib/sheets.mjs';

const browser = await launch();
async function write(png, name, width, avif, webp) {
  const image = sharp(png).removeAlpha().resize({ width, kernel: 'lanczos3' });
  await image
    .clone()
    .avif({ quality: avif, effort: 8, chromaSubsampling: '4:4:4' })
    .toFile(join(MEDIA, `${name}.avif`));
  await image
    .clone()
    .webp({ quality: webp, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, `${name}.webp`));
  for (const ext of ['avif', 'webp']) {
    const { height } = await sharp(join(MEDIA, `${name}.${ext}`)).metadata();
    console.log(
      `${name}.${ext}`,
      `${width}x${height}`,
      `${Math.round(statSync(join(MEDIA, `${name}.${ext}`)).size / 1024)} KB`,
    );
  }
}

// A pile of paper, and the three sheets that are left of it. The middle stays free for the play button.
{
  const edge = (_, index) =>
    `<path stroke="${C.sage}" stroke-width="3" d="M${100 + ((index * 37) % 29)} ${620 - index * 9}h320"/>`;
  const sheet = ({ x, y, rating }) =>
    `<g transform="translate(${x} ${y})"><rect width="216" height="288" fill="${C.card}" stroke="${C.ink}" stroke-width="3"/><text x="24" y="76" fill="${C.ink}" font-family="Bricolage" font-size="64">${rating}</text><path stroke="${C.marker}" stroke-width="22" d="M20 122h160"/>${[122, 158, 194, 230].map((line, index) => `<path stroke="${C.ink}" stroke-width="4" d="M24 ${line}h${index === 3 ? 96 : 152}"/>`).join('')}</g>`;
  const called = pileOf(sampleState(roleOf('controller')))
    .filter((tenths) => tenths >= LINE)
    .toSorted((a, b) => a - b)
    .map((tenths, index) => ({
      x: 780 + 92 * index,
      y: 132 + 100 * index,
      rating: asRating(tenths),
    }));
  const art = Array.from({ length: 58 }, edge).join('') + called.map(sheet).join('');
  const page = await open(browser, {
    html: `<svg width="1280" height="720" fill="none"><rect width="1280" height="720" fill="${C.green}"/>${art}</svg>`,
    width: 1280,
    height: 720,
    scale: 2,
    css: 'svg{display:block}',
  });
  const png = await page.screenshot();
  await write(png, 'intro-poster-1280', 1280, 58, 80);
  await write(png, 'intro-poster-640', 640, 58, 80);
  await page.close();
}

// The product and a LinkedIn search side by side. Of the search it says nothing but a question.
{
  const text = (x, y, words, size = 22, color = C.ink) =>
    `<text x="${x}" y="${y}" fill="${color}" font-family="Bricolage" font-weight="700" font-size="${size}">${words}</text>`;
  const pile = Array.from(
    { length: 44 },
    (_, index) =>
      `<path stroke="${C.lineDark}" stroke-width="2" d="M${36 + ((index * 37) % 17)} ${340 - index * 5}h132"/>`,
  ).join('');
  const right = 280;
  const html = `<svg width="720" height="450" fill="none"><rect width="720" height="450" fill="${C.card}"/><rect width="${right - 30}" height="450" fill="${C.kraft}"/>
    ${text(32, 56, 'Your LinkedIn', 24)}${text(32, 84, 'search', 24)}${pile}${text(32, 410, 'Whom do you call?')}
    <g transform="translate(${right} 32)">${logo({ height: 50 })}</g>
    ${landscape({ x: right + 6, y: 150, width: 398, height: 186, figures: 20, ink: C.ink, quiet: C.lineDark })}
    ${text(right, 410, `Everyone from ${asRating(LINE)} up`)}</svg>`;
  const page = await open(browser, {
    html,
    width: 720,
    height: 450,
    scale: 2,
    css: 'svg{display:block}',
  });
  const png = await page.screenshot();
  await write(png, 'linkedin-comparison', 1440, 56, 80);
  await page.close();
}

// The demo's window for journalists, and its preview; phones have that of a phone, down to the ruler.
{
  const WIDTH = 2880;
  const page = await openSite(browser, '/demo', { width: 1440, height: 900 }, WIDTH / 1312);
  const shot = await page.locator('[data-sample-search]').screenshot();
  const window = sharp(await sharp(shot).removeAlpha().resize({ width: WIDTH }).png().toBuffer());
  const png = join(MEDIA, 'product.png');
  await window.clone().png({ palette: true, effort: 10 }).toFile(png);
  await window
    .resize({ width: 1440 })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, 'product-preview.webp'));
  console.log('product.png', `${Math.round(statSync(png).size / 1024)} KB`);
  await page.close();
  const phone = await openSite(browser, '/demo', { width: 390, height: 1600 }, 2);
  const { x, y, width } = await phone.locator('[data-sample-search]').boundingBox();
  const scale = await phone.locator('[data-sample-search] [data-landscape]').boundingBox();
  const part = await phone.screenshot({
    clip: { x, y, width, height: scale.y + scale.height + 12 - y },
  });
  await sharp(part)
    .removeAlpha()
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, 'product-preview-narrow.webp'));
  await phone.close();
}

// The README's picture: the first view of the home page.
{
  const page = await openSite(browser, '/', { width: 1440, height: 900 }, 1);
  await sharp(await page.screenshot())
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(join(ART, 'readme-home.webp'));
}
await browser.close();
