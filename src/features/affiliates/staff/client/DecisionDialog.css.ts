import { globalStyle, style } from '../../../../styles/page-style.ts';
import { vars } from '../../../../styles/theme.css.ts';

export const form = style({});

// Room for the text and its preview next to each other.
globalStyle(`dialog:has(${form})`, { inlineSize: 'min(100% - 2rem, 960px)' });

/** In sight, however long the text is. */
export const actions = style({
  position: 'sticky',
  // Over the padding of the dialog, below which the text would be seen.
  insetBlockEnd: `calc(-1 * ${vars.space.xlarge})`,
  paddingBlock: `${vars.space.xsmall} ${vars.space.small}`,
  background: vars.color.surface.raised,
});
