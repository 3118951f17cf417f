import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';

/** The space at the sides of a screen. */
export const edge = {
  paddingInline: vars.space.medium,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
} as const;

export const NO_SCRIPT = '(scripting: none)';
