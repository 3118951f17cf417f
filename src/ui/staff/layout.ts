import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** px, of the columns' names over the rows */
export const HEAD = 28;

/** The space at the sides of a screen. */
export const edge = {
  paddingInline: vars.space.medium,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
} as const;

/** A field of a form: denser than the site's. */
export const fieldBox = {
  inlineSize: '100%',
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  font: 'inherit',
  // Below 16 px, phones zoom into a field that gets the focus.
  fontSize: '1rem',
  '@media': { [from.tablet]: { fontSize: '0.875rem' } },
} as const;
