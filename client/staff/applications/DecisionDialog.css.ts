import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const form = style({});

// Room for the text and its preview next to each other.
globalStyle(`dialog:has(${form})`, { inlineSize: 'min(100% - 2rem, 960px)' });

/** In sight, however long the text is. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surface.raised,
});
