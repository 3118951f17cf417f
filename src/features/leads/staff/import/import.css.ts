import { edge, fieldBox } from '../../../../ui/staff/layout.ts';
import { globalStyle, style } from '../../../../styles/page-style.ts';
import { below } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { inline, stack } from '../../../../ui/layout/arrange.ts';

export const form = style(stack(vars.space.small));
export const fields = style([
  form,
  { ...edge, paddingBlock: vars.space.medium, maxInlineSize: '44rem' },
]);
/** Only a script reads a file. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** What only staff know of a file, before its rows. */
export const questions = style([
  stack(vars.space.medium),
  { ...edge, paddingBlockEnd: vars.space.medium, maxInlineSize: '68rem' },
]);
export const columns = style(inline(`${vars.space.xsmall} ${vars.space.medium}`, 'end'));
globalStyle(`${columns} > legend`, {
  paddingInline: 0,
  marginBlockEnd: vars.space.xsmall,
  fontWeight: vars.weight.medium,
});
globalStyle(`${questions} > details > summary`, {
  display: 'list-item',
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xsmall,
  listStyle: 'inside disclosure-closed',
  cursor: 'pointer',
});
globalStyle(`${questions} > details[open] > summary`, { listStyleType: 'disclosure-open' });
export const column = style({
  display: 'grid',
  gap: vars.space.hair,
  flex: '1 1 16rem',
  minInlineSize: 0,
  maxInlineSize: '32rem',
});
globalStyle(`${column} > select`, { ...fieldBox, minBlockSize: 44 });
/** A value that is chosen in its row. */
export const choice = style({ ...fieldBox, minBlockSize: 36 });
export const problem = style({ color: vars.color.text.critical, fontWeight: vars.weight.medium });

export const mended = style({ display: 'grid', gap: vars.space.hair, minInlineSize: '10rem' });
// A link to a field leaves it clear of the sticky head, with its row's other values beside it.
globalStyle(`${mended} > :is(input, textarea)`, {
  scrollMarginBlock: '4rem',
  scrollMarginInline: vars.space.xxlarge,
  // Cards have the row's number and name above it.
  '@media': { [below.tablet]: { scrollMarginBlock: '7rem' } },
});
globalStyle(`${mended} > input`, { ...fieldBox, minBlockSize: 36 });
globalStyle(`${mended} > textarea`, { ...fieldBox, minBlockSize: 72 });
export const facts = style([
  stack(vars.space.xsmall),
  { ...edge, paddingBlock: vars.space.medium },
]);
export const names = style([stack(vars.space.hair), { marginBlockEnd: vars.space.medium }]);
