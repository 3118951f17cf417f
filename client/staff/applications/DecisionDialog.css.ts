import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { fieldBox } from '../ui/layout.ts';
import { plainHeading } from '../../../src/styles/type.ts';
import { inline, stack } from '../../../src/ui/layout/arrange.ts';

export const fields = style({
  display: 'grid',
  gap: vars.space.small,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});

export const field = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

globalStyle(`${field} :is(input:not([type="checkbox"]), select, textarea)`, {
  ...fieldBox,
  minBlockSize: 36,
  paddingBlock: vars.space.xxsmall,
});
globalStyle(`${field} textarea`, { resize: 'vertical', lineHeight: vars.leading.text });
globalStyle(`${field} [aria-invalid="true"]`, {
  borderColor: `${vars.color.border.critical} !important`,
});

export const label = style({
  ...plainHeading('0.875rem'),
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const helper = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 28,
});

// Room for the text and its preview next to each other.
globalStyle(`dialog:has(${fields})`, { inlineSize: 'min(100% - 2rem, 960px)' });

/** The e-mail and its preview: next to each other where there is room. */
export const mail = style({
  display: 'grid',
  gap: vars.space.medium,
  selectors: { '&[data-off]': { display: 'none' } },
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const written = style({ ...stack(vars.space.small), minInlineSize: 0 });

export const preview = style({
  ...stack(vars.space.xsmall),
  minInlineSize: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
});
export const letter = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});

export const ways = style({ ...inline(vars.space.xsmall), paddingBlock: vars.space.xxsmall });
