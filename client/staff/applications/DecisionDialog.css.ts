import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { stack } from '../../../src/ui/layout/arrange.ts';

export const fields = style({ ...stack(vars.space.xsmall), justifyItems: 'stretch' });

// Room for the text and its preview next to each other.
globalStyle(`dialog:has(${fields})`, { inlineSize: 'min(100% - 2rem, 960px)' });
