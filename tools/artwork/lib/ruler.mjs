// The score ruler of all artwork.
import { C } from './palette.mjs';

const r = (v) => Math.round(v * 100) / 100;

/** A ruler from 0 to 10 with a highlighter fill. */
export function scoreBar({ x, y, cell = 43, h = 26, value, tick = 2.5 }) {
  const w = cell * 10;
  let ticks = '';
  for (let i = 0; i <= 10; i++) {
    const tall = i === 0 || i === 10;
    ticks += `M${r(x + i * cell)} ${r(y + (tall ? 0 : h * 0.58))}V${r(y + h)}`;
  }
  const fill =
    value > 0
      ? `<path d="M${x} ${r(y + 1)}h${r(cell * value)}v${h - 1}h${r(-cell * value)}Z" fill="${C.marker}"/>`
      : '';
  return `${fill}<path d="${ticks}M${x - tick / 2} ${y + h}h${w + tick}" fill="none" stroke="${C.ink}" stroke-width="${tick}"/>`;
}
