import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const head = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  marginBlockEnd: vars.space.large,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xlarge,
    },
  },
});

export const actions = style(inline(`${vars.space.small} ${vars.space.large}`));

// On phones the two do not fit into one line: each has the whole one.
globalStyle(`${actions} > *`, { '@media': { [below.tablet]: { flexGrow: 1 } } });

/** One strip of five on wide windows. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: `0 ${vars.space.xsmall}`,
  alignItems: 'start',
  justifyItems: 'start',
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.xsmall,
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingBlock: vars.space.large,
      paddingInlineEnd: vars.space.medium,
      borderBlockEnd: 0,
    },
  },
});

export const number = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // The number stands before title and description.
    [below.desktop]: { gridRow: 'span 2' },
    [from.desktop]: { fontSize: vars.text.title },
  },
});

export const title = style({ fontSize: vars.text.large, lineHeight: 1.25 });

export const description = style({
  maxInlineSize: '26em',
  color: vars.color.text.secondary,
  lineHeight: 1.45,
  '@media': { [below.desktop]: { gridColumn: '2 / -1' } },
});
