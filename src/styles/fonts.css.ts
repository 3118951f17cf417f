import { globalFontFace } from '@vanilla-extract/css';

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
