import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { papers } from '../../styles/papers.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const cards = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

const cardBase = style(
  inPage({
    display: 'grid',
    gridTemplateRows: '1fr auto auto',
    gap: vars.space.small,
    padding: vars.space.large,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    '@media': { [from.desktop]: { minBlockSize: 288 } },
  }),
);

export const card = styleVariants(papers, (colors) => [cardBase, inPage(colors)]);

export const wide = style(inPage({ '@media': { [from.desktop]: { gridColumn: 'span 2' } } }));

export const title = style(
  inPage({
    marginBlockStart: vars.space.large,
    fontSize: vars.text.large,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  }),
);

export const wideTitle = style([
  title,
  inPage({
    '@media': {
      [from.desktop]: {
        maxInlineSize: '10.7em',
        fontSize: 'clamp(1.75rem, 1rem + 1.7vw, 2.5rem)',
        lineHeight: 1.04,
        letterSpacing: vars.tracking.heading,
      },
    },
  }),
]);

export const description = style(
  inPage({ maxInlineSize: '34.3em', fontSize: vars.text.small, lineHeight: 1.5 }),
);

export const rankings = style(
  inPage({
    display: 'grid',
    '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

const between = `1px solid ${vars.color.border.hairline}`;

export const ranking = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.small,
    padding: vars.space.large,
    selectors: { '& + &': { borderBlockStart: between } },
    '@media': {
      [from.desktop]: {
        selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: between } },
      },
    },
  }),
);

export const rankingHead = style(
  inPage({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.small,
  }),
);

export const rank = style(
  inPage({ fontSize: vars.text.standard, color: vars.color.text.secondary }),
);

export const candidate = style(
  inPage({ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.01em' }),
);

export const reasons = style(inPage({ display: 'grid', gap: vars.space.medium }));

export const reason = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xxsmall,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  }),
);

/** As in the margin of a resume. */
export const margin = style(
  inPage({
    paddingInlineStart: vars.space.small,
    borderInlineStart: `1px solid ${vars.color.border.strong}`,
    fontSize: vars.text.xsmall,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const more = style(inPage({ paddingBlockStart: vars.space.large }));

export const tile = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    paddingBlock: vars.space.large,
    paddingInlineEnd: vars.space.medium,
  }),
);

export const label = style(inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }));
