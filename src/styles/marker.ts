import { strokeOf } from './stroke.ts';
import { when } from './responsive.ts';
import { vars } from './theme.css.ts';

/**
 * The stroke in the marker's color.
 * @param height of the stroke, e.g. "80%" of its line
 * @param position of the stroke in its line, from the top
 */
export const markerStroke = (height: string, position: string): string =>
  strokeOf(vars.color.surface.highlight, height, position);

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
  '@media': { [when.forcedColors]: { background: 'Mark', color: 'MarkText' } },
} as const;

/** The link of the section in view, in a list of contents: for `:target-current` in a `scrollTargetGroup`. */
export const currentPart = {
  color: vars.color.text.primary,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.25em',
} as const;
