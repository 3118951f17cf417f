import { palette } from '../../src/styles/tokens.ts';

const { paper: PAPER, card: CARD, ink: INK, green: GREEN } = palette;
const { highlighter: MARK, hairline: LINE } = palette;
const WIDTH = 1600;
const HEIGHT = 900;

/** Numbers from 0 to 1, the same sequence for the same slug. */
function randomFrom(slug: string): () => number {
  let seed = 2_166_136_261;
  for (const character of slug) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_507) + 0x9e3779b9;
    seed ^= seed >>> 13;
    return (seed >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

function between(random: Random, low: number, high: number): number {
  return Math.round(low + random() * (high - low));
}

function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
}

/** An index card with ruled lines; with `marked` one is highlighted. */
function card(random: Random, x: number, y: number, w: number, h: number, marked: boolean): string {
  const tilt = (random() * 6 - 3).toFixed(2);
  const rows = Math.floor((h - 110) / 44);
  const markedRow = marked ? Math.min(1, rows - 1) : -1;
  let inside = rect(x, y, w, h, CARD, `rx="8" stroke="${LINE}" stroke-width="3"`);
  inside += rect(x + 36, y + 38, Math.round(w * (0.3 + random() * 0.25)), 20, INK);
  for (let row = 0; row < rows; row += 1) {
    const top = y + 96 + row * 44;
    const length = Math.round((w - 72) * (0.5 + random() * 0.5));
    if (row === markedRow) inside += rect(x + 28, top - 15, length + 16, 36, MARK);
    inside += rect(x + 36, top, length, 6, row === markedRow ? INK : LINE);
  }
  return `<g transform="rotate(${tilt} ${x + w / 2} ${y + h / 2})">${inside}</g>`;
}

function cards(random: Random): string {
  const count = between(random, 3, 4);
  const best = between(random, 0, count - 1);
  const step = 1300 / count;
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const x = Math.round(130 + at * step + random() * 30);
    drawn += card(random, x, between(random, 150, 260), Math.round(step * 0.95), 470, at === best);
  }
  return drawn;
}

function bars(random: Random): string {
  const count = between(random, 6, 9);
  const best = between(random, 0, count - 1);
  const step = 1240 / count;
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const height = at === best ? 540 : between(random, 120, 430);
    const x = Math.round(190 + at * step);
    const fill = at === best ? MARK : random() > 0.6 ? GREEN : 'none';
    drawn += rect(
      x,
      740 - height,
      Math.round(step * 0.62),
      height,
      fill,
      `stroke="${INK}" stroke-width="4"`,
    );
  }
  return `${drawn}<path d="M140 740H1460" stroke="${INK}" stroke-width="4"/>`;
}

function rules(random: Random): string {
  const count = between(random, 7, 9);
  const best = between(random, 1, count - 2);
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const y = Math.round(150 + at * (600 / (count - 1)));
    const score = at === best ? 10 : between(random, 2, 7);
    drawn += `<path d="M180 ${y + 34}H1420" stroke="${LINE}" stroke-width="3"/>`;
    drawn += `<circle cx="210" cy="${y}" r="17" fill="${at === best ? INK : 'none'}" stroke="${INK}" stroke-width="4"/>`;
    drawn += rect(
      270,
      y - 6,
      between(random, 260, 520),
      12,
      INK,
      at === best ? '' : 'opacity="0.35"',
    );
    for (let mark = 0; mark < 10; mark += 1) {
      const fill = mark < score ? (at === best ? MARK : GREEN) : 'none';
      drawn += rect(920 + mark * 50, y - 17, 38, 30, fill, `stroke="${INK}" stroke-width="2"`);
    }
  }
  return drawn;
}

function rings(random: Random): string {
  const x = between(random, 560, 1040);
  let drawn = '';
  for (let at = 5; at >= 1; at -= 1) {
    const fill = at === 1 ? MARK : at % 2 === 0 ? GREEN : PAPER;
    drawn += `<circle cx="${x}" cy="450" r="${at * 74}" fill="${fill}" stroke="${INK}" stroke-width="4"/>`;
  }
  for (let at = 0; at < 14; at += 1) {
    const angle = random() * Math.PI * 2;
    const distance = 420 + random() * 260;
    const dotX = Math.round(x + Math.cos(angle) * distance);
    const dotY = Math.round(450 + Math.sin(angle) * distance * 0.8);
    drawn += `<circle cx="${dotX}" cy="${dotY}" r="${between(random, 7, 15)}" fill="${INK}"/>`;
  }
  return drawn;
}

