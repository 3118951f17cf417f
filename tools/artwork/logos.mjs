// Draws the 20 client logos (invented companies) as SVG files without fonts.
//
//   node tools/artwork/logos.mjs --fonts <folder with node_modules that has the fonts and opentype.js>
//
// Each logo is 48 units high, tight left and right, and scaled so that all 20 look equally large.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { MEDIA, launch, open } from './lib/chromium.mjs';
import { C } from './lib/palette.mjs';

const at = process.argv.indexOf('--fonts');
const base = at > 0 ? resolve(process.argv[at + 1]) : process.cwd();
const require = createRequire(join(base, 'package.json'));
const opentype = require('opentype.js');

const GRID = 16; // drawing units per pixel at 48 px height
const cache = new Map();
function font(name, weight, style) {
  const key = `${name}-latin-${weight}-${style}`;
  if (!cache.has(key)) {
    const file = join(base, 'node_modules/@fontsource', name, 'files', `${key}.woff`);
    const data = readFileSync(file);
    cache.set(
      key,
      opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)),
    );
  }
  return cache.get(key);
}

const n = (v) => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');

/** A word as path data; x and y are the start of its baseline. Returns { d, end }. */
function word(
  text,
  family,
  { weight = 400, style = 'normal', size = 100, x = 0, y = 0, track = 0, squeeze = 1 } = {},
) {
  const f = font(family, weight, style);
  const k = size / f.unitsPerEm;
  let cx = x;
  let d = '';
  const glyphs = [...text].map((ch) => f.charToGlyph(ch));
  glyphs.forEach((g, i) => {
    const p = g.getPath(0, 0, size);
    for (const c of p.commands) {
      const px = (v) => n(cx + v * squeeze);
      const py = (v) => n(y + v);
      if (c.type === 'M') d += `M${px(c.x)} ${py(c.y)}`;
      else if (c.type === 'L') d += `L${px(c.x)} ${py(c.y)}`;
      else if (c.type === 'Q') d += `Q${px(c.x1)} ${py(c.y1)} ${px(c.x)} ${py(c.y)}`;
      else if (c.type === 'C')
        d += `C${px(c.x1)} ${py(c.y1)} ${px(c.x2)} ${py(c.y2)} ${px(c.x)} ${py(c.y)}`;
      else d += 'Z';
    }
    const kern = glyphs[i + 1] ? f.getKerningValue(g, glyphs[i + 1]) : 0;
    cx += (g.advanceWidth + kern) * k * squeeze + (i < glyphs.length - 1 ? track * size : 0);
  });
  return { d, end: cx };
}

const path = (d, attrs = '') => `<path d="${d}"${attrs ? ` ${attrs}` : ''}/>`;
const circle = (cx, cy, r) =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const rect = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const center = (text, family, o, mid) => {
  const w = word(text, family, { ...o, x: 0 }).end;
  return word(text, family, { ...o, x: mid - w / 2 }).d;
};

