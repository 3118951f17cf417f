import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  // As tall as the head's row, and wider than its words.
  minBlockSize: 28,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.raised },
    '[aria-sort] > &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

export const arrow = style({
  inlineSize: 10,
  blockSize: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  opacity: 0,
  selectors: {
    '&[data-way]': { opacity: 1 },
    '&[data-way="ascending"]': { transform: 'rotate(180deg)' },
    [`${button}:hover &:not([data-way])`]: { opacity: 0.5 },
    [`${button}:focus-visible &:not([data-way])`]: { opacity: 0.5 },
  },
});