function stack(random: Random): string {
  const count = between(random, 10, 13);
  const pulled = between(random, 2, count - 3);
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const y = 690 - at * 46;
    const shift = at === pulled ? 240 : between(random, -26, 26);
    const fill = at === pulled ? MARK : at % 3 === 0 ? PAPER : CARD;
    drawn += rect(420 + shift, y, 740, 40, fill, `rx="4" stroke="${INK}" stroke-width="3"`);
    drawn += rect(450 + shift, y + 16, between(random, 160, 480), 8, at === pulled ? INK : LINE);
  }
  return `${drawn}<path d="M300 734H1300" stroke="${INK}" stroke-width="5"/>`;
}

function path(random: Random): string {
  const points = Array.from({ length: 7 }, (_, at) => ({
    x: 200 + at * 200,
    y: Math.round(700 - at * 70 - random() * 110),
  }));
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const last = points[points.length - 1];
  let drawn = '';
  for (let at = 0; at < 6; at += 1) {
    drawn += `<path d="M160 ${200 + at * 110}H1440" stroke="${LINE}" stroke-width="3"/>`;
  }
  drawn += `<path d="${line}" fill="none" stroke="${GREEN}" stroke-width="10" stroke-linejoin="round"/>`;
  for (const { x, y } of points) {
    drawn += `<circle cx="${x}" cy="${y}" r="15" fill="${CARD}" stroke="${INK}" stroke-width="5"/>`;
  }
  if (last) {
    drawn += `<circle cx="${last.x}" cy="${last.y}" r="40" fill="${MARK}" stroke="${INK}" stroke-width="5"/>`;
  }
  return drawn;
}

/** A field of dots, five of them picked. */
function field(random: Random): string {
  const columns = 16;
  const picked = new Set(Array.from({ length: 5 }, () => between(random, 0, columns * 8 - 1)));
  let drawn = '';
  for (let at = 0; at < columns * 8; at += 1) {
    const x = 200 + (at % columns) * 80;
    const y = 170 + Math.floor(at / columns) * 80;
    drawn += picked.has(at)
      ? `<circle cx="${x}" cy="${y}" r="32" fill="${MARK}" stroke="${INK}" stroke-width="5"/>`
      : `<circle cx="${x}" cy="${y}" r="${between(random, 7, 15)}" fill="${random() > 0.3 ? GREEN : LINE}"/>`;
  }
  return drawn;
}

/** A calendar with some days filled and one marked. */
function month(random: Random): string {
  const marked = between(random, 8, 26);
  let drawn = rect(240, 110, 1120, 680, CARD, `rx="8" stroke="${INK}" stroke-width="4"`);
  drawn += rect(240, 110, 1120, 80, INK, 'rx="8"');
  for (let day = 0; day < 35; day += 1) {
    const x = 240 + (day % 7) * 160;
    const y = 190 + Math.floor(day / 7) * 120;
    const fill = day === marked ? MARK : random() > 0.82 ? palette.folder : 'none';
    drawn += rect(x, y, 160, 120, fill, `stroke="${LINE}" stroke-width="3"`);
    if (day === marked || random() > 0.55)
      drawn += rect(x + 22, y + 28, between(random, 40, 110), 10, INK);
    if (day === marked || random() > 0.75)
      drawn += rect(x + 22, y + 56, between(random, 30, 90), 10, GREEN);
  }
  return drawn;
}

const SCENES = [cards, bars, rules, rings, stack, path, field, month];

/** An SVG illustration, the same for the same slug. `?w=` (1 to 4,000) sets the width; 16:9. */
export function storyImage(slug: string, url: URL): Response {
  const random = randomFrom(slug);
  const asked = Number(url.searchParams.get('w') ?? WIDTH);
  const width = Number.isInteger(asked) && asked >= 1 && asked <= 4_000 ? asked : WIDTH;
  const height = Math.round((width * HEIGHT) / WIDTH);
  const scene = SCENES[Math.floor(random() * SCENES.length)] ?? cards;
  const ground = random() > 0.75 ? GREEN : random() > 0.5 ? palette.folder : PAPER;
  // Ink lines are invisible on green, so the drawing gets a sheet of paper.
  const background =
    ground === GREEN ? rect(90, 80, WIDTH - 180, HEIGHT - 160, PAPER, 'rx="10"') : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, ground)}${background}${scene(random)}</svg>`;
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; style-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
