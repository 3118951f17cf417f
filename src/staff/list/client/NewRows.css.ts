import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

/** In the line below the rows, where it moves and covers none; on phones over the end of the last one. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  marginBlockEnd: vars.space.xsmall,
  display: 'flex',
  justifyContent: 'center',
  // Rows on both sides of the button can be clicked.
  pointerEvents: 'none',
  '@media': { [from.tablet]: { position: 'static', margin: 0, marginInlineStart: 'auto' } },
});

export const button = style({
  minBlockSize: 28,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.surface.inverse}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
});

globalStyle('tr[data-left] a', { color: vars.color.text.secondary });
