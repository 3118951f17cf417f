// The sheets of the sample search on their ruler, as the site draws them (src/ui/Landscape).
import { sampleState } from '../../../src/shared/sample-search/demo-state.ts';
import { LINE, pileOf } from '../../../src/shared/sample-search/pile.ts';
import { roleOf } from '../../../src/shared/sample-search/sample-roles.ts';
import { HEIGHT, isChosen, SHEET, sheetsOf, WIDTH } from '../../../src/ui/Landscape/sheets.ts';
import { C } from './palette.mjs';

const sheets = sheetsOf(pileOf(sampleState(roleOf('controller'))));

/** SVG of the ruler at a place of a picture: sheets above it, figures of the given size below. */
export function landscape({ x, y, width, height, figures, ink, quiet }) {
  const sx = width / WIDTH;
  const sy = height / HEIGHT;
  const sheet = ([left, top], thick, color) =>
    `<path stroke="${color}" stroke-width="${thick}" d="M${x + left * sx} ${y + top * sy - thick / 2}h${SHEET * sx}"/>`;
  const chosen = sheets.filter((one) => isChosen(one, LINE));
  const line = x + (LINE - 10) * 10 * sx;
  const parts = [
    ...sheets.filter((one) => !isChosen(one, LINE)).map((one) => sheet(one, 0.5 * sy, quiet)),
    ...chosen.map((one) => sheet(one, 2.6 * sy, C.marker)),
    ...Array.from({ length: 91 }, (_, tenth) => {
      const long = tenth % 10 === 0 ? 18 : tenth % 5 === 0 ? 13 : 8;
      return `<path stroke="${ink}" stroke-width="1.5" d="M${x + (tenth * width) / 90} ${y + height}v${long}"/>`;
    }),
    `<path stroke="${ink}" stroke-width="3" d="M${x} ${y + height}h${width}"/>`,
    ...Array.from(
      { length: 10 },
      (_, at) =>
        `<text x="${x + (at * width) / 9}" y="${y + height + 18 + figures}" text-anchor="middle" fill="${ink}" font-family="Bricolage" font-weight="700" font-size="${figures}">${at + 1}</text>`,
    ),
    `<rect x="${line - 24}" y="${y - 18}" width="48" height="34" fill="${C.marker}" stroke="${C.ink}" stroke-width="3"/>`,
    `<path stroke="${ink}" stroke-width="4" d="M${line} ${y - 18}V${y + height}"/>`,
  ];
  return parts.join('');
}
