export const SECONDS = 8;

/**
 * Draws the sheets of the home page at a second of the film; it runs in the page. The film begins and
 * ends with what the page shows, so that nothing jumps when it starts or repeats. The line is the page's
 * own, which moves in step (client/behaviors/film.ts).
 */
export function drawFrame(seconds) {
  const GATHER = 0.35;
  const FLIGHT = 0.6;
  const LINE = { from: 2.8, length: 0.5, start: 900, end: 700 };
  const SHEET = 16;
  const HEIGHT = 48;
  const PILE = 30;

  const span = (from, length) => Math.max(0, Math.min(1, (seconds - from) / length));
  const out = (part) => 1 - (1 - part) ** 3;

  const paths = [...document.querySelector('[data-landscape]').querySelectorAll('[data-sheets]')];
  // Where the sheets end: first those left of the line, then those right of it.
  window.filmSheets ??= paths.map((path) => {
    // As `sheetsIn` of src/ui/Landscape/sheets.ts, which the page has no way to import.
    let end = 0;
    let height = 0;
    return [...path.getAttribute('d').matchAll(/(m)(-?\d+) ([\d.]+)/gi)].map(([, move, x, y]) => {
      const left = Number(x) + (move === 'm' ? end : 0);
      if (move === 'M') height = Number(y);
      end = left + SHEET;
      return [left, height];
    });
  });
  window.filmRight ??= paths[1].getAttribute('d');
  const all = window.filmSheets.flat();
  const count = all.length;

  const at = ([x, y], index) => {
    const order = (index * 263) % count;
    const pile = [PILE + ((order * 7) % 9), HEIGHT * (1 - order / count)];
    const back = out(span((order / count) * 0.1, GATHER - 0.1));
    const there = out(span(FLIGHT + (1 - order / count) * 1.5, 0.7));
    const part = seconds < FLIGHT ? 1 - back : there;
    const arc = seconds < FLIGHT ? 0 : Math.sin(Math.PI * there) * 12;
    return [pile[0] + (x - pile[0]) * part, Math.max(1, pile[1] + (y - pile[1]) * part - arc)];
  };
  const drawn = (sheets) =>
    sheets.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(2)}h${SHEET}`).join('');

  // At first it is where the film before ended.
  const entered = seconds === 0 ? 1 : out(span(LINE.from, LINE.length));
  const line = LINE.start + (LINE.end - LINE.start) * entered;
  const isPassed = ([x]) => entered > 0 && x >= line;
  const [left, right] = window.filmSheets;
  const places = all.map(at);
  paths[0].setAttribute(
    'd',
    drawn([
      ...places.slice(0, left.length),
      ...places.slice(left.length).filter((_, index) => !isPassed(right[index])),
    ]),
  );
  const shown = window.filmRight.split(/(?=M)/).filter((_, index) => isPassed(right[index]));
  paths[1].setAttribute('d', shown.join(''));
  // In ink until the line has chosen.
  const ink = seconds < LINE.from ? span(0, GATHER) : 1 - span(LINE.from, LINE.length);
  window.filmColors ??= [1, 0].map((path) => getComputedStyle(paths[path]).stroke);
  paths[0].style.stroke = `color-mix(in srgb, ${window.filmColors[0]} ${ink * 100}%, ${window.filmColors[1]})`;
}
