// Draws the images of shared links (1200 x 630), as the pages declare them (src/pages.ts).
//
//   npm run artwork -- share            all
//   npm run artwork -- share <path>     one page's, e.g. /pricing
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PUBLIC, launch, open } from './lib/chromium.mjs';
import { pages } from '../../src/pages.ts';
import { site } from '../../src/shared/content/site.ts';
import { SAMPLE_LABEL } from '../../src/shared/sample-search/sample-role.ts';
import { C, marked } from './lib/palette.mjs';
import { logo } from './lib/logo.mjs';
import { photographWindow } from './lib/window.mjs';

const [only] = process.argv.slice(2);
const declared = pages.flatMap(({ path, shareImage }) =>
  shareImage ? [{ path, ...shareImage }] : [],
);
const list = only
  ? declared.filter(({ path }) => path === only)
  : // The site's own image says the same as the home page's.
    [...declared, { ...declared.find(({ path }) => path === '/'), url: site.seo.image.path }];

const escape = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const words = (s) => escape(s).replace(/\[(.+?)\]/g, (_, phrase) => `<mark>${phrase}</mark>`);

/** The product's window, which runs off the right edge and takes its label along. */
function picture({ width, height, href }) {
  const x = 628;
  const k = (1200 - x) / width;
  const y = (630 - height * k) / 2;
  return `<rect x="${x + 4}" y="${y + 10}" width="${width * k}" height="${height * k}" rx="6" fill="${C.ink}" opacity=".1"/><image x="${x}" y="${y}" width="${width * k}" height="${height * k}" href="${href}"/><text x="${x}" y="${y + height * k + 33}" font-family="Instrument" font-size="17" fill="${C.muted}">${SAMPLE_LABEL}</text>`;
}

const css = `body{width:1200px;height:630px;background:${C.paper};position:relative;overflow:hidden;color:${C.ink}}
  .art,.logo{position:absolute;left:0;top:0}
  h1{position:absolute;left:64px;top:0;height:630px;width:530px;display:flex;align-items:center;font:700 74px/1.02 Bricolage;letter-spacing:-.028em;text-wrap:balance}
  mark{${marked}white-space:nowrap}
  p{position:absolute;left:64px;bottom:52px;width:560px;font:500 28px/1.3 Instrument;color:${C.muted}}
  hr{position:absolute;left:64px;bottom:106px;width:508px;border:0;border-top:2px solid ${C.ink}}`;

const browser = await launch();
const { whole } = await photographWindow(browser);
const page = await open(browser, { html: '', width: 1200, height: 630, css });
for (const { url, heading, line } of list) {
  await page.evaluate(
    ([h, s, art, logo]) => {
      document.body.innerHTML = `<svg class="art" width="1200" height="630">${art}</svg><svg class="logo" width="240" height="140">${logo}</svg><h1><span>${h}</span></h1><hr><p>${s}</p>`;
      const span = document.querySelector('h1 span');
      const h1 = document.querySelector('h1');
      for (let size = 86; size > 48; size -= 2) {
        h1.style.fontSize = `${size}px`;
        if (span.offsetHeight <= 312 && span.scrollWidth <= 544) break;
      }
    },
    [words(heading), escape(line), picture(whole), logo({ x: 61, y: 51, height: 53 })],
  );
  const file = join(PUBLIC, url);
  const shot = await page.screenshot({ type: 'png' });
  await sharp(shot)
    .removeAlpha()
    .png({ palette: true, quality: 92, effort: 10, dither: 0.4 })
    .toFile(file);
  console.log(url, `${Math.round(statSync(file).size / 1024)} KB`);
}
await browser.close();
