import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { twoColumns } from '../../ui/layout/two-columns.ts';
import { ruled } from '../../ui/Ruled/Ruled.css.ts';

export const top = style(
  inPage({
    ...twoColumns({ shares: [8, 4], gap: vars.space.xlarge, columnGap: 'clamp(48px, 6vw, 96px)' }),
    paddingBlockEnd: vars.space.section,
  }),
);

export const facts = style(inPage({ borderBlockStart: `1px solid ${vars.color.border.strong}` }));

export const fact = style(
  inPage({
    display: 'grid',
    gap: `0 ${vars.space.large}`,
    paddingBlock: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.tablet]: { gridTemplateColumns: '140px minmax(0, 1fr)' } },
  }),
);

export const factName = style(inPage({ fontWeight: vars.weight.strong }));

export const contact = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    justifyItems: 'start',
    alignSelf: 'start',
    padding: `clamp(${vars.space.large}, 2.6vw, ${vars.space.xlarge})`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
);

export const contactTitle = style(inPage({ fontSize: vars.text.subheading }));

export const texts = style(
  inPage(
    twoColumns({ shares: [4, 7], gap: vars.space.xlarge, columnGap: 'clamp(48px, 6vw, 96px)' }),
  ),
);

export const copy = style([ruled, inPage({ gap: vars.space.small })]);

export const length = style(
  inPage({
    fontFamily: vars.font.text,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    letterSpacing: 0,
  }),
);

export const files = style(
  inPage({
    display: 'grid',
    gap: vars.space.small,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const file = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space.small} ${vars.space.small}`,
    alignItems: 'baseline',
    paddingBlockEnd: vars.space.small,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.raised,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: vars.color.border.strong } },
  }),
);

const previewBase = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'grid',
    placeItems: 'center',
    blockSize: 160,
    padding: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

/** On the ground that the file is made for. */
export const preview = styleVariants(
  {
    paper: { background: vars.color.surface.page },
    green: { background: vars.color.surface.deep },
  },
  (colors) => [previewBase, inPage(colors)],
);

export const previewImage = style(
  inPage({ inlineSize: 'auto', maxBlockSize: 120, objectFit: 'contain' }),
);

export const fileName = style(
  inPage({ paddingInlineStart: vars.space.medium, fontWeight: vars.weight.strong }),
);
export const fileKind = style(
  inPage({
    paddingInlineEnd: vars.space.medium,
    fontSize: vars.text.xsmall,
    color: vars.color.text.secondary,
  }),
);
