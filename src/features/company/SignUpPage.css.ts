import { style } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space.medium,
      paddingBlock: `${vars.space.large} ${vars.space.section}`,
    },
  },
});

export const back = style({
  '@layer': {
    [page]: {
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      minBlockSize: 44,
      fontSize: vars.text.small,
      fontWeight: vars.weight.strong,
      textDecoration: 'none',
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
  },
});

export const title = style({ '@layer': { [page]: { fontSize: vars.text.heading } } });

export const form = style({ '@layer': { [page]: { display: 'grid', gap: vars.space.small } } });

export const aside = style({
  '@layer': { [page]: { fontSize: vars.text.small, color: vars.color.text.secondary } },
});

export const instead = style({
  '@layer': {
    [page]: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space.medium,
      padding: `clamp(${vars.space.large}, 5vw, ${vars.space.huge})`,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

export const insteadTitle = style({
  '@layer': { [page]: { fontSize: vars.text.subheading } },
});
