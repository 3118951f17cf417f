import { style } from '../../../styles/page-style.ts';
import { between, from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { COVER, cover } from './cover.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** The newest story: the first row. */
const leading = style({
  '@media': {
    [from.tablet]: { gridColumn: '1 / -1' },
  },
});

/** Two in a row: the one that is left over lies down and takes the row. */
const leftOver = (card: string, part = '') =>
  [
    `${card}:last-child:nth-child(odd):not(${leading}, ${leading} ~ *)${part}`,
    `${leading} ~ ${card}:last-child:nth-child(even)${part}`,
  ].join(', ');

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // The whole card is the link's target; its words stay selectable above it.
  transition: `border-color ${vars.motion.standard} ${vars.motion.easeOut}`,
  ':hover': { borderColor: vars.color.border.strong },
  '@media': {
    [between.tabletAndDesktop]: {
      selectors: { [leftOver('&')]: { gridColumn: '1 / -1', flexDirection: 'row' } },
    },
  },
});

export const lead = style([
  card,
  leading,
  { '@media': { [from.desktop]: { flexDirection: 'row', alignItems: 'stretch' } } },
]);

/** Fills the place that eight cards leave free in three columns. */
export const product = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: vars.space.large,
      padding: vars.space.large,
      background: vars.color.surface.deep,
      color: vars.color.text.inverse,
      borderRadius: vars.radius.large,
    },
  },
});

export const productTitle = style({ fontSize: vars.text.headingLarge });

export const picture = style({
  ...cover,
  // Of the card that was clicked: it becomes the picture of the post.
  selectors: { [`${card}:focus-within > &`]: { viewTransitionName: COVER } },
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [between.tabletAndDesktop]: {
      selectors: {
        [leftOver(card, ' > &')]: {
          flex: 'none',
          inlineSize: '50%',
          blockSize: '100%',
          borderBlockEnd: 0,
          borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
        },
      },
    },
    [from.desktop]: {
      selectors: {
        [`${leading} > &`]: {
          flex: '0 0 60%',
          inlineSize: '60%',
          borderBlockEnd: 0,
          borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
        },
      },
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.small,
  padding: vars.space.large,
  '@media': {
    [from.desktop]: {
      selectors: { [`${leading} > &`]: { justifyContent: 'center', padding: vars.space.xlarge } },
    },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  ...secondary(vars.text.small),
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: { selectors: { [`${leading} &`]: { fontSize: vars.text.heading } } },
  },
});

export const excerpt = style({
  color: vars.color.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const keywords = style(inline(vars.space.xsmall, 'center'));

export const more = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const link = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  fontWeight: vars.weight.strong,
  '@media': { [from.desktop]: { selectors: { [`${leading} &`]: { marginBlockStart: 0 } } } },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
