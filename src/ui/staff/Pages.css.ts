import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const pages = style({
  display: 'flex',
  gap: vars.space.large,
  selectors: { '&:empty': { display: 'none' } },
});

export const position = style({
  paddingBlock: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const link = style({ paddingBlock: vars.space.xsmall, fontWeight: vars.weight.strong });
