import { breakpoints } from './tokens.ts';

/** Media queries, mobile first: from this width on. */
export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  header: `screen and (min-width: ${breakpoints.header}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  huge: `screen and (min-width: ${breakpoints.huge}px)`,
} as const;

/** In narrower windows. */
export const below = {
  tablet: `not all and (min-width: ${breakpoints.tablet}px)`,
  header: `not all and (min-width: ${breakpoints.header}px)`,
  desktop: `not all and (min-width: ${breakpoints.desktop}px)`,
} as const;

export const between = {
  tabletAndDesktop: `${from.tablet} and (width < ${breakpoints.desktop}px)`,
} as const;

export const when = {
  /** A pointer that can rest on an element without a click. */
  hovering: '(hover: hover)',
  /** A phone, or another screen that fingers press: they need targets of 40 px. */
  fingers: `${below.tablet}, (hover: none)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  /** A phone on its side, or a page at 400%. */
  tiny: 'screen and (height < 400px)',
  /** A laptop's page at 200%, or a phone on its side. */
  short: 'screen and (height < 600px)',
  /** A laptop's page at 200%: as wide as a tablet, half as high. */
  zoomed: `screen and (${breakpoints.tablet}px <= width < ${breakpoints.desktop}px) and (height < 600px) and (hover: hover)`,
  /** Windows of small laptops. */
  low: `screen and (min-width: ${breakpoints.header}px) and (height < 800px)`,
} as const;
