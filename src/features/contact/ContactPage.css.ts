import { globalStyle, style } from '../../styles/page-style.ts';
import { between, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  paddingBlockEnd: vars.space.section,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: 'clamp(48px, 6vw, 96px)',
    },
  },
});

// Who has sent a message is thanked in a headline, and asked for nothing.
globalStyle(`header:has(+ ${columns} h1)`, { display: 'none' });
globalStyle(`${columns}:has(h1)`, { paddingBlockStart: vars.space.xlarge });

export const withoutScript = style({
  display: 'grid',
  gap: vars.space.small,
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
});

/** The back of the card: who we are and when we answer, ruled like an index card as high as the form. */
export const details = style({
  display: 'grid',
  inlineSize: '100%',
  margin: 0,
  '@media': {
    [between.tabletAndDesktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xlarge,
    },
  },
});

export const detail = style({
  ...stack(vars.space.xxsmall),
  paddingBlock: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&:first-child': { borderBlockStart: `2px solid ${vars.color.border.strong}` },
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.border.hairline}` },
  },
  '@media': {
    [between.tabletAndDesktop]: {
      selectors: {
        '&:nth-child(2)': { borderBlockStart: `2px solid ${vars.color.border.strong}` },
      },
    },
  },
});

export const term = style(secondary(vars.text.small));

export const value = style({
  margin: 0,
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const strong = style({
  ...headlineType(`min(${vars.text.subheading}, 7vw)`),
  letterSpacing: vars.tracking.heading,
});

globalStyle(`${value} address`, { fontStyle: 'normal' });
