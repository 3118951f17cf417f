import { globalFontFace } from '@vanilla-extract/css';

import { FALLBACK_FACES } from './fallback-faces.ts';

/*
 * In every page itself, not in a stylesheet (src/http/page/document.tsx): where one adds a face to a
 * page, browsers lay the whole page out again, and a font that has loaded before changes the lines that
 * somebody reads. No font is preloaded: Chromium paints nothing while it waits for one. Cut by
 * tools/artwork/fonts.py: 15.5 kB instead of 71 kB. Headings have one weight. The licenses are in the same
 * folder.
 */

/**
 * Letters and signs that English texts seldom have: files of their own, loaded when a page has one.
 * Ranges are short rather than exact. The faces after these come first for a character that both have.
 */
const RARE = 'U+5C-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-153, U+20AC-2122';

globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque-rest.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
  unicodeRange: RARE,
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans-rest.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'swap',
  unicodeRange: RARE,
});

globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'swap',
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'swap',
});

for (const { family, ...face } of FALLBACK_FACES) globalFontFace(family, face);
