import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { time as listTime } from '../list/ListScreen.css.ts';

/** A part of the site's state: its name, one line about it, its table. */
export const part = style(
  inPage({
    paddingBlockEnd: vars.space.large,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);

/** What is wrong with the site, before its parts. */
export const outage = style(
  inPage({
    padding: vars.space.medium,
    background: vars.color.surface.critical,
    borderBlockEnd: `1px solid ${vars.color.border.critical}`,
    '@media': { [from.tablet]: { paddingInline: vars.space.large } },
  }),
);

export const partHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.xsmall}`,
    '@media': { [from.tablet]: { paddingInline: vars.space.large } },
  }),
);

export const partTitle = style(inPage({ fontSize: '1rem', fontWeight: vars.weight.strong }));

export const partText = style(inPage({ flex: '1 1 280px', color: vars.color.text.secondary }));

export const number = style(inPage({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

/** A time that takes a card's whole line: two of them do not fit beside each other. */
export const time = style([
  listTime,
  inPage({
    gridColumn: '1 / -1',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [from.tablet]: { selectors: { '&:empty': { display: 'table-cell' } } } },
  }),
]);

/** Long words of machines: they may break anywhere, and stay readable. */
export const said = style(
  inPage({
    gridColumn: '1 / -1',
    overflowWrap: 'anywhere',
    color: vars.color.text.secondary,
    '@media': { [from.tablet]: { maxInlineSize: '44ch' } },
  }),
);

const mark = style(
  inPage({
    display: 'inline-block',
    paddingInline: vars.space.xsmall,
    paddingBlock: 1,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);

export const tone = styleVariants({
  good: [
    mark,
    inPage({
      background: vars.color.surface.positive,
      borderColor: vars.color.border.positive,
      color: vars.color.text.positive,
    }),
  ],
  bad: [
    mark,
    inPage({
      background: vars.color.surface.critical,
      borderColor: vars.color.border.critical,
      color: vars.color.text.critical,
    }),
  ],
  busy: [mark, inPage({ background: vars.color.surface.highlight })],
  quiet: [
    mark,
    inPage({ borderColor: vars.color.border.control, color: vars.color.text.secondary }),
  ],
});

/** The statuses of mail, as places to go to. */
export const filter = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall }));

export const filterLink = style(
  inPage({
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
  }),
);

export const code = style(inPage({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' }));

export const confirmTitle = style(
  inPage({ fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall }),
);

export const confirmText = style(
  inPage({
    marginBlockEnd: vars.space.large,
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
  }),
);

export const confirmActions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }),
);
