import { globalStyle, style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { stack } from '../layout/arrange.ts';

export const root = style({ ...stack(vars.space.xxsmall), minInlineSize: 0 });

export const label = style({ fontSize: vars.text.small, fontWeight: vars.weight.strong });

export const optional = style({
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
});

export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  // Below 16 px, phones zoom into a field that gets the focus.
  fontSize: 'max(16px, 1rem)',
  lineHeight: vars.leading.snug,
  padding: `${vars.space.small} ${vars.space.medium}`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.border.strong },
    '&:focus-visible': { borderColor: vars.color.border.strong },
    // Under the pointer and with the focus, too.
    '&&&[aria-invalid="true"]': {
      borderColor: vars.color.border.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.critical}`,
    },
    '&:disabled': {
      background: vars.color.surface.sunken,
      color: vars.color.text.secondary,
      cursor: 'not-allowed',
    },
  },
});

export const multiline = style({
  resize: 'vertical',
  minBlockSize: '8rem',
  lineHeight: vars.leading.text,
});

export const selectFrame = style({ position: 'relative', display: 'grid' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xxlarge,
  textOverflow: 'ellipsis',
});

export const selectMark = style({
  position: 'absolute',
  insetInlineEnd: vars.space.medium,
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
});

export const helper = style({
  textWrap: 'balance',
  ...secondary(vars.text.xsmall),
  lineHeight: 1.4,
  // An error takes its place. Screen readers read both.
  selectors: { '&:has(+ :not(:empty))': { display: 'none' } },
});

export const error = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.color.text.critical,
  selectors: { '&:empty': { display: 'none' } },
});

export const checkRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.small,
  cursor: 'pointer',
});

export const checkbox = style({
  appearance: 'none',
  inlineSize: 24,
  blockSize: 24,
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.border.strong },
    '&:checked': {
      background: vars.color.surface.highlight,
      borderColor: vars.color.border.strong,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.border.critical },
    '&::before': {
      content: '""',
      inlineSize: 7,
      blockSize: 12,
      marginBlockEnd: 3,
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'rotate(42deg)',
      opacity: 0,
    },
    '&:checked::before': { opacity: 1 },
  },
});

export const checkLabel = style({ fontSize: vars.text.small, lineHeight: 1.6 });

globalStyle(`${checkRow}:has(:disabled)`, {
  cursor: 'not-allowed',
  color: vars.color.text.secondary,
});
