import { globalFontFace } from '@vanilla-extract/css';

/** Letters and signs that English texts seldom have: files of their own, loaded when a page has one. */
const unicodeRange =
  'U+5C, U+5E, U+60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E0, U+E2-E6, U+E8, U+EA-EC, U+EE-F0, ' +
  'U+F2, U+F4-F5, U+F7-F9, U+FB, U+FD-FF, U+152-153, U+20AC, U+2122';

globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque-rest.woff2") format("woff2")',
  fontWeight: '700',
  fontDisplay: 'fallback',
  unicodeRange,
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans-rest.woff2") format("woff2")',
  fontWeight: '400 600',
  fontDisplay: 'fallback',
  unicodeRange,
});