// height: how tall the whole drawing is, of the 48 units.
const logos = [
  {
    name: 'Halvorsen & Pike',
    height: 23,
    draw: () => path(word('Halvorsen & Pike', 'libre-baskerville', { track: -0.02 }).d),
  },
  {
    name: 'Northquay',
    height: 32,
    draw: () =>
      path(rect(0, -78, 62, 20) + rect(22, -48, 62, 20) + rect(44, -18, 62, 20)) +
      path(word('Northquay', 'poppins', { weight: 600, x: 132, track: -0.03, size: 96, y: -5 }).d),
  },
  {
    name: 'Meridew',
    height: 31,
    draw: () => {
      const a = word('MERIDEW', 'bodoni-moda', { weight: 500, track: 0.16 });
      return path(
        a.d +
          rect(0, 24, 118, 2.6) +
          rect(a.end - 118, 24, 118, 2.6) +
          center('HOTELS', 'bodoni-moda', { weight: 600, size: 27, y: 35, track: 0.34 }, a.end / 2),
      );
    },
  },
  {
    name: 'Tallowfield',
    height: 27,
    draw: () => path(word('Tallowfield', 'zilla-slab', { weight: 700, track: -0.025 }).d),
  },
  {
    name: 'Orben',
    height: 27,
    draw: () => {
      // A ring that opens to the right, and a body on its orbit.
      const a = word('orben', 'unbounded', { weight: 700, size: 74, x: 116, y: -9, track: -0.02 });
      return (
        path('M73 -73A47 47 0 1 0 73 1L60 -13A28 28 0 1 1 60 -59Z' + circle(80, -36, 13)) +
        path(a.d)
      );
    },
  },
  {
    name: 'Brightmoor',
    height: 32,
    draw: () => {
      let rays = 'M2 0A44 44 0 0 1 90 0Z';
      for (let i = 0; i < 5; i++) {
        const t = Math.PI * (0.1 + 0.2 * i);
        const [c, s] = [-Math.cos(t), -Math.sin(t)];
        const [px, py] = [-s * 5.5, c * 5.5];
        const p = (r, k) => `${n(46 + c * r + px * k)} ${n(s * r + py * k)}`;
        rays += `M${p(56, 1)}L${p(80, 1)}L${p(80, -1)}L${p(56, -1)}Z`;
      }
      return (
        path(rays) +
        path(word('brightmoor', 'quicksand', { weight: 700, x: 142, size: 104, track: -0.03 }).d)
      );
    },
  },
  {
    name: 'Castleree',
    height: 30,
    draw: () =>
      path('M0 0V-74H17V-58H31V-74H48V-58H62V-74H79V0H54V-22A14.5 14.5 0 0 0 25 -22V0Z') +
      path(word('CASTLEREE', 'oswald', { weight: 600, x: 102, size: 92, track: 0.015 }).d),
  },
  {
    name: 'Kessler Vane',
    height: 38,
    draw: () =>
      path(
        'M0 0H104V104H0ZM14 18V86H29V62L36 53L54 86H64L76 86L97 18H82L70 62L58 18H53L29 46V18Z',
        'fill-rule="evenodd"',
      ) +
      path(
        word('Kessler', 'work-sans', { weight: 500, x: 126, y: 43, size: 54, track: -0.01 }).d +
          word('Vane', 'work-sans', { weight: 500, x: 126, y: 100, size: 54, track: -0.01 }).d,
      ),
  },
  {
    name: 'Lumenry',
    height: 33,
    draw: () => {
      const a = word('lumenry', 'space-grotesk', { weight: 700, track: -0.045 });
      return path(a.d) + path(circle(a.end + 22, -60, 14));
    },
  },
  {
    name: 'Pellworth',
    height: 33,
    draw: () =>
      path(word('Pellworth', 'playfair-display', { weight: 700, style: 'italic', track: -0.01 }).d),
  },
  {
    name: 'Ansel Rail',
    height: 19,
    draw: () => {
      const a = word('ANSEL', 'michroma', { size: 62, track: 0.02 });
      const b = word('RAIL', 'michroma', { size: 62, x: a.end + 74, track: 0.02 });
      const x = a.end + 14;
      return (
        path(a.d + b.d) +
        path(
          `M${n(x)} 0L${n(x + 22)} -48H${n(x + 31)}L${n(x + 9)} 0ZM${n(x + 20)} 0L${n(x + 42)} -48H${n(x + 51)}L${n(x + 29)} 0Z`,
        )
      );
    },
  },
  {
    name: 'Fernhurst Health',
    height: 38,
    draw: () =>
      path(
        'M46 104C46 70 46 40 46 0C66 14 74 34 70 54C84 40 92 36 92 36C96 66 78 92 46 104ZM40 104C14 94 -2 70 0 36C10 38 20 48 26 56C22 36 28 18 40 4Z',
      ) +
      path(
        word('Fernhurst', 'rokkitt', { weight: 600, x: 114, y: 53, size: 72, track: -0.01 }).d +
          word('Health', 'rokkitt', { weight: 400, x: 114, y: 102, size: 52, track: 0.01 }).d,
      ),
  },
  {
    name: 'Quillon',
    height: 31,
    draw: () =>
      path(
        'M34 -84L68 -33L34 18L0 -33ZM31 -66L11 -36H31ZM37 -66V-36H57ZM31 -30H11L31 0ZM37 -30V0L57 -30Z',
        'fill-rule="evenodd"',
      ) + path(word('QUILLON', 'cinzel', { weight: 600, x: 98, size: 96, track: 0.07 }).d),
  },
  {
    name: 'Sable & Finch',
    height: 31,
    draw: () => {
      const a = word('Sable', 'cormorant-garamond', { weight: 600 });
      const b = word('&', 'cormorant-garamond', {
        weight: 600,
        style: 'italic',
        x: a.end + 16,
        size: 112,
        y: 4,
      });
      return path(
        a.d + b.d + word('Finch', 'cormorant-garamond', { weight: 600, x: b.end + 16 }).d,
      );
    },
  },
  {
    name: 'Corrie Mutual',
    height: 36,
    draw: () =>
      path(
        circle(52, 52, 52) + 'M8 76L38 30L52 52L66 38L96 76A51 51 0 0 1 8 76Z',
        'fill-rule="evenodd"',
      ) +
      path(
        word('Corrie Mutual', 'newsreader', { weight: 600, x: 126, y: 78, size: 84, track: -0.02 })
          .d,
      ),
  },
  {
    name: 'Tessaly',
    height: 33,
    draw: () => {
      let d = '';
      const s = 34;
      const h = s * 0.866;
      for (let r = 0; r < 3; r++)
        for (let c = 0; c <= r; c++)
          d += `M${n(s * 1.5 + c * s - (r * s) / 2)} ${n(-3 * h + r * h)}l${n(s / 2 - 1.6)} ${n(h - 2)}h${n(-s + 3.2)}Z`;
      return (
        path(d) +
        path(
          word('tessaly', 'josefin-sans', { weight: 600, x: 120, size: 104, track: 0.005, y: -8 })
            .d,
        )
      );
    },
  },
  {
    name: 'Harrowgate',
    height: 34,
    draw: () => {
      const a = word('HARROWGATE', 'alfa-slab-one', { size: 58, x: 26, y: 64, track: 0.03 });
      return path(
        `M8 0H${n(a.end + 18)}L${n(a.end + 26)} 8V78L${n(a.end + 18)} 86H8L0 78V8Z${a.d}`,
        'fill-rule="evenodd"',
      );
    },
  },
  {
    name: 'Oxlow',
    height: 20,
    draw: () => path(word('OXLOW', 'syne', { weight: 800, size: 100, track: -0.03 }).d),
  },
  {
    name: 'datum/nine',
    height: 29,
    draw: () => {
      const a = word('datum', 'ibm-plex-mono', { weight: 500, track: -0.05, size: 92 });
      const x = a.end + 6;
      return (
        path(a.d) +
        path(`M${n(x)} 14L${n(x + 36)} -80H${n(x + 48)}L${n(x + 12)} 14Z`) +
        path(word('nine', 'ibm-plex-mono', { weight: 500, x: x + 54, track: -0.05, size: 92 }).d)
      );
    },
  },
  {
    name: 'Port Ellis',
    height: 39,
    draw: () => {
      const a = word('PORT ELLIS', 'saira-extra-condensed', {
        weight: 700,
        size: 100,
        track: 0.05,
      });
      const wave = (y) => {
        let d = `M0 ${y}`;
        const k = a.end / 8;
        for (let i = 0; i < 8; i++) d += `q${n(k / 4)} -11 ${n(k / 2)} 0t${n(k / 2)} 0`;
        d += 'v6';
        for (let i = 0; i < 8; i++) d += `q${n(-k / 4)} 11 ${n(-k / 2)} 0t${n(-k / 2)} 0`;
        return `${d}Z`;
      };
      return path(a.d + wave(22));
    },
  },
];

