import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA } from './chromium.mjs';

/** The site's logo as SVG markup, from its own file. */
export function logo({ x = 0, y = 0, height }) {
  const file = readFileSync(join(MEDIA, 'logo.svg'));
  // Drawing programs often write no width and height.
  const box = /<svg[^>]* viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(file);
  if (!box) throw new Error('public/media/logo.svg needs a viewBox');
  const [, w, h] = box;
  const width = Math.round((height * w * 100) / h) / 100;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${file.toString('base64')}"/>`;
}
