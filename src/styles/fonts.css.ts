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
 * What stands in until they arrive, stretched to the same measure: the width is that of English
 * letters by frequency, the heights are the fonts' own divided by it. So no line moves.
 */
globalFontFace('Bricolage Grotesque Fallback', {
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")',
  fontWeight: '600 800',
  sizeAdjust: '102.81%',
  ascentOverride: '90.46%',
  descentOverride: '26.26%',
  lineGapOverride: '0%',
});
globalFontFace('Instrument Sans Fallback', {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")',
  sizeAdjust: '103.28%',
  ascentOverride: '93.92%',
  descentOverride: '24.21%',
  lineGapOverride: '0%',
});
