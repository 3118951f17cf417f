import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { plainHeading, secondary } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

/** The facts next to the title. */
export const top = style({
  ...sideBySide({ shares: [5, 7], columnGap: 'clamp(32px, 4vw, 72px)', alignItems: 'start' }),
  paddingBlockEnd: vars.space.xxlarge,
});

export const facts = style({
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: {
      marginBlockStart: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge})`,
    },
  },
});

export const fact = style({
  display: 'grid',
  gap: `0 ${vars.space.large}`,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { gridTemplateColumns: '140px minmax(0, 1fr)' } },
});

export const factName = style({ fontWeight: vars.weight.strong });

export const textsTitle = style({ marginBlockEnd: vars.space.large });

/** Ruled at the side, like the columns of a ledger. */
export const texts = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
      gap: 0,
    },
  },
});

export const copy = style({
  ...stack(vars.space.small),
  paddingInline: vars.space.large,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});

export const length = style(plainHeading(vars.text.small));

export const filesBox = style({
  ...stack(vars.space.medium),
  paddingBlockEnd: vars.space.section,
});

export const logos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space.small,
});

export const file = style({
  display: 'grid',
  paddingBlockEnd: vars.space.small,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.border.strong } },
});

const previewBase = style({
  display: 'grid',
  marginBlockEnd: vars.space.small,
  placeItems: 'center',
  blockSize: 'clamp(140px, 38vw, 212px)',
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

/** On the ground that the file is made for. */
export const preview = styleVariants(
  {
    paper: { background: vars.color.surface.page },
    green: { background: vars.color.surface.deep },
  },
  (colors) => [previewBase, colors],
);

export const previewImage = style({ inlineSize: 'auto', maxBlockSize: 120, objectFit: 'contain' });

export const product = style({
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const fileName = style({
  paddingInline: vars.space.medium,
  fontWeight: vars.weight.strong,
});
export const fileKind = style({ paddingInline: vars.space.medium, ...secondary(vars.text.xsmall) });

export const copyLine = style(inline(vars.space.small, 'center'));

/** As large as a target has to be (WCAG 2.5.8). */
export const reach = style({ display: 'inline-block', lineHeight: '28px' });
