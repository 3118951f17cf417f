// Avatars and the drawings that stand in the pages, as SVG files without fonts.
//
//   node tools/artwork/illustrations.mjs --fonts <folder with node_modules that has the fonts and opentype.js>
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA } from './lib/chromium.mjs';
import { strokePath } from './lib/marker.mjs';
import { outline } from './lib/outline.mjs';
import { C } from './lib/palette.mjs';
import { scoreBar } from './lib/ruler.mjs';
import { LETTERS, PATCH } from './lib/wordmark.mjs';

mkdirSync(join(MEDIA, 'avatars'), { recursive: true });
const save = (name, w, h, inner, label) => {
  const role = label ? ` role="img" aria-label="${label}"` : '';
  const file = join(MEDIA, name);
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w[0] ?? w}" height="${h[0] ?? h}" viewBox="0 0 ${w[1] ?? w} ${h[1] ?? h}"${role}>${inner}</svg>\n`,
  );
  console.log(name, `${statSync(file).size} B`);
};

// The four clients who are quoted: initials, because the people are invented. Candidates have none.
const MONOGRAMS = [
  { name: 'priya', initials: 'PR', ground: C.green, fill: C.card },
  { name: 'daniel', initials: 'DO', ground: C.kraft, fill: C.ink },
  { name: 'elena', initials: 'EC', ground: C.ink, fill: C.card },
  { name: 'samuel', initials: 'SA', ground: C.sage, fill: C.ink },
];
for (const { name, initials, ground, fill } of MONOGRAMS)
  save(
    `avatars/${name}.svg`,
    96,
    96,
    `<path fill="${ground}" d="M0 0h96v96H0Z"/>${outline(initials, { face: 'name', x: 48, y: 60, size: 36, fill, anchor: 'middle', track: -0.01 })}`,
  );
save(
  'avatars/assistant.svg',
  96,
  96,
  `<path fill="${C.green}" d="M0 0h96v96H0Z"/><path fill="${C.marker}" transform="translate(18 18) scale(1.88)" d="${PATCH}"/><path fill="${C.ink}" transform="translate(30 67) scale(.0575 -.0575)" d="${LETTERS.R.d}"/>`,
);

const bars = (x, y, widths, gap = 17, h = 6, fill = C.line) =>
  `<path fill="${fill}" d="${widths.map((w, i) => `M${x} ${y + i * gap}h${w}v${h}h${-w}Z`).join('')}"/>`;
const sheet = (w, h, rx = 5) =>
  `<rect width="${w}" height="${h}" rx="${rx}" fill="${C.card}" stroke="${C.line}" stroke-width="1.5"/>`;
const lifted = (w, h) =>
  `<g fill="${C.ink}"><rect x="-1" y="5" width="${w + 2}" height="${h}" rx="8" opacity=".05"/><rect x="3" y="13" width="${w - 6}" height="${h}" rx="10" opacity=".05"/></g>`;

// No picture for this post: a page of notes with one line marked.
{
  const lines = [
    [0, 496],
    [0, 540],
    [0, 388],
    [0, 520],
    [0, 470],
    [0, 548],
    [0, 260],
  ];
  const y = (i) => 262 + i * 46 + (i > 2 ? 26 : 0);
  save(
    'blog-placeholder.svg',
    1200,
    675,
    `<path fill="${C.kraft}" d="M0 0h1200v675H0Z"/>` +
      `<g transform="rotate(3 600 400) translate(330 120)">${sheet(640, 760)}</g>` +
      `<g transform="rotate(-2.2 600 400) translate(280 92)">${lifted(640, 760)}${sheet(640, 760)}` +
      `<path fill="${C.ink}" d="M48 62h300v26H48ZM48 106h206v26H48Z"/><path d="M48 168H592" stroke="${C.ink}" stroke-width="2"/>` +
      strokePath({ x: 38, y: y(1) - 80, w: 408, h: 46, em: 52 }) +
      `<path fill="${C.lineDark}" d="${lines.map(([x, w], i) => `M${48 + x} ${y(i) - 62}h${w}v10h${-w}Z`).join('')}"/>` +
      `<path fill="${C.ink}" d="M48 ${y(1) - 62}h388v10H48Z"/></g>`,
  );
}

// Not found: three cards that score 4, 0 and 4. No faces, as in the product.
{
  const w = 196;
  const h = 288;
  const one = (score) =>
    `${sheet(w, h)}` +
    (score === 0
      ? `<rect x="24.75" y="24.75" width="146.5" height="70" fill="none" stroke="${C.lineDark}" stroke-width="1.5" stroke-dasharray="6 5"/>`
      : bars(24, 30, [148, 116, 132, 74], 18, 7, C.line)) +
    (score === 0 ? strokePath({ x: 40, y: 120, w: w - 80, h: 108, em: 128 }) : '') +
    outline(String(score), {
      face: 'head',
      x: w / 2,
      y: 220,
      size: 128,
      fill: C.ink,
      anchor: 'middle',
    }) +
    scoreBar({ x: 24, y: 246, cell: 14.8, h: 16, value: score, tick: 1.5 });
  save(
    'not-found.svg',
    720,
    360,
    `<g transform="translate(34 40) rotate(-3 98 144)">${one(4)}</g><g transform="translate(490 42) rotate(2.6 98 144)">${one(4)}</g><g transform="translate(262 34) rotate(-.6 98 144)">${lifted(w, h)}${one(0)}</g>`,
    'Three cards with the scores 4, 0 and 4',
  );
}
