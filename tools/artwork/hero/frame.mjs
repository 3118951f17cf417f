export const SECONDS = 8;

/**
 * Draws the sheets of the home page at a second of the film; it runs in the page. The film begins and
 * ends with what the page shows, so that nothing jumps when it starts or repeats.
 */
export function drawFrame(seconds) {
  const GATHER = 2;
  const FLIGHT = 3;
  const SHEET = 18;
  const HEIGHT = 56;
  const PILE = 30;

  const span = (from, length) => Math.max(0, Math.min(1, (seconds - from) / length));
  const out = (part) => 1 - (1 - part) ** 3;

  const paths = [...document.querySelector('[data-landscape]').querySelectorAll('[data-sheets]')];
  // Where the sheets end: first those left of the line, then those right of it.
  window.filmSheets ??= paths
    .slice(0, 2)
    .map((path) =>
      [...path.getAttribute('d').matchAll(/M(-?\d+) ([\d.]+)/g)].map(([, x, y]) => [+x, +y]),
    );
  const all = window.filmSheets.flat();
  const count = all.length;

  const at = ([x, y], index) => {
    const order = (index * 263) % count;
    const pile = [PILE + ((order * 7) % 9), HEIGHT * (1 - (order + 1) / count)];
    const back = out(span(GATHER + (order / count) * 0.25, 0.4));
    const there = out(span(FLIGHT + (1 - order / count) * 1.75, 0.7));
    const part = seconds < FLIGHT ? 1 - back : there;
    const arc = seconds < FLIGHT ? 0 : Math.sin(Math.PI * there) * 14;
    return [
      pile[0] + (x - pile[0]) * part,
      Math.max(1, pile[1] + (y - pile[1]) * part - arc),
      part,
    ];
  };
  const drawn = (sheets) =>
    sheets.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(2)}h${SHEET}`).join('');

  const places = all.map(at);
  const lefts = window.filmSheets[0].length;
  // On the pile and in flight all sheets are alike.
  const chosen = places.slice(lefts).filter(([, , part]) => part === 1);
  const rest = places.filter((place, index) => index < lefts || place[2] < 1);
  paths[0].setAttribute('d', drawn(rest));
  for (const path of paths.slice(1)) path.setAttribute('d', drawn(chosen));
}
