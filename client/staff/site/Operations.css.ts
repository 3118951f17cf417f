import { style, styleVariants } from '@vanilla-extract/css';

import { page } from '../../../src/styles/layers.css.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { time as listTime } from '../list/ListScreen.css.ts';

/** A part of the site's state: its name, one line about it, its table. */
export const part = style({
  '@layer': {
    [page]: {
      paddingBlockEnd: vars.space.large,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
    },
  },
});

/** What is wrong with the site, before its parts. */
export const outage = style({
  '@layer': {
    [page]: {
      padding: vars.space.medium,
      background: vars.color.surface.critical,
      borderBlockEnd: `1px solid ${vars.color.border.critical}`,
      '@media': { [from.tablet]: { paddingInline: vars.space.large } },
    },
  },
});

export const partHead = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.xxsmall} ${vars.space.medium}`,
      padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.xsmall}`,
      '@media': { [from.tablet]: { paddingInline: vars.space.large } },
    },
  },
});

export const partTitle = style({
  '@layer': { [page]: { fontSize: '1rem', fontWeight: vars.weight.strong } },
});

export const partText = style({
  '@layer': { [page]: { flex: '1 1 280px', color: vars.color.text.secondary } },
});

export const number = style({
  '@layer': { [page]: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
});

/** A time that takes a card's whole line: two of them do not fit beside each other. */
export const time = style([
  listTime,
  {
    '@layer': {
      [page]: {
        gridColumn: '1 / -1',
        selectors: { '&:empty': { display: 'none' } },
        '@media': { [from.tablet]: { selectors: { '&:empty': { display: 'table-cell' } } } },
      },
    },
  },
]);

/** Long words of machines: they may break anywhere, and stay readable. */
export const said = style({
  '@layer': {
    [page]: {
      gridColumn: '1 / -1',
      overflowWrap: 'anywhere',
      color: vars.color.text.secondary,
      '@media': { [from.tablet]: { maxInlineSize: '44ch' } },
    },
  },
});

const mark = style({
  '@layer': {
    [page]: {
      display: 'inline-block',
      paddingInline: vars.space.xsmall,
      paddingBlock: 1,
      border: '1px solid transparent',
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
  },
});

export const tone = styleVariants({
  good: [
    mark,
    {
      '@layer': {
        [page]: {
          background: vars.color.surface.positive,
          borderColor: vars.color.border.positive,
          color: vars.color.text.positive,
        },
      },
    },
  ],
  bad: [
    mark,
    {
      '@layer': {
        [page]: {
          background: vars.color.surface.critical,
          borderColor: vars.color.border.critical,
          color: vars.color.text.critical,
        },
      },
    },
  ],
  busy: [mark, { '@layer': { [page]: { background: vars.color.surface.highlight } } }],
  quiet: [
    mark,
    {
      '@layer': {
        [page]: { borderColor: vars.color.border.control, color: vars.color.text.secondary },
      },
    },
  ],
});

/** The statuses of mail, as places to go to. */
export const filter = style({
  '@layer': { [page]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall } },
});

export const filterLink = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      minBlockSize: vars.control.small,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.medium,
      textDecoration: 'none',
      fontVariantNumeric: 'tabular-nums',
      selectors: {
        '&:hover': { background: vars.color.surface.sunken },
        '&[aria-current]': {
          background: vars.color.surface.highlight,
          fontWeight: vars.weight.strong,
        },
      },
    },
  },
});

export const code = style({
  '@layer': { [page]: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' } },
});

export const confirmTitle = style({
  '@layer': { [page]: { fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall } },
});

export const confirmText = style({
  '@layer': {
    [page]: {
      marginBlockEnd: vars.space.large,
      fontSize: vars.text.small,
      color: vars.color.text.secondary,
    },
  },
});

export const confirmActions = style({
  '@layer': { [page]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
});
