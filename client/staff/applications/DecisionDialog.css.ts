import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { stack } from '../../../src/ui/layout/arrange.ts';

export const fields = style({ ...stack(vars.space.xsmall), justifyItems: 'stretch' });
globalStyle(`${fields} textarea[name="reason"]`, { minBlockSize: '4.5rem' });

// Room for the text and its preview next to each other.
globalStyle(`dialog:has(${fields})`, { inlineSize: 'min(100% - 2rem, 960px)' });

/** In sight, however long the text is. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surface.raised,
});