const slugOf = (s) =>
  s
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-');

const browser = await launch();
const page = await open(browser, {
  html: '<svg xmlns="http://www.w3.org/2000/svg" id="s" width="2000" height="400"></svg>',
  width: 400,
  height: 200,
});
const out = join(MEDIA, 'logos');
mkdirSync(out, { recursive: true });
for (const logo of logos) {
  const inner = logo.draw();
  const box = await page.evaluate((markup) => {
    const s = document.getElementById('s');
    s.innerHTML = `<g>${markup}</g>`;
    const b = s.firstChild.getBBox();
    return { x: b.x, y: b.y, w: b.width, h: b.height };
  }, inner);
  const k = logo.height / box.h;
  const width = Math.ceil(box.w * k);
  // Bake the scale and offset into the path data so that the file holds plain paths only.
  const tx = (width - box.w * k) / 2 - box.x * k;
  const ty = (48 - logo.height) / 2 - box.y * k;
  const baked = inner.replace(
    / d="([^"]+)"/g,
    (_, d) => ` d="${bake(d, k * GRID, tx * GRID, ty * GRID)}"`,
  );
  const slug = slugOf(logo.name);
  const title = logo.name.replace('&', '&amp;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width * GRID} ${48 * GRID}" fill="${C.ink}" role="img" aria-label="${title}">${baked}</svg>\n`;
  writeFileSync(join(out, `${slug}.svg`), svg);
  console.log(slug.padEnd(20), `${width}x48`, `${svg.length} B`);
}
await browser.close();

