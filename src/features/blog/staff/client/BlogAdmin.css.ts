import { style, styleVariants } from '../../../../styles/page-style.ts';
import { from, when } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { inline, spread } from '../../../../ui/layout/arrange.ts';

/** A stamp in the window's corner, above the header and out of its way. */
export const badge = style({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 60,
  paddingInline: 7,
  background: vars.color.surface.highlight,
  color: vars.color.text.primary,
  fontSize: '0.6875rem',
  // Where the margin next to the logo is narrow, it stands upright in it.
  writingMode: 'vertical-rl',
  fontWeight: vars.weight.strong,
  lineHeight: '16px',
  letterSpacing: '0.08em',
  borderBottomRightRadius: vars.radius.medium,
  pointerEvents: 'none',
  '@media': {
    [from.wide]: { writingMode: 'horizontal-tb' },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const panel = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  // As wide as the page's own content.
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.width.wide}) / 2)`,
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const panelHead = style(spread(vars.space.small));

export const panelTitle = style({ fontSize: '1.125rem', fontWeight: vars.weight.headline });

export const figures = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.xlarge}`),
  color: vars.color.text.secondary,
});

export const figure = style({ display: 'flex', gap: vars.space.xsmall });

export const value = style({ color: vars.color.text.primary, fontWeight: vars.weight.strong });

export const hint = style({ color: vars.color.text.secondary });
/** Before the first post: a drawing, and what to do next. */
export const none = style(inline(vars.space.medium, 'center'));

export const problem = style({ color: vars.color.text.critical, fontWeight: vars.weight.strong });

export const strip = style(inline(`${vars.space.xsmall} ${vars.space.small}`, 'center'));

/** Above the link that makes the whole card a target. */
export const card = style([
  strip,
  {
    position: 'relative',
    zIndex: 1,
    paddingBlock: vars.space.small,
    paddingInline: vars.space.large,
    borderBlockStart: `1px dashed ${vars.color.border.hairline}`,
    fontSize: '0.875rem',
    minBlockSize: 56,
  },
]);

const mark = style({
  paddingInline: vars.space.xsmall,
  paddingBlock: 1,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
});

export const marker = styleVariants({
  unknown: [mark, { color: vars.color.text.secondary }],
  missing: [mark, { borderColor: vars.color.border.control, color: vars.color.text.secondary }],
  present: [
    mark,
    {
      background: vars.color.surface.positive,
      borderColor: vars.color.border.positive,
      color: vars.color.text.positive,
    },
  ],
});

export const generate = style({
  minBlockSize: 32,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  '@media': { [from.tablet]: { minBlockSize: 28 } },
});
