import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

/** On phones the title breaks in the same place in each font, so nothing moves when the font comes. */
export const phoneBreak = style(inPage({ '@media': { [from.tablet]: { display: 'none' } } }));

export const content = style(inPage({ paddingBlockEnd: vars.space.section }));

export const list = style(inPage({ display: 'grid', gap: vars.space.xlarge }));

export const results = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    // A short wait is not worth a flicker.
    transition: `opacity ${vars.motion.standard} ${vars.motion.easeOut}`,
    selectors: { '[aria-busy] > &': { opacity: 0.5, transitionDelay: '250ms' } },
  }),
);

export const state = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.large,
    rowGap: vars.space.xxsmall,
    // The gaps above and below it are one where it says nothing.
    selectors: { '&:has(> :empty)': { marginBlockEnd: `calc(-1 * ${vars.space.xlarge})` } },
  }),
);

export const filter = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    alignItems: 'end',
    paddingBlock: vars.space.large,
    borderBlock: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
    },
  }),
);

export const line = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.large,
    rowGap: vars.space.xxsmall,
    fontSize: vars.text.large,
    overflowWrap: 'anywhere',
  }),
);

export const count = style(
  inPage({ fontVariantNumeric: 'tabular-nums', color: vars.color.text.secondary }),
);

export const empty = style(
  inPage({
    display: 'grid',
    gap: vars.space.small,
    justifyItems: 'center',
    paddingBlock: vars.space.section,
    paddingInline: vars.space.large,
    textAlign: 'center',
    border: `1px dashed ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
  }),
);

export const emptyTitle = style(inPage({ fontSize: vars.text.subheading }));

export const failure = style(
  inPage({ display: 'grid', gap: vars.space.small, justifyItems: 'start' }),
);

export const failureTitle = style(
  inPage({ fontSize: vars.text.large, lineHeight: vars.leading.snug }),
);

export const loading = style(
  inPage({
    // About the height of the first row, so that what follows does not jump far.
    minBlockSize: '32rem',
    paddingBlockStart: vars.space.xxlarge,
    color: vars.color.text.secondary,
  }),
);

export const pagination = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.medium,
    paddingBlockStart: vars.space.large,
  }),
);

export const numbers = style(
  inPage({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall }),
);

export const gap = style(
  inPage({ '::before': { content: '"…"', marginInlineEnd: vars.space.small, alignSelf: 'end' } }),
);

const target = style(
  inPage({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.control.small,
    minBlockSize: vars.control.small,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.medium,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { background: vars.color.surface.sunken },
  }),
);

export const step = style([target, inPage({ fontWeight: vars.weight.strong })]);

export const number = style([
  target,
  inPage({
    selectors: {
      '&[aria-current]': {
        boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
        fontWeight: vars.weight.strong,
      },
    },
  }),
]);
