import { globalStyle, style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const box = style({ containerType: 'inline-size' });

export const table = style({});

// In a large type on a phone: a tier below the other, each in one line, and what the columns are above.
const STACKED = '(width < 15rem)';
globalStyle(`${table} tr`, {
  '@container': {
    [STACKED]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium },
  },
});
globalStyle(`${table} tr > *`, {
  '@container': { [STACKED]: { paddingBlock: vars.space.xxsmall, border: 0 } },
});
