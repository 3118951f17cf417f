import { globalStyle, style } from '../../../../styles/page-style.ts';
import { from } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { secondary } from '../../../../styles/type.ts';

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
});

/** What became of a record is where its buttons were, which keep their place: no row moves. */
export const doing = style({
  display: 'grid',
  alignItems: 'center',
  // As wide in each part, so that the columns of all stand below each other.
  '@media': { [from.tablet]: { minInlineSize: 224 }, [from.desktop]: { minInlineSize: 240 } },
});
globalStyle(`${doing} > span > span`, {
  '@media': { [from.tablet]: { inlineSize: 'auto', flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});
// What is to be done takes what the other columns leave, not the name.
globalStyle(`tr:has(${doing}) > th[scope]`, {
  '@media': { [from.desktop]: { inlineSize: 240, minInlineSize: 240, maxInlineSize: 240 } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(2)`, {
  '@media': { [from.desktop]: { inlineSize: '100%', maxInlineSize: 'none' } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(3)`, {
  '@media': { [from.desktop]: { minInlineSize: 96 } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(4)`, {
  '@media': {
    [from.tablet]: { minInlineSize: 124 },
    // In one line where there is room: more of the day is in view.
    [from.desktop]: { minInlineSize: 200, whiteSpace: 'nowrap' },
  },
});
globalStyle(`tr:has(${doing}) > td:nth-child(4) > span`, {
  '@media': { [from.desktop]: { display: 'inline', marginInlineStart: vars.space.small } },
});
export const over = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const left = style({ ...secondary(vars.text.xsmall), gridArea: '1 / 1' });
/** What may show later has its place already: no row moves. */
export const unseen = style({ visibility: 'hidden' });
