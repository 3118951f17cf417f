import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { plainHeading, secondary } from '../../styles/type.ts';
import { inline, stack } from '../../ui/layout/arrange.ts';

/** Ruled off, like the parts of a page to read. */
export const part = style({
  ...stack(vars.space.large),
  paddingBlock: `${vars.space.large} ${vars.space.xxlarge}`,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});
globalStyle(`${part} > h2`, { fontSize: vars.text.subheading });

export const copy = style(stack(vars.space.xsmall));

export const length = style(plainHeading(vars.text.small));

export const ways = style(inline(`${vars.space.xsmall} ${vars.space.large}`));

export const logos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space.small,
});
globalStyle(`${logos} > li`, { display: 'grid' });

/** Where one name needs two lines, its neighbors are as high. */
export const file = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
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
  blockSize: 'clamp(120px, 30vw, 160px)',
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

/** The whole file is the link. */
export const download = style({
  paddingInline: vars.space.medium,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.3em',
});

export const copyLine = style(inline(vars.space.small, 'center'));

/** As large as a target has to be (WCAG 2.5.8). */
export const reach = style({ display: 'inline-block', lineHeight: '28px' });
