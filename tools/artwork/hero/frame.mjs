// The hero loop as a pure function of time: frame(t) returns the SVG of second t.
import { exampleShortlist, exampleStack } from '../../../src/shared/content/candidates.ts';
import { CARD, card } from '../lib/card.mjs';
import { C } from '../lib/palette.mjs';

export const W = 1080;
export const H = 1200;
export const SECONDS = 10;
export const START = 8.35; // the file begins here, on the finished shortlist, so that poster and first frame agree

const [first, second, third] = exampleShortlist.map((one) => ({ ...one, keep: true }));
const [one, two, three, four] = exampleStack;
const DECK = [third, one, two, second, three, four, first].map((each) => ({ ...each }));

const clamp = (v) => Math.max(0, Math.min(1, v));
const span = (t, from, length) => clamp((t - from) / length);
const outQuart = (k) => 1 - (1 - k) ** 4;
const outCubic = (k) => 1 - (1 - k) ** 3;
const inCubic = (k) => k ** 3;
const inOut = (k) => (k < 0.5 ? 4 * k ** 3 : 1 - (-2 * k + 2) ** 3 / 2);
const mix = (a, b, k) => a + (b - a) * k;
const r = (v) => Math.round(v * 1000) / 1000;

const LANE = { x: 120, y: 66 };
const SLOT = (i) => ({ x: 160, y: 452 + i * 246 });
const KEEP = 1.16; // seconds on the desk for a shortlisted card
const PASS = 0.74;
const PAN = -166;
const ZOOM = 0.05; // the finished list comes a little closer;
const PAN_FROM = 7.0;
const CLEAR = 9.05;

// When each card is dealt, and how it leans when it lands (a hand is never exact).
const LEAN = [-0.9, 1.3, -1.6, 0.8, 1.7, -1.2, -0.7];
let clock = 0.12;
for (const [i, c] of DECK.entries()) {
  c.at = clock;
  c.lean = LEAN[i];
  clock += c.keep ? KEEP : PASS;
  c.leave = clock + 0.02;
}
const shortlisted = DECK.filter((c) => c.keep);

/** The rank of a shortlisted card at time t, moving smoothly when a better one comes in above it. */
function rank(c, t) {
  let v = 0;
  for (const o of shortlisted)
    if (o !== c && o.score > c.score) v += inOut(span(t, o.leave + 0.02, 0.46));
  return v;
}

function lie(c, t) {
  const a = outQuart(span(t, c.at, 0.66));
  let p = {
    x: mix(1150, LANE.x, a),
    y: mix(LANE.y - 96, LANE.y, a),
    turn: mix(11, c.lean, a),
    lift: mix(1, 0.28, a),
  };
  if (!c.keep) {
    const k = inOut(span(t, c.leave - 0.04, 0.62));
    return {
      ...p,
      x: mix(p.x, -1010, k),
      y: mix(p.y, LANE.y + 26, k),
      turn: mix(p.turn, -7, k),
      lift: mix(p.lift, 0.5, k),
    };
  }
  const k = inOut(span(t, c.leave, 0.66));
  if (k > 0) {
    const s = SLOT(rank(c, t));
    const up = Math.sin(Math.PI * k);
    p = {
      x: mix(p.x, s.x, k),
      y: mix(p.y, s.y, k),
      turn: mix(p.turn, 0, k),
      lift: Math.max(mix(p.lift, 0, k), up * 0.9),
    };
  }
  return p;
}

/** The same, with the shortlisted cards squared up into a pile and sent away at the end. */
function pose(c, t) {
  const p = lie(c, t);
  const square = inOut(span(t, CLEAR, 0.42));
  if (!c.keep || square === 0) return p;
  const send = inCubic(span(t, CLEAR + 0.34, 0.52));
  const at = rank(c, t);
  return {
    x: p.x + at * 5 * square + 1150 * send,
    y: mix(p.y, SLOT(1).y + at * 7, square) - 70 * send,
    turn: mix(p.turn, [0, 0.9, -0.8][Math.round(at)], square) + 5 * send,
    lift: 0.6 * square,
  };
}

/** Where a card lies, and the blur that a camera would see while it moves (half of each frame open). */
function place(c, t) {
  const p = pose(c, t);
  const q = pose(c, t - 1 / 30);
  return {
    ...p,
    bx: Math.abs(p.x - q.x) * 0.14,
    by: Math.abs(p.y - q.y) * 0.14,
  };
}

