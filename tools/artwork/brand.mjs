// The RiC wordmark, the icons and the chat mark.
//
//   node tools/artwork/brand.mjs
//
// The letters are outlines of Bricolage Grotesque (800, optical size 96, SIL Open Font License).
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA, PUBLIC } from './lib/chromium.mjs';
import { site } from '../../src/shared/content/site.ts';
import { C } from './lib/palette.mjs';
import { BOX, LETTERS, ON_DARK_BOX, PATCH, WORDMARK, WORDMARK_ON_DARK } from './lib/wordmark.mjs';

mkdirSync(join(MEDIA, 'avatars'), { recursive: true });
const save = (file, data) => {
  writeFileSync(file, data);
  console.log(file.slice(PUBLIC.length + 1), `${statSync(file).size} B`);
};
const svg = (w, h, inner, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"${extra}>${inner}</svg>\n`;

const label = ` role="img" aria-label="${site.brand}"`;
// Pages contain both. The letters are the same markup, which costs nothing when it is compressed.
for (const [name, box, drawing] of [
  ['logo.svg', BOX, WORDMARK],
  ['logo-on-dark.svg', ON_DARK_BOX, WORDMARK_ON_DARK],
]) {
  save(
    join(MEDIA, name),
    `<svg xmlns="http://www.w3.org/2000/svg" width="92" height="48" viewBox="${box}"${label}>${drawing}</svg>\n`,
  );
}

// The icon: one letter under the marker. Drawn for 32, so that it is sharp at 16 as well.
const icon = (size, { ground, round = 0, pad = 0 } = {}) => {
  const k = (size - pad * 2) / 32;
  const letter = `<path fill="${C.ink}" transform="translate(6.4 26) scale(.0308 -.0308)" d="${LETTERS.R.d}"/>`;
  const back = ground
    ? `<rect width="${size}" height="${size}" rx="${round}" fill="${ground}"/>`
    : '';
  return svg(
    size,
    size,
    `${back}<g transform="translate(${pad} ${pad}) scale(${k})"><path fill="${C.marker}" d="${PATCH}"/>${letter}</g>`,
  );
};
save(join(PUBLIC, 'favicon.svg'), icon(32));
const png = (s, size) =>
  sharp(Buffer.from(s), { density: 72 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
save(join(PUBLIC, 'icon-192.png'), await png(icon(192, { ground: C.paper, pad: 30 }), 192));
save(join(PUBLIC, 'icon-512.png'), await png(icon(512, { ground: C.paper, pad: 80 }), 512));
save(join(PUBLIC, 'apple-touch-icon.png'), await png(icon(180, { ground: C.paper, pad: 28 }), 180));

// An .ico that holds one PNG of 32 x 32.
const small = await sharp(Buffer.from(icon(32)), { density: 72 })
  .png({ compressionLevel: 9 })
  .toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head[6] = 32;
head[7] = 32;
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(22, 18);
save(join(PUBLIC, 'favicon.ico'), Buffer.concat([head, small]));
