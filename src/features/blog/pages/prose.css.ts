import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { prose } from '../../../styles/layers.css.ts';
import { vars } from '../../../styles/theme.css.ts';

/**
 * The class around cleaned markup (posts, terms), which has no classes of its own. Its name does not
 * change with a build.
 */
export const proseClass = 'prose';

const rule = (selector: string, properties: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [prose]: properties } });
const inside = (selectors: string, properties: GlobalStyleRule) =>
  rule(
    selectors
      .split(', ')
      .map((selector) => `.${proseClass} ${selector}`)
      .join(', '),
    properties,
  );

rule(`.${proseClass}`, {
  maxInlineSize: vars.width.prose,
  fontSize: '1.125rem',
  lineHeight: '1.65',
});
/** A post, and what its parts were pasted in; the link of a heading is no part. */
const flow = `:where(.${proseClass}, .${proseClass} :is(div, section, blockquote, li, dd, td, th))`;
rule(`${flow} > * + *`, { marginBlockStart: '1.1em' });
// Wherever they were pasted into: a link, a caption, a mark.
rule(`:where(.${proseClass} :not(.section)) > p + p`, { marginBlockStart: '1.1em' });
rule(`${flow} > * + :is(.section, h2, h3, h4)`, { marginBlockStart: '2.4em' });
rule(`${flow} > :is(.section, h2, h3, h4) + *`, { marginBlockStart: '0.7em' });
// A heading with the link to itself, which is visible on hover and focus.
inside('.section', { position: 'relative' });
inside('.anchor', {
  position: 'absolute',
  insetInlineStart: '-1.2em',
  insetBlockStart: 0,
  paddingInlineEnd: '0.4em',
  color: vars.color.text.secondary,
  fontSize: '1.375rem',
  textDecoration: 'none',
  opacity: 0,
});
inside('.anchor::before', { content: '"#"' });
inside('.section:hover .anchor, .anchor:focus', { opacity: 1 });
inside('summary', { fontWeight: vars.weight.strong, cursor: 'pointer' });
inside('h1, h2', { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', lineHeight: '1.15' });
inside('h3', { fontSize: '1.375rem', lineHeight: '1.25' });
inside('h4, h5, h6', { fontSize: '1.125rem', fontWeight: vars.weight.strong });
inside('em, i, cite, dfn', { fontStyle: 'italic' });
inside('ul, ol', { paddingInlineStart: '1.4em' });
inside('ul', { listStyle: 'square' });
inside('li + li', { marginBlockStart: '0.4em' });
inside('li::marker', { color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
inside('a', { textDecorationThickness: '2px', textDecorationColor: vars.color.border.control });
inside('a:hover', {
  textDecorationColor: 'currentColor',
});
inside('blockquote', {
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
  paddingInlineStart: '1.2em',
  fontFamily: vars.font.headline,
  fontSize: '1.375rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.35',
});
inside('img, video, figure', {
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.medium,
});
inside('figcaption', {
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
});
inside('hr', { blockSize: '1px', background: vars.color.border.hairline, marginBlock: '2.4em' });
inside('code, pre', {
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: '0.9em',
});
inside('code', {
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.small,
  paddingInline: '0.3em',
});
inside('pre', {
  overflowX: 'auto',
  padding: vars.space.medium,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
});
inside('pre code', { background: 'none', padding: 0 });
// A wide table scrolls by itself; the page never does.
inside('.scroller', { overflowX: 'auto' });
inside('table', {
  minInlineSize: '100%',
  // Not in tabular figures, which squeeze the percent sign of this face.
  fontSize: vars.text.small,
});
inside('th, td', {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('iframe', { inlineSize: '100%', aspectRatio: '16 / 9', borderRadius: vars.radius.large });
inside('[data-embed="audio"] iframe', { aspectRatio: 'auto', blockSize: '152px' });
inside('[data-embed="post"] iframe', {
  aspectRatio: 'auto',
  blockSize: '36rem',
  background: vars.color.surface.raised,
});
// What a frame would have shown, as a card that leads there: nothing loads from elsewhere by itself.
inside('[data-embed] a', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
});
inside('[data-embed] a:hover', {
  background: vars.color.surface.raised,
  borderColor: vars.color.border.strong,
});
inside('[data-embed] a::before', {
  content: '"→" / ""',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  borderRadius: vars.radius.medium,
});
inside('[data-embed="video"] a::before, [data-embed="audio"] a::before', { content: '"▶" / ""' });
// Once the frame is there, the link below it is for readers who see nothing in it.
inside('[data-embed-open] a', {
  display: 'inline-block',
  padding: 0,
  marginBlockStart: vars.space.xsmall,
  border: 0,
  background: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  textDecoration: 'underline',
});
inside('[data-embed-open] a::before', { display: 'none' });
