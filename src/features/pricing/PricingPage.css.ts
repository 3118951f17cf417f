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

export const includedTitle = style({ fontSize: vars.text.subheading });

/** What the plans have in common, one line each where there is room. */
export const list = style({
  marginBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const item = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', alignItems: 'baseline' },
    [from.huge]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const itemTitle = style({ fontSize: vars.text.large });

export const itemText = style({ lineHeight: 1.5, color: vars.color.text.secondary });

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
cell('tr > :first-child', { inlineSize: '26%' });
// In a large type on a phone each cell has a line of its own, below what it is about.
cell('tr', { '@container': { [STACKED]: { display: 'grid' } } });
cell('tr > *', { '@container': { [STACKED]: { inlineSize: 'auto !important', border: 0 } } });
cell('thead th', { fontWeight: vars.weight.strong });
cell('tbody th', { fontWeight: vars.weight.regular, color: vars.color.text.secondary });
