import { globalFontFace } from '@vanilla-extract/css';

/*
 * Subsets by tools/artwork/fonts.mjs (Latin-1, typographic marks; Bricolage from weight 600 on): 56 kB
 * instead of 71 kB. Their licenses are in the same folder.
 */
globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque.woff2") format("woff2")',
  fontWeight: '600 800',
  fontDisplay: 'swap',
});
globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
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

fallback('Bricolage Grotesque', '600 649', BOLD, 101.3);
fallback('Bricolage Grotesque', '650 749', BOLD, 101.7);
fallback('Bricolage Grotesque', '750 800', BOLD, 103.8);
fallback('Instrument Sans', '400 449', REGULAR, 101.6);
fallback('Instrument Sans', '450 549', REGULAR, 106.8);
fallback('Instrument Sans', '550 700', BOLD, 98.8);
