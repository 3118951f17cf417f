import { fieldBox } from '../../../ui/staff/layout.ts';
import { globalStyle, style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** A subject, which unfolds to the text. */
export const text = style({
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
globalStyle(`${text} p`, {
  marginBlock: vars.space.xxsmall,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-wrap',
});

export const actions = style(inline(vars.space.xxsmall, 'center'));

export const foldedForm = style({ fontSize: vars.text.xsmall });
globalStyle(`${foldedForm} form`, { ...inline(vars.space.xxsmall, 'center'), flexWrap: 'nowrap' });
globalStyle(`${foldedForm} input`, { ...fieldBox, inlineSize: 160, minBlockSize: 28 });
globalStyle(`:is(${text}, ${foldedForm}) summary`, {
  minBlockSize: 24,
  alignContent: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});
