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

/** Overlaps the section's edge; .afterRankings makes space for it. */
const OVERHANG = '72px';

export const rankings = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    color: vars.color.text.primary,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        alignItems: 'start',
        gap: vars.space.large,
        marginBlockEnd: `calc(-1 * (${vars.space.section} + ${OVERHANG}))`,
      },
    },
  }),
);

export const afterRankings = style(
  inPage({ '@media': { [from.desktop]: { paddingBlockStart: OVERHANG } } }),
);

export const ranking = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    padding: `clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
    '@media': {
      [from.desktop]: {
        selectors: {
          '&:nth-child(2)': { marginBlockStart: 40 },
          '&:nth-child(3)': { marginBlockStart: 80 },
        },
      },
    },
  }),
);

export const rankingHead = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.small,
  }),
);

export const verdict = style(
  inPage({
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    paddingInline: vars.space.xsmall,
    selectors: {
      [`${ranking}:first-child &`]: { background: vars.color.surface.highlight },
    },
  }),
);

export const candidate = style(
  inPage({
    fontFamily: vars.font.text,
    fontSize: vars.text.standard,
    fontWeight: vars.weight.strong,
    letterSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const score = style(inPage({ fontSize: vars.text.subheading }));

export const reasons = style(inPage({ borderBlockStart: `1px solid ${vars.color.border.strong}` }));

export const reason = style(
  inPage({
    paddingBlock: vars.space.small,
    fontSize: vars.text.small,
    lineHeight: 1.45,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

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
