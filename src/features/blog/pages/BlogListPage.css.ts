import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const content = style({ paddingBlockEnd: vars.space.section });

export const list = style({ display: 'grid', gap: vars.space.xlarge });

export const results = style({
  display: 'grid',
  gap: vars.space.xlarge,
  // A short wait is not worth a flicker.
  transition: `opacity ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: { '[aria-busy] > &': { opacity: 0.5, transitionDelay: '250ms' } },
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.large,
  rowGap: vars.space.xxsmall,
});
// The gaps above and below it are one where it says nothing.
globalStyle(`${state}:has(> :empty) + ${results}`, {
  marginBlockStart: `calc(-1 * ${vars.space.xlarge})`,
});

export const filter = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    // The button, which comes last, moves nothing.
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) 7rem' },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xxsmall,
  fontSize: vars.text.large,
  overflowWrap: 'anywhere',
});

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

export const keywords = style(inline(vars.space.xsmall));

export const keyword = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
});

export const newest = style({ fontSize: vars.text.subheading });

export const loading = style({
  // About the height of the first row, so that what follows does not jump far.
  minBlockSize: '32rem',
  paddingBlockStart: vars.space.xxlarge,
  color: vars.color.text.secondary,
});

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
});

export const numbers = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const gap = style({
  '::before': { content: '"…"', marginInlineEnd: vars.space.small, alignSelf: 'end' },
});

const target = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.control.small,
  minBlockSize: vars.control.small,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.color.surface.sunken },
});

export const step = style([target, { fontWeight: vars.weight.strong }]);

export const number = style([
  target,
  {
    selectors: {
      '&[aria-current]': {
        boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
        fontWeight: vars.weight.strong,
      },
    },
  },
]);
