import { vars } from './theme.css.ts';

/**
 * The one marker stroke: a line of ink with leaning ends, as a `background`.
 * @param height of the stroke, e.g. "80%" of its line
 * @param position of the stroke in its line, from the top
 */
export const markerStroke = (height: string, position: string): string =>
  `linear-gradient(101deg, transparent 0.12em, ${vars.color.surface.highlight} 0.14em, ${vars.color.surface.highlight} calc(100% - 0.14em), transparent calc(100% - 0.12em)) 0 ${position} / 100% ${height} no-repeat`;

/** The stroke behind a phrase, which may run over several lines: each has its own. */
export const marked = {
  color: vars.color.text.primary,
  background: markerStroke('80%', '60%'),
  borderRadius: '0.1em',
  // The ends do not touch the next words.
  paddingInline: '0.14em',
  marginInline: '-0.14em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  printColorAdjust: 'exact',
} as const;