/** Path data in whole numbers of the fine grid, relative, so that the files stay small. */
function bake(d, k, tx, ty) {
  const arity = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };
  let out = '';
  let [x, y, sx, sy] = [0, 0, 0, 0]; // where we are on the unrounded drawing
  let [rx, ry, rsx, rsy] = [0, 0, 0, 0]; // and on the grid
  for (const [, cmd, rest] of d.matchAll(/([MLHVCQTAZ])([^MLHVCQTAZ]*)/gi)) {
    const up = cmd.toUpperCase();
    const rel = cmd !== up;
    const v = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (up === 'Z') {
      out += 'z';
      [x, y, rx, ry] = [sx, sy, rsx, rsy];
      continue;
    }
    for (let i = 0; i < v.length; i += arity[up]) {
      const s = v.slice(i, i + arity[up]);
      const gx = (q) => Math.round(((rel ? x : 0) + q) * k + tx) - rx;
      const gy = (q) => Math.round(((rel ? y : 0) + q) * k + ty) - ry;
      let args;
      let [nx, ny] = [x, y];
      if (up === 'H') {
        args = [gx(s[0])];
        nx = (rel ? x : 0) + s[0];
      } else if (up === 'V') {
        args = [gy(s[0])];
        ny = (rel ? y : 0) + s[0];
      } else {
        const [ex, ey] = s.slice(-2);
        args =
          up === 'A'
            ? [Math.round(s[0] * k), Math.round(s[1] * k), s[2], s[3], s[4], gx(ex), gy(ey)]
            : s.map((q, j) => (j % 2 ? gy(q) : gx(q)));
        nx = (rel ? x : 0) + ex;
        ny = (rel ? y : 0) + ey;
      }
      const dead = up !== 'M' && up !== 'A' && args.every((q) => q === 0);
      if (!dead) out += cmd.toLowerCase() + args.join(' ').replace(/ -/g, '-');
      [x, y] = [nx, ny];
      rx = Math.round(x * k + tx);
      ry = Math.round(y * k + ty);
      if (up === 'M') [sx, sy, rsx, rsy] = [x, y, rx, ry];
    }
  }
  return out;
}
