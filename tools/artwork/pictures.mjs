// The poster of the intro video, the comparison chart and the README's picture.
//
//   npm run artwork -- pictures
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART, MEDIA, launch, open } from './lib/chromium.mjs';
import { C } from './lib/palette.mjs';
import { landscape } from './lib/sheets.mjs';
import { openSite } from './lib/window.mjs';
import { claims } from '../../src/shared/content/claims.ts';
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

// The sheets on their ruler. The middle stays free for the play button.
{
  const art = landscape({
    x: 72,
    y: 128,
    width: 1136,
    height: 432,
    figures: 52,
    ink: C.paper,
    quiet: C.sage,
  });
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

// The product and a LinkedIn search side by side. Of the search it says nothing: readers fill theirs in.
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
    strong,i{display:block;height:60px;font:700 46px/1.15 Bricolage;letter-spacing:-.02em;white-space:nowrap}
    i{border-bottom:2px dashed ${C.muted};width:80%;height:46px;margin-bottom:14px}`;
  const html = `<div id="t"><div class="h a"><svg width="108" height="56">${logo({ height: 56 })}</svg></div><div class="h">Your LinkedIn search</div>
    ${rows.map(([figure, label], i) => `<div class="a ${i === 2 ? 'last' : ''}"><strong>${figure}</strong>${label}</div><div class="b ${i === 2 ? 'last' : ''}"><i></i>${label}</div>`).join('')}
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
