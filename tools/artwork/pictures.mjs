// The poster of the intro video and the comparison chart.
//
//   node tools/artwork/pictures.mjs
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA, launch, open } from './lib/chromium.mjs';
import { CARD, card, scoreBar, stroke } from './lib/card.mjs';
import { C } from './lib/palette.mjs';
import { translucent } from '../../src/styles/translucent.ts';
import { exampleShortlist } from '../../src/shared/content/candidates.ts';
import { claims } from '../../src/shared/content/claims.ts';
import { site } from '../../src/shared/content/site.ts';
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

// A desk from above. The middle stays free for the play button.
{
  const soft = (x, y, inner, turn = 0, cx = 0, cy = 0) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} ${cx} ${cy})" filter="url(#drop)">${inner}</g>`;
  const at = (p, x, y, turn, k) =>
    soft(
      x,
      y,
      `<g transform="scale(${k})">${card({ bar: p.score, figure: 1, ...p })}</g>`,
      turn,
      (CARD.w * k) / 2,
      (CARD.h * k) / 2,
    );
  const k = 0.5;
  const [first, second, third] = exampleShortlist;
  const list = [
    [{ ...third, id: 'a' }, 92, 424, -3.2],
    [{ ...second, id: 'b' }, 70, 296, -5.4],
    [{ ...first, mark: 1, id: 'c' }, 56, 160, -4.2],
  ];
  const line = (y, w) => `M52 ${y}h${w}v9h${-w}Z`;
  const sheet = `<rect width="440" height="600" rx="5" fill="${C.card}"/><path fill="${C.ink}" d="M52 58h190v20H52ZM52 92h120v20H52Z"/><path d="M52 142H388" stroke="${C.ink}" stroke-width="2"/><path fill="${C.lineDark}" d="${[
    [172, 300],
    [202, 336],
    [232, 250],
    [282, 320],
    [312, 290],
    [342, 336],
    [372, 180],
  ]
    .map(([y, w]) => line(y, w))
    .join('')}"/>`;
  const pile = [5, -3, 2, -6]
    .map((turn, i) =>
      soft(
        i * 7,
        i * -5,
        `<rect width="400" height="112" rx="4" fill="${i === 3 ? C.card : C.paper}" stroke="${C.line}" stroke-width="1.5"/>`,
        turn,
        200,
        56,
      ),
    )
    .join('');
  const pen = `<g><path fill="${C.ink}" d="M0 8Q0 0 8 0H206V52H8Q0 52 0 44Z"/><path fill="#2A2D24" d="M0 13Q0 5 8 5H206V15H0Z"/><path fill="${C.marker}" d="M26 0h92v52H26Z"/><path fill="#E6F97F" d="M26 5h92v10H26Z"/><path fill="${C.ink}" d="M206 4h26l26 12v20l-26 12h-26Z"/><path fill="${C.marker}" d="M258 17h16l10 16v2h-26Z"/></g>`;
  const cup = `<circle r="104" fill="${C.card}"/><circle r="102" fill="none" stroke="${C.line}" stroke-width="2"/><circle r="76" fill="none" stroke="${C.line}" stroke-width="2"/><g filter="url(#drop)"><path d="M48 40L92 78" stroke="${C.paper}" stroke-width="19" stroke-linecap="round"/><circle r="64" fill="${C.paper}"/></g><circle r="54" fill="#3A2419"/><path d="M-36 -18A40 40 0 0 1 6 -40" fill="none" stroke="#6B472F" stroke-width="5" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><filter id="drop" x="-20%" y="-30%" width="140%" height="170%"><feDropShadow dx="0" dy="2" stdDeviation="2" flood-color="#04110B" flood-opacity=".35"/><feDropShadow dx="3" dy="12" stdDeviation="12" flood-color="#04110B" flood-opacity=".34"/></filter>
    <rect width="1280" height="720" fill="${C.green}"/>
    ${soft(806, 296, sheet, 6, 220, 300)}
    ${soft(560, -52, pile, -7, 200, 56)}
    ${soft(1130, 128, cup)}
    <g transform="translate(806 296) rotate(6 220 300)">${stroke({ x: 36, y: 184, w: 366, h: 44 })}<path fill="${C.ink}" d="${line(202, 336)}"/></g>
    ${soft(846, 556, pen, -24, 140, 26)}
    ${list.map(([p, x, y, turn]) => at(p, x, y, turn, k)).join('')}
  </svg>`;
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
    ['Reach', claims.reach, 'of active and passive candidates', 'Members with a profile there'],
    ['Analysis', `Over ${claims.profiles}`, 'profiles and resumes', 'The profiles you open'],
    [
      'Hiring',
      `${claims.faster} faster`,
      'with the AI recruiting assistant',
      'You read and sort by hand',
    ],
    ['Talent match rating', 'bar', `from ${claims.rating}`, 'Your own notes'],
    ['Shortlists', 'Bias-free', 'shortlists and resume scoring', 'A list you make yourself'],
  ];
  const figure = (v) =>
    v === 'bar'
      ? `<svg class="bar" width="282" height="32" viewBox="0 0 282 32">${scoreBar({ x: 2, y: 3, cell: 22, h: 24, value: 9, tick: 2 })}<text x="280" y="30" text-anchor="end" font-family="Bricolage" font-weight="800" font-size="40">9</text></svg>`
      : `<strong>${v}</strong>`;
  const css = (narrow) => `
    body{background:${C.paper};color:${C.ink}}#t{width:${narrow ? 720 : 1440}px;padding:${narrow ? '40px 36px 44px' : '64px 72px 72px'};position:relative}
    h2{font:800 ${narrow ? 50 : 64}px/1.04 Bricolage;letter-spacing:-.025em;margin-bottom:${narrow ? 28 : 40}px;text-wrap:balance}
    .grid{display:grid;grid-template-columns:${narrow ? '1fr 1fr' : '290px 1fr 1fr'};position:relative}
    .grid>*{padding:${narrow ? '14px 20px' : '24px 32px'};display:flex;flex-direction:column;justify-content:center;min-height:${narrow ? 0 : 126}px}
    .h{font:700 ${narrow ? 32 : 34}px/1.1 Bricolage;min-height:0!important;padding-bottom:${narrow ? 14 : 20}px!important}
    .h svg{display:block}
    .k{font:600 ${narrow ? 26 : 28}px/1.2 Instrument;${narrow ? 'grid-column:1/3;padding:20px 20px 0!important;background:transparent;z-index:1' : 'padding-left:0!important'}}
    .a,.b{font:500 ${narrow ? 27 : 28}px/1.3 Instrument;color:${C.muted}}
    .a{color:${C.ink}}.a strong{font:800 ${narrow ? 38 : 46}px/1.05 Bricolage;letter-spacing:-.02em;margin-bottom:4px}.a .bar{margin-bottom:6px;overflow:visible}
    .line{border-top:1.5px solid ${C.line}}.first{border-top:3px solid ${C.ink}}
    .card{position:absolute;background:${C.card};border:1.5px solid ${C.line};border-radius:6px;z-index:-1;padding:0!important;min-height:0!important;
      box-shadow:0 2px 4px ${translucent(C.ink, 5)},0 14px 30px ${translucent(C.ink, 8)}}
    .mark{position:relative;z-index:0;align-self:flex-start}.mark svg{position:absolute;z-index:-1;left:-10px;top:-1px;overflow:visible}`;
  const html = (
    narrow,
  ) => `<div id="t"><h2>${site.brand} and a LinkedIn search, side by side</h2><div class="grid"><div class="card"></div>
    ${narrow ? '' : '<div class="h k"></div>'}<div class="h" id="ric"><svg width="108" height="56">${logo({ height: 56 })}</svg></div><div class="h" style="justify-content:flex-end">LinkedIn search</div>
    ${rows.map(([key, v, s, other], i) => `<div class="k line ${i ? '' : 'first'}">${key}</div><div class="a ${narrow ? '' : `line ${i ? '' : 'first'}`}">${i === 2 ? `<strong class="mark"><svg></svg>${v}</strong>` : figure(v)}${s}</div><div class="b ${narrow ? '' : `line ${i ? '' : 'first'}`}">${other}</div>`).join('')}
  </div></div>`;
  for (const narrow of [false, true]) {
    const page = await open(browser, {
      html: html(narrow),
      width: narrow ? 720 : 1440,
      height: 900,
      scale: 2,
      css: css(narrow),
    });
    const [w, h] = await page.evaluate((isNarrow) => {
      const grid = document.querySelector('.grid');
      const g = grid.getBoundingClientRect();
      const r = document.getElementById('ric').getBoundingClientRect();
      const c = document.querySelector('.card');
      const over = isNarrow ? 10 : 22;
      Object.assign(c.style, {
        left: `${r.left - g.left - (isNarrow ? 12 : 0)}px`,
        width: `${r.width + (isNarrow ? 4 : 0)}px`,
        top: `${-over}px`,
        height: `${g.height + over * 2}px`,
      });
      const m = document.querySelector('.mark').getBoundingClientRect();
      return [m.width + 26, m.height + 4];
    }, narrow);
    await page.$eval(
      '.mark svg',
      (s, d) => {
        s.innerHTML = d;
      },
      stroke({ x: 0, y: 0, w, h }),
    );
    const png = await page.locator('#t').screenshot();
    const name = narrow ? 'linkedin-comparison-narrow' : 'linkedin-comparison';
    await write(png, name, narrow ? 720 : 1440, 56, 80);
    await page.close();
  }
}
await browser.close();
