import { globalStyle, style } from '../../../../styles/page-style.ts';
import { from } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [from.wide]: { gridTemplate: 'auto 1fr / 400px minmax(0, 1fr)' },
  },
});

/** Who it is. */
export const card = style({
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.tablet]: { paddingInline: vars.space.large },
    [from.wide]: { borderBlockEnd: 0 },
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
  '@media': {
    [from.wide]: {
      gridArea: '1 / 2 / span 2',
      borderInlineStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});
globalStyle(`${history} tbody :is(th, td)`, { verticalAlign: 'top' });

export const text = style({
  marginBlockStart: vars.space.xxsmall,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const firstLines = style([
  text,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    marginBlockEnd: vars.space.xxsmall,
  },
]);

export const folded = style({ cursor: 'pointer', color: vars.color.text.secondary });

export const note = style({ padding: vars.space.medium, color: vars.color.text.secondary });

/** Something to work on, with what staff set on it. */
export const record = style({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const summary = style({
  paddingBlock: vars.space.xsmall,
  cursor: 'pointer',
  listStyle: 'disclosure-closed inside',
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
});
export const what = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const state = style({
  display: 'block',
  paddingInlineStart: '1rem',
  color: vars.color.text.secondary,
  fontSize: vars.text.xsmall,
  overflowWrap: 'anywhere',
});
/** As high as a finger needs it, below another control. */
export const open = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxsmall,
});
export const work = style({ paddingBlockEnd: vars.space.small });
