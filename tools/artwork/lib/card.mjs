// The résumé card and the score mark: the two pieces that all artwork shares.
import { C } from './palette.mjs';
import { PEOPLE, portrait } from './portraits.mjs';

export const CARD = { w: 840, h: 228 };
const r = (v) => Math.round(v * 100) / 100;

/** A ruler from 0 to 10 with a highlighter fill. `value` may be fractional while it fills. */
export function scoreBar({ x, y, cell = 43, h = 26, value, tick = 2.5 }) {
  const w = cell * 10;
  let ticks = '';
  for (let i = 0; i <= 10; i++) {
    const tall = i === 0 || i === 10;
    ticks += `M${r(x + i * cell)} ${r(y + (tall ? 0 : h * 0.58))}V${r(y + h)}`;
  }
  const fill =
    value > 0
      ? `<path d="M${x} ${r(y + 1)}h${r(cell * value)}l${value >= 10 ? 0 : -3} ${h - 1}h${r(-cell * value + (value >= 10 ? 0 : 3))}Z" fill="${C.marker}"/>`
      : '';
  return `${fill}<path d="${ticks}M${x - tick / 2} ${y + h}h${w + tick}" fill="none" stroke="${C.ink}" stroke-width="${tick}"/>`;
}

/** One pass of a highlighter, drawn from the left; `k` from 0 to 1 says how far it has come. */
export function stroke({ x, y, w, h, k = 1, id = 'm', colour = C.marker }) {
  if (k <= 0) return '';
  // A chisel tip held at a slant: the ends lean, the edges wander a little.
  const p = (u, v) => `${r(x + u)} ${r(y + h * v)}`;
  const e = h * 0.17;
  const q = h / 74;
  const d = [
    `M${p(e + 6 * q, 0.07)}C${p(w * 0.3, -0.03)} ${p(w * 0.62, 0.075)} ${p(w - 9 * q, 0.004)}`,
    `Q${p(w + 1 * q, -0.005)} ${p(w - 0.6 * q, 0.13)}L${p(w - e * 0.8, 0.85)}`,
    `Q${p(w - e * 0.95, 0.965)} ${p(w - e - 10 * q, 0.968)}C${p(w * 0.64, 1.01)} ${p(w * 0.33, 0.92)} ${p(8 * q, 0.99)}`,
    `Q${p(-2 * q, 1)} ${p(0, 0.88)}L${p(e * 0.8, 0.19)}Q${p(e - 2 * q, 0.08)} ${p(e + 6 * q, 0.07)}Z`,
  ].join('');
  if (k >= 1) return `<path d="${d}" fill="${colour}"/>`;
  const edge = x - h * 0.1 + (w + h * 0.4) * k;
  return `<clipPath id="${id}"><path d="M${r(x - h)} ${r(y - h)}H${r(edge)}l${r(-h * 0.3)} ${r(h * 3)}H${r(x - h)}Z"/></clipPath><path clip-path="url(#${id})" d="${d}" fill="${colour}"/>`;
}

/** A résumé card with its top left corner at 0, 0. */
export function card({
  who,
  name,
  role,
  bar = 0,
  figure = 0,
  figureScale = 1,
  score,
  mark = 0,
  lift = 0,
  id = 'c',
}) {
  const { w, h } = CARD;
  const shadow =
    lift > 0
      ? `<g fill="${C.ink}"><rect x="${r(-2 * lift)}" y="${r(8 * lift)}" width="${r(w + 4 * lift)}" height="${h}" rx="12" opacity="${r(0.05 * lift)}"/><rect x="${r(4 * lift)}" y="${r(18 * lift)}" width="${r(w - 8 * lift)}" height="${h}" rx="16" opacity="${r(0.05 * lift)}"/></g>`
      : '';
  const fig =
    figure > 0
      ? `<text x="808" y="144" text-anchor="end" font-family="Bricolage" font-weight="800" font-size="128" letter-spacing="-2" fill="${C.ink}" opacity="${r(figure)}" transform="translate(770 100) scale(${r(figureScale)}) translate(-770 -100)">${score}</text>`
      : '';
  return `${shadow}<rect x="0" y="0" width="${w}" height="${h}" rx="8" fill="${C.card}" stroke="${C.line}" stroke-width="2.500"/>
<clipPath id="${id}p"><rect x="34" y="34" width="160" height="160" rx="4"/></clipPath><g clip-path="url(#${id}p)" transform="translate(0 0)"><g transform="translate(34 34)">${portrait(PEOPLE[who])}</g></g>
${stroke({ x: 208, y: 31, w: 62 + 27.4 * name.length, h: 74, k: mark, id: `${id}m` })}
<text x="226" y="88" font-family="Bricolage" font-weight="700" font-size="56" letter-spacing="-1" fill="${C.ink}">${name}</text>
<text x="226" y="140" font-family="Instrument" font-weight="500" font-size="43" fill="${C.muted}">${role}</text>
${scoreBar({ x: 227, y: 167, value: bar })}${fig}`;
}
