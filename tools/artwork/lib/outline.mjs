// Words as outlines, for SVG files that are shown as images and so cannot load a font.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const at = process.argv.indexOf('--fonts');
const base = at > 0 ? resolve(process.argv[at + 1]) : process.cwd();
const cache = new Map();
const FACES = {
  head: ['bricolage-grotesque', 800],
  name: ['bricolage-grotesque', 700],
  text: ['instrument-sans', 500],
};

function load(face) {
  if (!cache.has(face)) {
    const opentype = createRequire(join(base, 'package.json'))('opentype.js');
    const [family, weight] = FACES[face];
    const data = readFileSync(
      join(
        base,
        'node_modules/@fontsource',
        family,
        'files',
        `${family}-latin-${weight}-normal.woff`,
      ),
    );
    cache.set(
      face,
      opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)),
    );
  }
  return cache.get(face);
}

/** anchor: start, middle or end. track: letter spacing in em. */
export function outline(text, { face = 'text', x, y, size, fill, anchor = 'start', track = 0 }) {
  const f = load(face);
  const k = size / f.unitsPerEm;
  const glyphs = [...text].map((ch) => f.charToGlyph(ch));
  let cx = 0;
  const at = glyphs.map((g, i) => {
    const here = cx;
    const kern = glyphs[i + 1] ? f.getKerningValue(g, glyphs[i + 1]) : 0;
    cx += (g.advanceWidth + kern) * k + (i < glyphs.length - 1 ? track * size : 0);
    return here;
  });
  const from = x - (anchor === 'end' ? cx : anchor === 'middle' ? cx / 2 : 0);
  const n = (v) => String(Math.round(v * 10) / 10);
  let d = '';
  glyphs.forEach((g, i) => {
    let [px, py] = [0, 0];
    const X = (v) => Math.round((from + at[i] + v) * 10) / 10;
    const Y = (v) => Math.round((y + v) * 10) / 10;
    const rel = (vx, vy) => `${n(X(vx) - px)} ${n(Y(vy) - py)}`.replace(' -', '-');
    for (const c of g.getPath(0, 0, size).commands) {
      if (c.type === 'Z') {
        d += 'z';
        continue;
      }
      if (c.type === 'M') d += `M${n(X(c.x))} ${n(Y(c.y))}`;
      else if (c.type === 'L') d += `l${rel(c.x, c.y)}`;
      else if (c.type === 'Q') d += `q${rel(c.x1, c.y1)} ${rel(c.x, c.y)}`;
      else d += `c${rel(c.x1, c.y1)} ${rel(c.x2, c.y2)} ${rel(c.x, c.y)}`;
      [px, py] = [X(c.x), Y(c.y)];
    }
  });
  return `<path fill="${fill}" d="${d}"/>`;
}
