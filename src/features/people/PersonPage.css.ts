import { globalStyle, style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

/** Who it is. */
export const card = style({
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.tablet]: { paddingInline: vars.space.large },
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      borderBlockEnd: 0,
    },
  },
});

export const email = style({
  marginBlockEnd: vars.space.small,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
});

export const heading = style({
  marginBlock: `${vars.space.medium} ${vars.space.xxsmall}`,
  fontSize: '0.875rem',
  fontWeight: vars.weight.strong,
});

export const history = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.desktop]: { borderInlineStart: `1px solid ${vars.color.border.hairline}` },
  },
});

export const moment = style({
  display: 'grid',
  gap: `${vars.space.hair} ${vars.space.large}`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '144px minmax(0, 1fr)',
      paddingInline: vars.space.large,
    },
  },
});

export const when = style({ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const what = style({ fontSize: '0.875rem', fontWeight: vars.weight.strong });

/** What we did stands back behind what the person did. */
export const ours = style([what, { fontWeight: vars.weight.medium }]);

export const text = style({
  marginBlockStart: vars.space.xxsmall,
  paddingInlineStart: vars.space.small,
  maxInlineSize: '68ch',
  borderInlineStart: `2px solid ${vars.color.border.hairline}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const folded = style({
  cursor: 'pointer',
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.text.secondary,
});

export const note = style({ padding: vars.space.medium, color: vars.color.text.secondary });

/** Something to work on, with what staff set on it. */
export const record = style({ paddingBlock: vars.space.xxsmall });
globalStyle(`${record} h3`, {
  fontFamily: vars.font.text,
  fontSize: '0.875rem',
  fontWeight: vars.weight.medium,
});
