// The letters of the wordmark, 1000 units to the em, y upwards.
import { C } from './palette.mjs';

export const LETTERS = {
  R: {
    w: 606,
    d: 'M40 0V660H314Q358 660 397.5 652.5Q437 645 469.5 630Q502 615 526 592Q550 569 563 537.5Q576 506 576 466Q576 435 565.5 407.5Q555 380 532.5 358Q510 336 474.5 321.5Q439 307 390 301V293Q454 290 489 268Q524 246 541.5 212.5Q559 179 568 140L603 0H424L399 131Q393 165 380.5 186Q368 207 345 217Q322 227 284 227H202V0ZM202 352H296Q351 352 380 373Q409 394 409 437Q409 484 382 507Q355 530 300 530H202Z',
  },
  i: {
    w: 226,
    d: 'M36 0V528H198V0ZM116 566Q70 566 45.5 585.5Q21 605 21 642Q21 680 45.5 699.5Q70 719 116 719Q163 719 187.5 699Q212 679 212 642Q212 606 187.5 586Q163 566 116 566Z',
  },
  C: {
    w: 631,
    d: 'M341-14Q257-14 197 13Q137 40 99 88Q61 136 43.5 197.5Q26 259 26 328Q26 399 44 462Q62 525 99.5 572.5Q137 620 196 647Q255 674 338 674Q410 674 462 653.5Q514 633 545.5 597.5Q577 562 589 516Q601 470 595 420L446 402Q448 445 435.5 476Q423 507 397.5 524Q372 541 333 541Q300 541 274.5 528Q249 515 231.5 489Q214 463 205 424.5Q196 386 196 335Q196 269 212 220.5Q228 172 261 145.5Q294 119 344 119Q390 119 416.5 140Q443 161 454 198Q465 235 461 281L614 268Q619 213 606.5 162.5Q594 112 561.5 72Q529 32 474.5 9Q420-14 341-14Z',
  },
};
/** A square patch of marker, drawn for a box of 32 x 32. */
export const PATCH =
  'M3.6 2.4C12 1.6 21 2.6 30 1.8Q31.7 1.7 31.5 3.4L29.2 28.6Q29 30.2 27.4 30.2C19 30.6 10 29.6 2 30.4Q.2 30.5 .4 28.8L2.1 4Q2.2 2.5 3.6 2.4Z';

const r = (v) => Math.round(v * 1000) / 1000;

/** Letters of the wordmark with the left edge of the first at x and the baseline at y. */
export function place(text, { x, y, size, fill = C.ink }) {
  const k = size / 1000;
  let at = x - 40 * k;
  return [...text]
    .map((ch) => {
      const path = `<path fill="${fill}" transform="translate(${r(at)} ${r(y)}) scale(${r(k * 1000) / 1000} ${-r(k * 1000) / 1000})" d="${LETTERS[ch].d}"/>`;
      at += LETTERS[ch].w * k;
      return path;
    })
    .join('');
}

/** The logo's own stroke, as of a chisel tip: pages and pictures have the straight one. */
export function brush({ x, y, w, h }) {
  const p = (u, v) => `${Math.round((x + u) * 100) / 100} ${Math.round((y + h * v) * 100) / 100}`;
  const e = h * 0.17;
  const q = h / 74;
  const d = [
    `M${p(e + 6 * q, 0.07)}C${p(w * 0.3, -0.03)} ${p(w * 0.62, 0.075)} ${p(w - 9 * q, 0.004)}`,
    `Q${p(w + 1 * q, -0.005)} ${p(w - 0.6 * q, 0.13)}L${p(w - e * 0.8, 0.85)}`,
    `Q${p(w - e * 0.95, 0.965)} ${p(w - e - 10 * q, 0.968)}C${p(w * 0.64, 1.01)} ${p(w * 0.33, 0.92)} ${p(8 * q, 0.99)}`,
    `Q${p(-2 * q, 1)} ${p(0, 0.88)}L${p(e * 0.8, 0.19)}Q${p(e - 2 * q, 0.08)} ${p(e + 6 * q, 0.07)}Z`,
  ].join('');
  return `<path d="${d}" fill="${C.marker}"/>`;
}

/**
 * RiC, with one pass of the highlighter behind its lower half, in a box of 460 x 240. The letters are
 * those above with fewer points, in whole numbers: every page contains them.
 */
export const WORDMARK =
  `<path fill="${C.marker}" d="m33 118c103-12 247 0 402-8q17-1 14 15l-16 89q-3 14-21 14c-123 6-262-5-397 3q-16 1-13-13l17-85q1-14 14-15z"/>` +
  `<path fill="${C.ink}" d="m30 210v-185h77c35 0 73 13 73 55 0 30-25 42-52 46v2c30 1 43 14 50 43l10 39h-50l-7-37c-4-19-13-27-33-27h-23v64zm45-99h27c16 0 31-4 31-23 0-20-12-26-30-26h-28zm124 99v-148h45v148zm22-158c-36 0-36-43 0-43 37 0 37 43 0 43zm126 162c-59 0-88-40-88-96 0-56 28-97 87-97 44 0 78 24 72 71l-41 5c2-49-57-53-68-6-7 31-3 86 39 86 27 0 35-22 33-46l43 4c4 51-27 79-77 79z"/>`;
