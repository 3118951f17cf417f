// The poster of the intro video, the comparison chart and the README's picture.
//
//   npm run artwork -- pictures
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ART, MEDIA, launch, open } from './lib/chromium.mjs';
import { C, marked } from './lib/palette.mjs';
import { scoreBar } from './lib/ruler.mjs';
import { openSite, photographWindow } from './lib/window.mjs';
import { translucent } from '../../src/styles/translucent.ts';
import { claims } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
import { SAMPLE_LABEL } from '../../src/shared/sample-search/sample-role.ts';
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

// The shortlist and a resume, side by side. The middle stays free for the play button.
{
  const { list, resume } = await photographWindow(browser);
  const k = 1.14;
  const paper = ({ width, height, href }, x, y) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><rect x="-1" y="-1" width="${width + 2}" height="${height + 2}" rx="5" fill="${C.card}" stroke="${C.ink}"/><image width="${width}" height="${height}" href="${href}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="${C.green}"/>${paper(list, 64, 72)}${paper(resume, 832, 72)}<text x="642" y="688" text-anchor="middle" font-family="Instrument" font-size="20" fill="${C.kraft}">${SAMPLE_LABEL}</text></svg>`;
  const page = await open(browser, {
    html: svg,
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

// The product and a LinkedIn search side by side.
{
  const rows = [
    ['Reach', 'Everyone', 'active and passive candidates', 'Members with a profile there'],
    ['Analysis', 'Every resume', 'every profile and resume in the search', 'The profiles you open'],
    ['Order', 'Ranked', 'a ranked list to start with', 'Reading and sorting by hand'],
    ['Talent match rating', 'bar', `from ${claims.rating}`, 'Your own notes'],
    [
      'Shortlists',
      'One scale',
      'every resume scored against the same job',
      'A list you make yourself',
    ],
  ];
  const figure = (v) =>
    v === 'bar'
      ? `<svg class="bar" width="282" height="32" viewBox="0 0 282 32">${scoreBar({ x: 2, y: 3, cell: 22, h: 24, value: 9, tick: 2 })}<text x="280" y="30" text-anchor="end" font-family="Bricolage" font-weight="700" font-size="40">9</text></svg>`
      : `<strong>${v}</strong>`;
  const css = `
    body{background:${C.paper};color:${C.ink}}#t{width:1440px;padding:64px 72px 72px;position:relative}
    h2{font:700 64px/1.04 Bricolage;letter-spacing:-.025em;margin-bottom:40px;text-wrap:balance}
    .grid{display:grid;grid-template-columns:290px 1fr 1fr;position:relative}
    .grid>*{padding:24px 32px;display:flex;flex-direction:column;justify-content:center;min-height:126px}
    .h{font:700 34px/1.1 Bricolage;min-height:0!important;padding-bottom:20px!important}
    .h svg{display:block}
    .k{font:600 28px/1.2 Instrument;padding-left:0!important}
    .a,.b{font:500 28px/1.3 Instrument;color:${C.muted}}
    .a{color:${C.ink}}.a strong{font:700 46px/1.05 Bricolage;letter-spacing:-.02em;margin-bottom:4px}.a .bar{margin-bottom:6px;overflow:visible}
    .line{border-top:1.5px solid ${C.line}}.first{border-top:3px solid ${C.ink}}
    .card{position:absolute;background:${C.card};border:1.5px solid ${C.line};border-radius:6px;z-index:-1;padding:0!important;min-height:0!important;
      box-shadow:0 2px 4px ${translucent(C.ink, 5)},0 14px 30px ${translucent(C.ink, 8)}}
    .a mark{${marked}}`;
  const html = `<div id="t"><h2>${site.brand} and a LinkedIn search, side by side</h2><div class="grid"><div class="card"></div>
    <div class="h k"></div><div class="h" id="ric"><svg width="108" height="56">${logo({ height: 56 })}</svg></div><div class="h" style="justify-content:flex-end">LinkedIn search</div>
    ${rows.map(([key, v, s, other], i) => `<div class="k line ${i ? '' : 'first'}">${key}</div><div class="a line ${i ? '' : 'first'}">${i === 2 ? `<strong><mark>${v}</mark></strong>` : figure(v)}${s}</div><div class="b line ${i ? '' : 'first'}">${other}</div>`).join('')}
  </div></div>`;
  const page = await open(browser, { html, width: 1440, height: 900, scale: 2, css });
  await page.evaluate(() => {
    const grid = document.querySelector('.grid');
    const g = grid.getBoundingClientRect();
    const r = document.getElementById('ric').getBoundingClientRect();
    const c = document.querySelector('.card');
    const over = 22;
    Object.assign(c.style, {
      left: `${r.left - g.left}px`,
      width: `${r.width}px`,
      top: `${-over}px`,
      height: `${g.height + over * 2}px`,
    });
  });
  const png = await page.locator('#t').screenshot();
  await write(png, 'linkedin-comparison', 1440, 56, 80);
  await page.close();
}

// The demo's window for journalists, and its preview.
{
  const WIDTH = 2880;
  const page = await openSite(browser, '/demo', { width: 1440, height: 900 }, WIDTH / 1312);
  const window = sharp(await page.locator('[data-sample-search]').screenshot()).removeAlpha();
  const png = join(MEDIA, 'product.png');
  await window.clone().resize({ width: WIDTH }).png({ palette: true, effort: 10 }).toFile(png);
  await window
    .resize({ width: 560 })
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
