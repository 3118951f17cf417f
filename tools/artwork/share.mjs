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
import { landscape } from './lib/sheets.mjs';

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

/** The resumes of the sample search on their ruler. */
const art = landscape({
  x: 64,
  y: 424,
  width: 1072,
  height: 128,
  figures: 30,
  ink: C.ink,
  quiet: C.lineDark,
});

const css = `body{width:1200px;height:630px;background:${C.paper};position:relative;overflow:hidden;color:${C.ink}}
  .art,.logo{position:absolute;left:0;top:0}
  h1{position:absolute;left:64px;top:128px;height:200px;width:1072px;display:flex;align-items:center;font:700 74px/1.02 Bricolage;letter-spacing:-.028em;text-wrap:balance}
  mark{${marked}white-space:nowrap}
  p{position:absolute;left:64px;top:338px;width:1000px;font:500 28px/1.3 Instrument;color:${C.muted}}
  small{position:absolute;right:64px;top:64px;font:500 17px Instrument;color:${C.muted}}`;

const browser = await launch();
const page = await open(browser, { html: '', width: 1200, height: 630, css });
for (const { url, heading, line } of list) {
  await page.evaluate(
    ([h, s, art, logo, label]) => {
      document.body.innerHTML = `<svg class="art" width="1200" height="630" fill="none">${art}</svg><svg class="logo" width="240" height="140">${logo}</svg><small>${label}</small><h1><span>${h}</span></h1><p>${s}</p>`;
      const span = document.querySelector('h1 span');
      const h1 = document.querySelector('h1');
      for (let size = 96; size > 48; size -= 2) {
        h1.style.fontSize = `${size}px`;
        if (span.offsetHeight <= 200 && span.scrollWidth <= 1072) break;
      }
    },
    [words(heading), escape(line), art, logo({ x: 61, y: 51, height: 53 }), SAMPLE_LABEL],
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
