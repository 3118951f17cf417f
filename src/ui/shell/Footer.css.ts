import { style } from '../../styles/ui-style.ts';
import { below, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { breakpoints } from '../../styles/tokens.ts';
import { headlineType } from '../../styles/type.ts';
import { inline, spread, stack } from '../layout/arrange.ts';

export const root = style({
  containerType: 'inline-size',
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
  paddingBlock: vars.space.small,
  breakInside: 'avoid',
  '@media': { print: { paddingBlockStart: vars.space.large } },
});

export const top = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.small,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: vars.space.huge,
      paddingBlockStart: vars.space.medium,
    },
  },
});

/** The logo is on top of the first printed page. */
export const brand = style({
  ...stack(vars.space.xsmall),
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
});

export const brandTop = style({ ...spread(vars.space.medium), inlineSize: '100%' });

export const tagline = style({
  ...headlineType('1.375rem'),
  maxInlineSize: '16em',
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  whiteSpace: 'pre-line',
});

export const mission = style({
  maxInlineSize: '40em',
  fontSize: vars.text.xsmall,
  color: vars.color.text.inverseSecondary,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
});

/** On phones the longest column has a row of its own. */
export const column = style({
  selectors: {
    '&:last-child': { gridColumn: '1 / -1' },
    '&:not(:last-child)': { '@media': { print: { display: 'none' } } },
  },
  '@media': { [from.tablet]: { selectors: { '&:last-child': { gridColumn: 'auto' } } } },
});

export const heading = style({
  marginBlockEnd: vars.space.xxsmall,
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.inverseSecondary,
});

export const list = style({
  display: 'grid',
  justifyItems: 'start',
  // On phones the ways to a person share a line.
  selectors: {
    [`${column}:last-child > &`]: {
      '@media': { [below.tablet]: inline(`0 ${vars.space.large}`) },
    },
  },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: 2,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.surface.highlight,
    },
  },
});

export const legal = style([link, { paddingBlock: 4, fontSize: vars.text.xsmall }]);

export const plain = style([
  link,
  { textWrap: 'balance', selectors: { '&:hover': { textDecorationLine: 'none' } } },
]);

export const guarantee = style({ position: 'relative' });

export const guaranteeTrigger = style([
  link,
  {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '0.3em',
    cursor: 'help',
  },
]);

/** In wide windows the columns have the right part of the footer. */
const COLUMNS = `calc((100cqi - 2 * ${vars.space.gutter} - ${vars.space.huge}) * 7 / 12)`;

/** Covers no text: it makes room for itself below its trigger, which is the last one of its row. */
export const guaranteePanel = style({
  insetBlockEnd: 0,
  padding: `6px ${vars.space.medium}`,
  fontSize: vars.text.xsmall,
  lineHeight: 1.4,
  textWrap: 'balance',
  inlineSize: 'max-content',
  maxInlineSize: `calc(100cqi - 2 * ${vars.space.gutter})`,
  '@media': { [from.desktop]: { maxInlineSize: COLUMNS } },
  selectors: {
    '[data-panel="open"] > &, [data-panel=""]:is(:hover, :focus-within) > &': {
      position: 'static',
    },
  },
});

export const bottom = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.large}`, 'center'),
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.border.onDeep}`,
  fontSize: vars.text.xsmall,
  color: vars.color.text.inverseSecondary,
  // The chat's launcher, 48 px high, stands over the page's end; in wide windows it fits into the margin.
  '@media': { [`screen and (width < ${breakpoints.wide}px)`]: { paddingInlineEnd: 56 } },
});

/** On phones a line of its own, so that the links share one. */
export const copyright = style({
  flexBasis: '100%',
  '@media': { [from.tablet]: { flexBasis: 'auto', marginInlineEnd: 'auto' } },
});

export const social = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  '@media': { print: { display: 'none' } },
});

/** Not a link. */
export const socialIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
});

export const socialLink = style([
  socialIcon,
  {
    borderRadius: vars.radius.medium,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { background: vars.color.surface.highlight, color: vars.color.text.primary },
    },
  },
]);