export function frame(t) {
  t = ((t % SECONDS) + SECONDS) % SECONDS;
  const pan = PAN * inOut(span(t, PAN_FROM, 0.8)) * (1 - inOut(span(t, CLEAR + 0.3, 0.6)));
  const near = 1 + ZOOM * (pan / PAN);
  const square = inOut(span(t, CLEAR, 0.42));
  const send = inCubic(span(t, CLEAR + 0.34, 0.52));
  const gone = send >= 1;
  const items = [];
  for (const [i, c] of DECK.entries()) {
    if (t < c.at) continue;
    const p = place(c, t);
    if (!c.keep && p.x < -980) continue;
    if (c.keep && gone) continue;
    let z = i + 10;
    if (c.keep && t > c.leave) {
      const at = rank(c, t);
      // The winner ends on top when the pile is squared up; a card on its way in is above the rest.
      z = t < c.leave + 0.7 ? 40 + i : 5 - at;
      if (square > 0) z = 5 - at;
      else if (c === shortlisted[2]) p.lift = Math.max(p.lift, 0.55 * outCubic(span(t, 7.25, 0.4)));
    }
    const speed = c.keep ? 1 : 0.74;
    const score = span(t, c.at + 0.36 * speed, 0.42 * speed);
    const stamp = span(t, c.at + 0.72 * speed, 0.17);
    items.push({
      z,
      c,
      p,
      bar: c.score * inOut(score),
      figure: outCubic(clamp(stamp * 1.6)),
      figureScale: mix(1.42, 1, outCubic(stamp)),
      i,
    });
  }
  items.sort((a, b) => a.z - b.z);
  const mark = inOut(span(t, 7.3, 0.62));
  const cards = items
    .map(({ c, p, bar, figure, figureScale, i }) => {
      const inner = card({
        ...c,
        bar,
        figure,
        figureScale,
        lift: p.lift,
        mark: c === shortlisted[2] ? mark : 0,
        id: `k${i}`,
      });
      const blur = p.bx > 1.2 || p.by > 1.2;
      const filter = blur
        ? `<filter id="b${i}" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="${r(p.bx)} ${r(p.by)}"/></filter>`
        : '';
      const grow =
        c === shortlisted[2] ? 1 + 0.035 * outCubic(span(t, 7.25, 0.5)) * (1 - square) : 1;
      return `${filter}<g${blur ? ` filter="url(#b${i})"` : ''} transform="translate(${r(p.x)} ${r(p.y + (c.keep && t > c.leave ? pan * inOut(span(t, c.leave, 0.66)) : 0))}) rotate(${r(p.turn)} ${CARD.w / 2} ${CARD.h / 2}) translate(${CARD.w / 2} ${CARD.h / 2}) scale(${r(grow)}) translate(${-CARD.w / 2} ${-CARD.h / 2})">${inner}</g>`;
    })
    .join('');

  // The form the shortlist is filed on.
  let slots = '';
  for (let i = 0; i < 3; i++) {
    const s = SLOT(i);
    const from = shortlisted[i].leave + 0.2;
    const full = span(t, from, 0.3) * (1 - span(t, CLEAR + 0.3, 0.4));
    slots += `<text x="84" y="${s.y + 134}" font-family="Bricolage" font-weight="700" font-size="56" fill="${C.ink}" opacity="${r(0.34 + 0.66 * full)}">${i + 1}</text>`;
    slots += `<rect x="${s.x}" y="${s.y}" width="${CARD.w}" height="${CARD.h}" rx="8" fill="none" stroke="${C.line}" stroke-width="2.500" stroke-dasharray="12 9"/>`;
  }
  const read = DECK.filter((c) => t > c.at + 0.72 * (c.keep ? 1 : 0.74)).length;
  const inList = shortlisted.filter((c) => t > c.leave + 0.35).length;
  const count = 1 - span(t, CLEAR + 0.3, 0.25);
  const label = `<text x="84" y="404" font-family="Bricolage" font-weight="800" font-size="64" letter-spacing="-1.500" fill="${C.ink}">Shortlist</text>
<text x="1000" y="402" text-anchor="end" font-family="Instrument" font-weight="500" font-size="44" fill="${C.muted}" opacity="${read ? r(count) : 0}" style="font-variant-numeric:tabular-nums">${inList} of ${read} read</text>
<path d="M84 427H1000" stroke="${C.ink}" stroke-width="3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><g transform="translate(${W / 2} ${H / 2}) scale(${r(near)}) translate(${-W / 2} ${-H / 2})"><g transform="translate(0 ${r(pan)})">${label}${slots}</g>${cards}</g></svg>`;
}
