import { style } from '@vanilla-extract/css';

import { page } from '../../src/styles/layers.css.ts';
import { from } from '../../src/styles/responsive.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const form = style({
  '@layer': { [page]: { display: 'grid', gap: vars.space.large } },
});

export const fields = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space.large,
      '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** A field that takes the whole width. */
export const whole = style({ '@layer': { [page]: { gridColumn: '1 / -1' } } });

export const terms = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      paddingBlockStart: vars.space.large,
      borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

export const outcome = style({
  '@layer': { [page]: { selectors: { '&:empty': { display: 'none' } } } },
});

export const footer = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.small} ${vars.space.large}`,
    },
  },
});

export const hint = style({
  '@layer': {
    [page]: {
      flex: '1 1 16rem',
      fontSize: vars.text.xsmall,
      lineHeight: vars.leading.snug,
      color: vars.color.text.secondary,
    },
  },
});
