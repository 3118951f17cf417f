import { style } from '../../../styles/page-style.ts';
import { between, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { COVER, cover } from './cover.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** Two in a row: the one that is left over lies down and takes the row. */
const leftOver = (card: string, part = '') => `${card}:last-child:nth-child(odd)${part}`;

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

export const picture = style({
  ...cover,
  // Of the card that was clicked: it becomes the picture of the post.
  selectors: { [`${card}:focus-within > &`]: { viewTransitionName: COVER } },
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [between.tabletAndDesktop]: {
      selectors: {
        [leftOver(card, ' > &')]: {
          // Whole, as in the other cards.
          flex: 'none',
          alignSelf: 'center',
          inlineSize: `calc(50% - ${vars.space.large})`,
          marginInlineStart: vars.space.large,
          border: `1px solid ${vars.color.border.hairline}`,
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
});

/** Not in the marker's color, which says that something was chosen. */
export const found = style({
  background: vars.color.surface.sunken,
  color: 'inherit',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.2em',
  '@media': { [when.forcedColors]: { background: 'Mark', color: 'MarkText' } },
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
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
