import { globalStyle, style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { fieldBox } from './layout.ts';

/** A form that is denser than the site's. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});

globalStyle(`${fields} > label`, {
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  minInlineSize: 0,
  fontSize: vars.text.xsmall,
});
globalStyle(`${fields} :is(input:not([type="checkbox"]), select, textarea)`, {
  ...fieldBox,
  minBlockSize: 32,
  paddingBlock: vars.space.xxsmall,
});
globalStyle(`${fields} textarea`, { resize: 'vertical', lineHeight: vars.leading.text });
