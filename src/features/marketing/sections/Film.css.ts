import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

/**
 * Opened when it plays (client/behaviors/film.ts): it repeats what is below it, so its first frame must
 * not count as the page's largest content.
 */
export const film = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'fill',
  // Its ground is a shade lighter than the page's, as video has fewer colors.
  mixBlendMode: 'darken',
  clipPath: 'inset(0 0 99%)',
  transition: `clip-path ${vars.motion.standard}`,
  selectors: { '&[data-playing]': { clipPath: 'inset(0)' } },
  '@media': {
    print: { display: 'none' },
    [when.forcedColors]: { display: 'none' },
    // Without scripts a browser draws controls.
    '(scripting: none)': { display: 'none' },
  },
});

// What it covers would show through.
const SHOWN = 'screen and (forced-colors: none)';
globalStyle(`:has(> ${film}[data-playing])`, {
  '@media': { [SHOWN]: { background: vars.color.surface.page } },
});
globalStyle(`:has(> ${film}[data-playing]) > svg`, {
  '@media': { [SHOWN]: { opacity: 0, transition: `opacity 0s ${vars.motion.standard}` } },
});

export const pause = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${vars.space.small})`,
  insetInlineStart: -14,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  color: vars.color.text.secondary,
  selectors: { '&:hover': { color: vars.color.text.primary } },
  '@media': {
    // In line with the caption above: the pile begins at the left end.
    [below.header]: {
      insetBlockStart: -56,
      insetInlineStart: 'auto',
      insetInlineEnd: -14,
    },
    '(scripting: none)': { display: 'none' },
    [when.reducedMotion]: { display: 'none' },
    [when.forcedColors]: { display: 'none' },
  },
});

export const pauseIcon = style({
  selectors: { [`${pause}[aria-pressed="true"] &`]: { display: 'none' } },
});
export const playIcon = style({
  selectors: { [`${pause}[aria-pressed="false"] &`]: { display: 'none' } },
});
