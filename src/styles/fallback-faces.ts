/*
 * Fallbacks with the same metrics as the site's fonts, so that no line moves when those arrive:
 * `size-adjust` measured on the site's own texts per weight, the heights divided by it. Text widths are
 * in em, because ch differs between fonts.
 */
const REGULAR =
  'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")';
const BOLD =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")';
/** Ascent and descent (% of the size), from the fonts' own tables. */
const HEIGHTS = { 'Bricolage Grotesque': [93, 27], 'Instrument Sans': [97, 25] } as const;

function fallback(family: keyof typeof HEIGHTS, fontWeight: string, src: string, percent: number) {
  const [ascent, descent] = HEIGHTS[family].map((of) => `${((of * 100) / percent).toFixed(2)}%`);
  return {
    family: `${family} Fallback`,
    src,
    fontWeight,
    sizeAdjust: `${percent}%`,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  };
}

/** The sandbox's frames have them too. */
export const FALLBACK_FACES = [
  fallback('Bricolage Grotesque', '700', BOLD, 102.8),
  fallback('Instrument Sans', '400 449', REGULAR, 102),
  fallback('Instrument Sans', '450 549', REGULAR, 106.9),
  fallback('Instrument Sans', '550 600', BOLD, 99.9),
];
