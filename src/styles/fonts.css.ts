import { globalFontFace } from '@vanilla-extract/css';

import { FALLBACK_FACES } from './fallback-faces.ts';

/*
 * In every page itself, not in a stylesheet (tools/vite/inline-styles.ts): a face that is declared after
 * its font has loaded changes the lines that somebody reads. A font that is more than 3 s late is for the
 * next page. Cut by tools/artwork/fonts.py: 18 kB instead of 71 kB. Headings have one weight. The
 * licenses are in the same folder.
 */
globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'fallback',
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'fallback',
});

for (const { family, ...face } of FALLBACK_FACES) globalFontFace(family, face);
