import { globalStyle, style } from '../../styles/page-style.ts';
import { currentPart } from '../../styles/marker.ts';
import { below, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { sideBySide, stack } from '../../ui/layout/arrange.ts';

export const columns = style({
  ...sideBySide({ shares: [3, 10], columnGap: 'clamp(32px, 4vw, 72px)' }),
  paddingBlockEnd: vars.space.section,
});

/** Stays next to the sections. */
export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  columnGap: vars.space.large,
  alignSelf: 'start',
  marginBlockEnd: vars.space.xlarge,
  fontSize: vars.text.small,
  scrollTargetGroup: 'auto',
  '@media': {
    print: { display: 'none' },
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.large})`,
    },
  },
});
globalStyle(`${contents} a`, {
  paddingBlock: 11,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  textDecorationLine: 'none',
});
globalStyle(`${contents} a:hover`, { textDecorationLine: 'underline' });
globalStyle(`${contents} a:target-current`, currentPart);

export const section = style({
  ...stack(vars.space.medium),
  paddingBlock: `${vars.space.large} ${vars.space.xxlarge}`,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});
globalStyle(`${section} > :is(p, ul)`, { maxInlineSize: vars.width.prose });
globalStyle(`${section} > :empty`, { display: 'none' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.large,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} tr`, {
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  breakInside: 'avoid',
});
globalStyle(`${table} thead th`, { ...secondary(vars.text.xsmall), fontWeight: 'inherit' });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong });
globalStyle(`${table} thead`, { '@media': { [below.tablet]: { display: 'none' } } });
globalStyle(`${table}, ${table} :is(tbody, tr, th)`, {
  '@media': { [below.tablet]: { display: 'block', overflowWrap: 'anywhere' } },
});
globalStyle(`${table} tbody td`, {
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      padding: `0 0 ${vars.space.xsmall}`,
    },
  },
});
globalStyle(`${table} td::before`, {
  ...secondary(vars.text.xsmall),
  '@media': { [below.tablet]: { content: 'attr(data-column)' } },
});

export const list = style({
  ...stack(vars.space.xsmall),
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const text = style({
  display: 'block',
  padding: vars.space.large,
  marginBlockEnd: vars.space.medium,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.hairline}`,
});

export const question = style({
  ...sideBySide({ shares: [7, 5], columnGap: vars.space.large }),
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px dashed ${vars.color.border.hairline}`,
  breakInside: 'avoid',
});

export const open = style({ color: vars.color.text.secondary, fontStyle: 'italic' });
