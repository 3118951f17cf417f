import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, between, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const root = style({ display: 'contents' });

/** On a tablet all of it flows in as few lines as possible. */
const tallTablet = `${between.tabletAndDesktop} and (height >= 600px)`;
export const filters = style({
  display: 'contents',
  '@media': {
    [tallTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      paddingBlockStart: 1,
      paddingInlineStart: 1,
    },
  },
});
globalStyle(`${filters} > nav:first-child`, {
  '@media': { [tallTablet]: { display: 'contents' } },
});
globalStyle(`${filters} > :not(:first-child)`, {
  '@media': { [tallTablet]: { marginInlineStart: vars.space.medium } },
});
/** How many are found. Where it would take a line from the rows, the foot says so. */
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
export const matched = style({
  '@media': { [below.desktop]: unseen, [when.short]: unseen },
});
