import { edge, fieldBox } from '../../../../ui/staff/layout.ts';
import { globalStyle, style } from '../../../../styles/page-style.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { inline, stack } from '../../../../ui/layout/arrange.ts';

export const form = style(stack(vars.space.small));
export const fields = style([
  form,
  { ...edge, paddingBlock: vars.space.medium, maxInlineSize: '44rem' },
]);
export const columns = style(inline(`${vars.space.xsmall} ${vars.space.medium}`, 'end'));
export const column = style({
  display: 'grid',
  gap: vars.space.hair,
  flex: '1 1 16rem',
  minInlineSize: 0,
});
globalStyle(`${column} > select`, { ...fieldBox, minBlockSize: 44 });
export const problem = style({ color: vars.color.text.critical, fontWeight: vars.weight.medium });

export const mended = style({ display: 'grid', gap: vars.space.hair, minInlineSize: '10rem' });
globalStyle(`${mended} > input`, { ...fieldBox, minBlockSize: 36 });
globalStyle(`${mended} > textarea`, { ...fieldBox, minBlockSize: 72 });
export const facts = style([
  stack(vars.space.xsmall),
  { ...edge, paddingBlock: vars.space.medium },
]);
export const names = style([stack(vars.space.hair), { marginBlockEnd: vars.space.medium }]);
