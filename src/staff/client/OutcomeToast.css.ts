import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline } from '../../ui/layout/arrange.ts';

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
      maxInlineSize: 420,
    },
  },
});

const toast = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
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

export const text = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
});
