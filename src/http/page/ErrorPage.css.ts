import { style } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  '@layer': {
    [page]: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space.large,
      paddingBlock: `clamp(${vars.space.xlarge}, 6vw, 96px) ${vars.space.section}`,
      textAlign: 'center',
    },
  },
});

export const picture = style({
  '@layer': { [page]: { inlineSize: 'min(720px, 100%)' } },
});

export const code = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space.small,
      inlineSize: 'min(320px, 100%)',
      padding: vars.space.large,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
      fontFamily: vars.font.headline,
      fontSize: vars.text.display,
      fontWeight: vars.weight.display,
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const title = style({ '@layer': { [page]: { maxInlineSize: '13.4em' } } });

export const text = style({
  '@layer': {
    [page]: {
      maxInlineSize: '31.7em',
      fontSize: vars.text.large,
      color: vars.color.text.secondary,
    },
  },
});

export const actions = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: `${vars.space.small} ${vars.space.large}`,
    },
  },
});

export const request = style({
  '@layer': { [page]: { fontSize: vars.text.xsmall, color: vars.color.text.secondary } },
});
