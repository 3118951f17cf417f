import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { inline, stack } from '../../../src/ui/layout/arrange.ts';

/** The text and its preview: next to each other where there is room. */
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
});

export const written = style({ ...stack(vars.space.xsmall), minInlineSize: 0 });
export const ways = style({ ...inline(vars.space.xsmall, 'center') });

export const preview = style({
  minInlineSize: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});
export const summary = style({ cursor: 'pointer', color: vars.color.text.secondary });

export const letter = style({
  marginBlockStart: vars.space.xsmall,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});
