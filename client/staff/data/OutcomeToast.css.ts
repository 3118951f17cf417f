import { style, styleVariants } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

export const tray = style({
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: vars.space.small,
  zIndex: 5,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
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

const toastRoot = style({
  pointerEvents: 'auto',
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
  maxInlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
});

/** A toast without anything to say is only its live region. */
export const silent = style({ display: 'contents' });

/** Names a toast that is seen, so that the list can keep clear of it. */
export const shown = style({});

export const toast = styleVariants({
  plain: [toastRoot],
  problem: [
    toastRoot,
    {
      borderColor: vars.color.border.critical,
      background: vars.color.surface.critical,
    },
  ],
});

export const text = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const count = style({
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const failures = style({
  inlineSize: '100%',
  maxBlockSize: '30dvh',
  overflow: 'auto',
  display: 'grid',
  gap: vars.space.xxsmall,
});

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
});
