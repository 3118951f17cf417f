// Cuts the two fonts of the site to what its pages are written in, from the packages' Latin files.
//
//   node tools/artwork/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const TO = 'src/styles/fonts';

/** Basic Latin, the letters and marks of Latin-1, Œ and œ, dashes, quotes, €, ™, arrows, minus. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xbf, 0xcf],
  [0xd1, 0xdd],
  [0xdf, 0xef],
  [0xf1, 0xfd],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
];
const SINGLE = '¥©«®°±·»ÿ•…€™↑→−';
const text =
  RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  ).join('') + SINGLE;

/** Kerning, marks, ligatures, and the tabular figures of columns; fractions and the like are not used. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];
const FONTS = [
  { name: 'bricolage-grotesque', wght: { min: 600, max: 800 } },
  { name: 'instrument-sans', wght: { min: 400, max: 700 } },
];

for (const { name, wght } of FONTS) {
  const source = join(
    'node_modules/@fontsource-variable',
    name,
    'files',
    `${name}-latin-wght-normal.woff2`,
  );
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  });
  writeFileSync(join(TO, `${name}.woff2`), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
