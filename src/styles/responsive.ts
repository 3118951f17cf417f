import { breakpoints } from './tokens.ts';

/** Media queries for `@media`, mobile first: each names the width from which its rules hold. */
export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  header: `screen and (min-width: ${breakpoints.header}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
} as const;

/** What holds for one range of widths only. */
export const between = {
  tabletAndDesktop: `${from.tablet} and (width < ${breakpoints.desktop}px)`,
} as const;

/** What the visitor or the device asks for. */
export const when = {
  /** A pointer that can rest on a thing without pressing it. */
  hovering: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;
