import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** What the site's header leaves of the window. */
const WINDOW = `calc(100dvh - ${vars.header.height})`;

/** As high as the window where that leaves room for rows, so that the table's own header can stay. */
export const frame = style(
  inPage({
    minBlockSize: WINDOW,
    display: 'flex',
    flexDirection: 'column',
    fontSize: '0.875rem',
    lineHeight: vars.leading.snug,
    '@media': { 'screen and (min-height: 480px)': { blockSize: WINDOW } },
  }),
);

// One edge for the site's header and what staff see below it, in any window.
globalStyle(
  `:root:has(${frame}) [data-header]`,
  inPage({
    vars: { [vars.space.gutter]: vars.space.medium, [vars.width.wide]: '100%' },
    '@media': { [from.tablet]: { vars: { [vars.space.gutter]: vars.space.large } } },
  }),
);

export const header = style(
  inPage({
    display: 'flex',
    alignItems: 'stretch',
    gap: vars.space.small,
    paddingInline: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    '@media': { [from.tablet]: { gap: vars.space.large, paddingInline: vars.space.large } },
  }),
);

export const brand = style(
  inPage({
    paddingBlock: 10,
    fontFamily: vars.font.headline,
    fontSize: '1.125rem',
    fontWeight: vars.weight.display,
    letterSpacing: vars.tracking.heading,
  }),
);

export const area = style(
  inPage({ fontWeight: vars.weight.regular, color: vars.color.text.secondary }),
);

export const sections = style(
  inPage({
    display: 'flex',
    gap: vars.space.xxsmall,
    // On the narrowest phones the last one is a swipe away.
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const section = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space.xsmall,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.sunken },
      '&[aria-current="page"]': {
        boxShadow: `inset 0 -3px 0 ${vars.color.border.strong}`,
        fontWeight: vars.weight.strong,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': { [from.tablet]: { paddingInline: vars.space.small } },
  }),
);

export const main = style(
  inPage({ flex: '1 1 0', minBlockSize: 0, display: 'flex', flexDirection: 'column' }),
);

export const gate = style(
  inPage({
    minBlockSize: WINDOW,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.large,
    padding: vars.space.medium,
  }),
);

export const card = style(
  inPage({
    inlineSize: 'min(100%, 400px)',
    padding: vars.space.xlarge,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
    '@media': { [from.tablet]: { padding: vars.space.xxlarge } },
  }),
);

export const question = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: vars.space.xlarge,
    paddingInline: vars.space.medium,
  }),
);

/** Wide enough for its two ways next to each other. */
export const questionCard = style([card, inPage({ inlineSize: 'min(100%, 480px)' })]);

/** Who a question is about. */
export const applicant = style(
  inPage({
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  }),
);

export const ways = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }));

export const gateBrand = style([
  brand,
  inPage({ paddingBlock: 0, marginBlockEnd: vars.space.xlarge }),
]);

export const gateTitle = style(
  inPage({ fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall }),
);

export const gateText = style(
  inPage({
    marginBlockEnd: vars.space.large,
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

export const gateExit = style(
  inPage({ paddingBlock: vars.space.xxsmall, fontSize: vars.text.small }),
);

// The screen fills what the header leaves, so the island's marker must not stand between.
globalStyle(`${main} > [data-island]`, inPage({ display: 'contents' }));
