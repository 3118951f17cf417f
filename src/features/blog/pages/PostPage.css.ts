import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { COVER, cover } from './cover.ts';
import { secondary } from '../../../styles/type.ts';
import { inline, spread, stack } from '../../../ui/layout/arrange.ts';

/** 60 to 72 characters a line. */
export const READING_WIDTH = '38.25rem';

/** What stands in the reading column. */
const column = {
  inlineSize: `min(100%, ${READING_WIDTH})`,
  '@media': { [from.wide]: { gridColumn: '2' } },
} as const;

export const root = style({
  display: 'grid',
  // Long words and wide tables stay inside their column instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.xlarge} ${vars.space.section}`,
});

export const top = style({
  ...spread(vars.space.medium),
  // The edge of the reading column.
  '@media': { [from.wide]: { inlineSize: READING_WIDTH, marginInline: 'auto' } },
});

export const crumbs = style({
  ...inline(vars.space.xsmall, 'baseline'),
  fontSize: vars.text.small,
});

/** Home, Blog: the way back, each followed by a mark. */
export const crumb = style({
  '::after': {
    content: '"›" / ""',
    marginInlineStart: vars.space.xsmall,
    color: vars.color.text.secondary,
  },
});

globalStyle(`${crumb} > a`, { display: 'inline-block', paddingBlock: vars.space.xxsmall });

export const here = style({
  minInlineSize: 0,
  maxInlineSize: '28rem',
  overflowWrap: 'anywhere',
  color: vars.color.text.secondary,
});

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  justifyItems: 'start',
  '@media': {
    [from.wide]: {
      // In the middle; the contents stand on its left.
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${READING_WIDTH}) minmax(0, 1fr)`,
      columnGap: vars.space.huge,
    },
  },
});

export const header = style({
  ...stack(vars.space.medium),
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...column,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xxsmall,
  ...secondary(vars.text.small),
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontSize: vars.text.headingLarge,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const excerpt = style({
  ...secondary(vars.text.lead),
  lineHeight: 1.45,
  textWrap: 'balance',
});

export const keywords = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const keyword = style({
  display: 'flex',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const picture = style({
  ...cover,
  viewTransitionName: COVER,
  maxInlineSize: READING_WIDTH,
  '@media': { [from.wide]: { gridColumn: '2' } },
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  selectors: { '&[hidden]': { display: 'none' } },
});

// On the way from the list to the post, below the header.
globalStyle(`::view-transition-old(${COVER}), ::view-transition-new(${COVER})`, {
  blockSize: '100%',
  objectFit: 'cover',
  overflow: 'clip',
});
// The list's picture stays to the end of its way: the post's may not have come yet.
globalStyle(`::view-transition-old(${COVER})`, { animation: 'none', zIndex: 1 });
globalStyle('::view-transition-group(header)', { zIndex: 1 });

export const body = style({ ...column, overflowWrap: 'break-word' });

export const footer = style({
  display: 'grid',
  ...column,
  gap: vars.space.xlarge,
  paddingBlockStart: vars.space.xlarge,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

// Paper has no use for ways to other pages. They have styles of their own, which this rule outweighs.
globalStyle(`:is(${top}, ${footer}, ${root} > ${article} ~ *, ${article} > aside)`, {
  '@media': { print: { display: 'none' } },
});

export const offer = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr auto auto', alignItems: 'center' },
  },
});

export const loading = style({
  minBlockSize: '60vh',
  paddingBlockStart: vars.space.xxlarge,
  color: vars.color.text.secondary,
});
