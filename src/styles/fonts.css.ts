import { globalFontFace } from '@vanilla-extract/css';

/*
 * Subsets of the packages' Latin files (Basic Latin, Latin-1 letters, typographic marks; Bricolage
 * from weight 600 on) by tools/artwork/fonts.mjs: the whole Latin files would be 71 kB, these are
 * 56 kB. Licences lie beside them.
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
 * What stands in until they arrive, stretched to the same measure for each weight that the site uses:
 * the width is that of the site's own texts, the heights are the fonts' own divided by it. So no line
 * moves; and widths of text are in em, because ch is another width in another font.
 */
const REGULAR =
  'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")';
const BOLD =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")';
/** Ascent and descent (% of the size), from the fonts' own tables. */
const HEIGHTS = { 'Bricolage Grotesque': [93, 27], 'Instrument Sans': [97, 25] } as const;

function standIn(family: keyof typeof HEIGHTS, fontWeight: string, src: string, percent: number) {
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

standIn('Bricolage Grotesque', '600 649', BOLD, 100.3);
standIn('Bricolage Grotesque', '650 749', BOLD, 101.7);
standIn('Bricolage Grotesque', '750 800', BOLD, 104.8);
standIn('Instrument Sans', '400 449', REGULAR, 101.6);
standIn('Instrument Sans', '450 549', REGULAR, 106.8);
standIn('Instrument Sans', '550 700', BOLD, 98.8);
