// The highlighter's stroke of the pages (src/styles/stroke.ts), for pictures.
import { strokeOf } from '../../../src/styles/stroke.ts';
import { C } from './palette.mjs';

/** Style of a marked phrase. */
export const marked = `color:inherit;background:${strokeOf(C.marker, '80%', '60%')};padding-inline:.14em;margin-inline:-.14em;`;

const r = (v) => Math.round(v * 10) / 10;

/** The same stroke for SVG files. `em` is the size of the type that it would mark. */
export function strokePath({ x, y, w, h, em }) {
  const across = 0.13 * em;
  const down = Math.min(h, across / Math.tan((11 * Math.PI) / 180));
  return `<path d="M${r(x + across)} ${y}H${r(x + w)}v${r(h - down)}l${r(-across)} ${r(down)}H${r(x)}v${r(down - h)}Z" fill="${C.marker}"/>`;
}
