import { createVar, keyframes } from '@vanilla-extract/css';
import { headlineType, plainHeading } from '../../../styles/type.ts';

import { style, styleVariants } from '../../../styles/page-style.ts';
import { from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { clientLogos, LOGO_HEIGHT, ROW_WIDTH, shown } from '../content/logos.ts';

const HEIGHT = shown(LOGO_HEIGHT);
const GAP = 72;
/** Where a row is in the file, in percent; short, because each page has all of them. */
const rowOf = (index: number) =>
  Number(((100 * index) / Math.max(clientLogos.length - 1, 1)).toFixed(2));
const widthOf = (logo: { width: number }) => Math.ceil(shown(logo.width));

/** Width (px) of one round of logos. A name that is longer than its logo adds to it. */
const HALF = clientLogos.reduce((sum, logo) => sum + widthOf(logo) + GAP, 0);

/** 1.5 px per frame at 60 frames a second. */
const PX_PER_SECOND = 90;

/** In print, with reduced motion and without scripts. */
const STILL = `${when.reducedMotion}, print, (scripting: none)`;
/** On a screen from a width on. */
const stillFrom = (width: 'tablet' | 'header') =>
  [when.reducedMotion, '(scripting: none)'].map((still) => `${from[width]} and ${still}`).join();

/** Half of the track is one round, after which the loop restarts. */
const slide = keyframes({ to: { transform: 'translateX(-50%)' } });

export const root = style({
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.small,
  '@media': { [from.tablet]: { paddingBlock: vars.space.large } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.xsmall,
  '@media': { [from.tablet]: { marginBlockEnd: vars.space.medium } },
});

export const title = style(plainHeading(vars.text.small));

/** A checkbox styled as a pause button, which needs no script. */
export const pause = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  color: vars.color.text.secondary,
  background:
    'linear-gradient(currentColor, currentColor) 9px 8px / 3px 12px no-repeat, linear-gradient(currentColor, currentColor) 16px 8px / 3px 12px no-repeat',
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:checked': { background: 'none' },
    '&:checked::before': {
      content: '""',
      display: 'block',
      margin: '8px 0 0 10px',
      inlineSize: 10,
      blockSize: 12,
      background: 'currentColor',
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
  '@media': { [STILL]: { display: 'none' } },
});

export const view = style({
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)',
  '@media': {
    [STILL]: { maskImage: 'none' },
    // The chat's launcher stands in the margin.
    [`${from.wide} and ${when.motion} and (scripting: enabled)`]: {
      marginInline: vars.space.gutter,
    },
  },
});

export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  selectors: {
    '&[data-moving]': { animation: `${slide} ${HALF / PX_PER_SECOND}s linear infinite` },
    [`${view}:hover &, ${root}:has(:checked, :focus-visible) &`]: {
      animationPlayState: 'paused',
    },
  },
  '@media': {
    [STILL]: { animation: 'none !important', inlineSize: 'auto' },
  },
});

export const round = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  '@media': {
    [STILL]: {
      // Without motion: a grid with a full last row.
      flex: '1',
      minInlineSize: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      justifyItems: 'center',
      gap: vars.space.large,
      paddingInline: `max(${vars.space.gutter}, (100% - ${vars.width.wide}) / 2)`,
      selectors: { '&[aria-hidden]': { display: 'none' } },
    },
    [stillFrom('tablet')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
    [stillFrom('header')]: {
      gridTemplateColumns: `repeat(5, minmax(0, ${shown(ROW_WIDTH)}px))`,
      justifyContent: 'space-between',
    },
  },
});

/** Of the logo in a slot: its width, and its row in the file of all logos. */
const logoWidth = createVar();
const logoRow = createVar();

/** As wide as its logo, or as the name instead of a failed one. */
const slotBase = style({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  blockSize: HEIGHT,
  minInlineSize: logoWidth,
  marginInlineEnd: GAP,
  ...headlineType(vars.text.large),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': {
    [STILL]: {
      blockSize: 'auto',
      minBlockSize: HEIGHT,
      minInlineSize: 0,
      marginInlineEnd: 0,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
});

export const slot = styleVariants(
  Object.fromEntries(clientLogos.map((logo, index) => [logo.name, { logo, index }])),
  ({ logo, index }) => [
    slotBase,
    {
      vars: {
        [logoWidth]: `${widthOf(logo)}px`,
        [logoRow]: `${rowOf(index)}%`,
      },
    },
  ],
);

export const logo = style({
  inlineSize: logoWidth,
  blockSize: HEIGHT,
  objectFit: 'none',
  objectPosition: `50% ${logoRow}`,
  '@media': {
    // A column may be narrower than a logo: all are scaled alike.
    [STILL]: {
      inlineSize: '100%',
      maxInlineSize: shown(ROW_WIDTH),
      blockSize: 'auto',
      aspectRatio: `${ROW_WIDTH} / ${LOGO_HEIGHT}`,
      objectFit: 'cover',
    },
  },
});
