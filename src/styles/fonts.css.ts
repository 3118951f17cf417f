import { globalFontFace } from '@vanilla-extract/css';

/** Letters and signs that English texts seldom have: a file of their own, loaded when a page has one. */
const REST =
  'U+5C, U+5E, U+60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-E0, U+E2-E6, U+E8, U+EA-EC, U+EE-F0, ' +
  'U+F2, U+F4-F5, U+F7-F9, U+FB, U+FD-FF, U+152-153, U+20AC, U+2122';

/*
 * Cut by tools/artwork/fonts.py: 18 kB on most pages instead of 71 kB. Headings have one weight. The
 * licenses are in the same folder.
 */
globalFontFace('Bricolage Grotesque', [
  {
    src: 'url("./fonts/bricolage-grotesque.woff2") format("woff2")',
    fontWeight: '700',
    fontDisplay: 'swap',
  },
  {
    src: 'url("./fonts/bricolage-grotesque-rest.woff2") format("woff2")',
    fontWeight: '700',
    fontDisplay: 'swap',
    unicodeRange: REST,
  },
]);
globalFontFace('Instrument Sans', [
  {
    src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
    fontWeight: '400 600',
    fontDisplay: 'swap',
  },
  {
    src: 'url("./fonts/instrument-sans-rest.woff2") format("woff2")',
    fontWeight: '400 600',
    fontDisplay: 'swap',
    unicodeRange: REST,
  },
]);

/*
 * Fallbacks with the same metrics, so that no line moves when the fonts arrive: `size-adjust` measured
 * on the site's own texts per weight, the heights divided by it. Text widths are in em, because ch
 * differs between fonts.
 */
const REGULAR =
  'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")';
const BOLD =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")';
/** Ascent and descent (% of the size), from the fonts' own tables. */
const HEIGHTS = { 'Bricolage Grotesque': [93, 27], 'Instrument Sans': [97, 25] } as const;

function fallback(family: keyof typeof HEIGHTS, fontWeight: string, src: string, percent: number) {
  const [ascent, descent] = HEIGHTS[family].map((of) => `${((of * 100) / percent).toFixed(2)}%`);
  return globalFontFace(`${family} Fallback`, {
    src,
    fontWeight,
    sizeAdjust: `${percent}%`,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  });
}

fallback('Bricolage Grotesque', '700', BOLD, 102.7);
fallback('Instrument Sans', '400 449', REGULAR, 101.9);
fallback('Instrument Sans', '450 549', REGULAR, 106.8);
fallback('Instrument Sans', '550 600', BOLD, 99.8);
