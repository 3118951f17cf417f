import { style } from '@vanilla-extract/css';

import { page } from '../../../src/styles/layers.css.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const head = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: vars.space.medium,
      marginBlockEnd: vars.space.small,
    },
  },
});

export const title = style({
  '@layer': { [page]: { fontSize: '1.25rem', overflowWrap: 'anywhere' } },
});

export const turn = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      minBlockSize: 24,
      fontSize: '0.875rem',
    },
  },
});

export const group = style({
  '@layer': {
    [page]: {
      marginBlock: `${vars.space.medium} ${vars.space.xxsmall}`,
      fontFamily: vars.font.text,
      fontSize: '0.875rem',
      letterSpacing: 0,
    },
  },
});

export const keys = style({
  '@layer': { [page]: { fontSize: '0.875rem', lineHeight: vars.leading.snug } },
});

export const line = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: vars.space.xxsmall,
      borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

export const combination = style({
  '@layer': { [page]: { display: 'flex', gap: vars.space.xxsmall } },
});

export const key = style({
  '@layer': {
    [page]: {
      minInlineSize: 24,
      paddingInline: 6,
      border: `1px solid ${vars.color.border.control}`,
      borderRadius: vars.radius.small,
      background: vars.color.surface.page,
      fontFamily: vars.font.text,
      fontSize: vars.text.xsmall,
      lineHeight: '22px',
      textAlign: 'center',
    },
  },
});

export const note = style({
  '@layer': {
    [page]: {
      marginBlockStart: vars.space.medium,
      fontSize: '0.875rem',
      color: vars.color.text.secondary,
    },
  },
});
