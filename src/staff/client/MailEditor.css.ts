import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, stack } from '../../ui/layout/arrange.ts';

/** The text and its preview: next to each other where there is room. */
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
});

export const written = style({ ...stack(vars.space.xsmall), minInlineSize: 0 });
export const ways = style({ ...inline(vars.space.xsmall, 'center') });

export const summary = style({
  // As high as a target has to be (WCAG 2.5.8).
  minBlockSize: 24,
  paddingBlockEnd: vars.space.xxsmall,
  fontSize: vars.text.xsmall,
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** What a person reads, or has read. */
export const letter = style({
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});
