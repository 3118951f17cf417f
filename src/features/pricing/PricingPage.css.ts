import { globalStyle, style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const stageSection = style({ paddingBlockEnd: vars.space.section });

/** What is in every plan stands below the plans; on wide screens in front of them. */
export const stageGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xlarge,
  '@media': {
    [from.huge]: {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      columnGap: vars.space.xlarge,
    },
  },
});

export const plansColumn = style({
  position: 'relative',
  '@media': { [from.huge]: { gridArea: '1 / 2', minInlineSize: 0 } },
});

export const includedTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});

/** What the plans have in common, in one line. */
export const list = style({
  display: 'grid',
  marginBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [`${from.tablet}, print`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.huge]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.desktop]: {
      paddingInline: vars.space.medium,
      borderBlockEnd: 0,
      borderInlineStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

export const itemTitle = style({ fontSize: vars.text.large });

export const itemText = style({
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.text.secondary,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      // In line with the questions below.
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    },
  },
});

export const promise = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: '35.6em',
  fontSize: vars.text.large,
});

export const comparison = style({ containerType: 'inline-size' });
const STACKED = '(width < 15rem)';

/** Next to the guarantee: what the credit leads to. */
export const compared = style({
  inlineSize: '100%',
  borderBlockStart: `2px solid ${vars.color.border.strong}`,
  breakInside: 'avoid',
  lineHeight: 1.4,
});

export const comparedCaption = style({
  paddingBlockEnd: vars.space.xsmall,
  textAlign: 'start',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

const cell = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${compared} ${selector}`, properties);

cell(':is(th, td)', {
  inlineSize: '37%',
  paddingBlock: vars.space.small,
  paddingInlineEnd: 'clamp(8px, 2.5vw, 16px)',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
// Ruled at the side, like the columns of a ledger.
cell(':is(td, thead th + th)', {
  paddingInlineStart: 'clamp(8px, 2.5vw, 16px)',
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
});
cell('tr > :first-child', { inlineSize: '26%' });
// In a large type on a phone each cell has a line of its own, below what it is about.
cell('tr', { '@container': { [STACKED]: { display: 'grid' } } });
cell('tr > *', { '@container': { [STACKED]: { inlineSize: 'auto !important', border: 0 } } });
cell('thead th', { fontWeight: vars.weight.strong });
cell('tbody th', { fontWeight: vars.weight.regular, color: vars.color.text.secondary });
