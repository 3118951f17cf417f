import { style, styleVariants } from '../../styles/page-style.ts';
import { papers } from '../../styles/papers.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const cards = style({
  display: 'grid',
  gap: vars.space.medium,
  gridAutoRows: 'auto',
  paddingBlockEnd: vars.space.section,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

const cardBase = style({
  display: 'grid',
  gridTemplateRows: 'minmax(232px, 1fr) auto',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  // Rows of the grid: the details of neighbors end on one line, and so do their titles.
  '@media': { [from.tablet]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
});

export const card = styleVariants(papers, (colors) => [cardBase, colors]);

export const wide = style({ '@media': { [from.desktop]: { gridColumn: 'span 2' } } });

/** Next to tiles with more text its drawing takes what its own text leaves free. */
export const filled = style({
  '@media': { [from.desktop]: { gridTemplateRows: 'minmax(0, 1fr) auto' } },
});

/** A part of the product's window. */
export const detail = style({ display: 'grid', minInlineSize: 0 });

/** The icon stands before the title, and the text below both. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  paddingInline: vars.space.xxsmall,
  paddingBlockEnd: vars.space.xxsmall,
});

export const icon = style({ marginBlockStart: 3 });

export const title = style({ fontSize: '1.375rem', lineHeight: 1.2, letterSpacing: '-0.015em' });

export const description = style({
  gridColumn: '1 / -1',
  maxInlineSize: '34em',
  fontSize: '1rem',
  lineHeight: 1.5,
});

export const rankings = style({
  display: 'grid',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const between = `1px solid ${vars.color.border.hairline}`;

export const ranking = style({
  ...stack(vars.space.small),
  padding: vars.space.large,
  selectors: { '& + &': { borderBlockStart: between } },
  '@media': {
    [from.desktop]: {
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: between } },
    },
  },
});

export const rankingHead = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const rank = style({ fontSize: vars.text.standard, color: vars.color.text.secondary });

export const candidate = style({
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});

export const reasons = style({ display: 'grid', gap: vars.space.medium });

export const reason = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
});

/** As in the margin of a resume. */
export const margin = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const more = style({ paddingBlockStart: vars.space.large });

export const tile = style({
  ...stack(vars.space.xsmall),
  paddingBlockStart: vars.space.large,
  paddingInlineEnd: vars.space.medium,
});

export const label = style({ fontSize: vars.text.small, color: vars.color.text.secondary });
