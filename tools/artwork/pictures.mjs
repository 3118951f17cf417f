// The poster of the intro video, the comparison chart and the README's picture.
//
//   npm run artwork -- pictures
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART, MEDIA, launch, open } from './lib/chromium.mjs';
import { C } from './lib/palette.mjs';
import { openSite } from './lib/window.mjs';
import { claims } from '../../src/shared/content/claims.ts';
import { sampleState } from '../../src/shared/sample-search/demo-state.ts';
import { LINE, pileOf } from '../../src/shared/sample-search/pile.ts';
import { roleOf } from '../../src/shared/sample-search/sample-roles.ts';
import { asRating } from '../../src/shared/sample-search/score.ts';
import { logo } from './lib/logo.mjs';

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

// The product and a LinkedIn search side by side. Of the search it says nothing: readers ask theirs.
{
  const rows = [
    [claims.reach, 'of active and passive candidates'],
    [`Over ${claims.profiles}`, 'profiles and resumes'],
    [claims.rating, 'talent match rating'],
  ];
  const css = `
    #t{width:720px;padding:32px;display:grid;grid-template-columns:1fr 1fr;column-gap:24px;background:${C.paper};color:${C.ink}}
    #t>*{padding:20px 24px;font:500 26px/1.25 Instrument}
    .h{display:flex;align-items:center;min-height:84px;font-weight:700}.h svg{display:block}
    .a{background:${C.card};border:solid ${C.line};border-width:1.5px 1.5px 0}
    .b{border-top:1.5px solid ${C.line};color:${C.muted}}.last{border-bottom-width:1.5px}
    strong{display:block;height:60px;font:700 46px/1.15 Bricolage;letter-spacing:-.02em;white-space:nowrap}`;
  const html = `<div id="t"><div class="h a"><svg width="108" height="56">${logo({ height: 56 })}</svg></div><div class="h">Your LinkedIn search</div>
    ${rows.map(([figure, label], i) => `<div class="a ${i === 2 ? 'last' : ''}"><strong>${figure}</strong>${label}</div><div class="b ${i === 2 ? 'last' : ''}"><strong>?</strong>${label}</div>`).join('')}
  </div>`;
  const page = await open(browser, { html, width: 720, height: 900, scale: 2, css });
  const png = await page.locator('#t').screenshot();
  await write(png, 'linkedin-comparison', 1440, 56, 80);
  await page.close();
}

// The upper half of the demo's window for journalists, and its preview.
{
  const WIDTH = 2880;
  const half = { left: 0, top: 0, width: WIDTH, height: WIDTH / 2 };
  const page = await openSite(browser, '/demo', { width: 1440, height: 900 }, WIDTH / 1312);
  const shot = await page.locator('[data-sample-search]').screenshot();
  const window = sharp(
    await sharp(shot).removeAlpha().resize({ width: WIDTH }).extract(half).png().toBuffer(),
  );
  const png = join(MEDIA, 'product.png');
  await window.clone().png({ palette: true, effort: 10 }).toFile(png);
  await window
    .resize({ width: 1440 })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(join(MEDIA, 'product-preview.webp'));
  console.log('product.png', `${Math.round(statSync(png).size / 1024)} KB`);
  await page.close();
}

// The README's picture: the first view of the home page.
{
  const page = await openSite(browser, '/', { width: 1440, height: 900 }, 1);
  await sharp(await page.screenshot())
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(join(ART, 'readme-home.webp'));
}
await browser.close();
