import { style } from '../../styles/page-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  selectors: { '&:empty': { display: 'none' } },
});

export const position = style({
  paddingBlock: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const link = style({
  paddingBlock: vars.space.xsmall,
  fontWeight: vars.weight.strong,
  // As high as a finger needs it, and wider than its word.
  '@media': {
    [when.fingers]: {
      minBlockSize: 40,
      alignContent: 'center',
      marginInline: -8,
      paddingInline: 8,
    },
  },
});
