import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const tray = style({
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: vars.space.small,
  // Above the open record, which fills a phone.
  zIndex: 8,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  '@media': {
    [from.tablet]: {
      insetInline: `${vars.space.large} auto`,
      insetBlockEnd: vars.space.large,
      inlineSize: 420,
    },
  },
});

const toast = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
  // Without anything to say it is only its live region.
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
});

export const tone = styleVariants({
  plain: [toast],
  problem: [
    toast,
    { borderColor: vars.color.border.critical, background: vars.color.surface.critical },
  ],
});

/** Two lines high at least, so that the next text moves nothing. */
export const text = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { minBlockSize: '2lh' } },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.small,
});

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
});
