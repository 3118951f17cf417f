import { globalStyle, style } from '../../styles/page-style.ts';
import { below } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

/** In one line, or two. */
export const contents = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`, 'center'),
  marginBlockEnd: vars.space.small,
  fontSize: vars.text.small,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${contents} a`, { paddingBlock: 11 });

const STACKED = '(width < 15rem)';

/** What it is about, and beside it what there is to say. */
export const section = style({
  ...sideBySide({ shares: [4, 8], gap: vars.space.small, columnGap: vars.space.xxlarge }),
  paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const head = style(stack(vars.space.small));
globalStyle(`${head} > h2`, { fontSize: vars.text.subheading });

export const body = style({ containerType: 'inline-size', ...stack(vars.space.small) });
// Some are parts of no sentence, and a finger needs room.
globalStyle(`${section} :is(p, dd, td, li) a`, { paddingBlock: 3 });
globalStyle(`${body} > details + details`, {
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
});

/** The answers in short, before all that is behind them. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.large,
  padding: `clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
  marginBlockEnd: vars.space.medium,
  background: vars.color.surface.raised,
  border: `1.5px solid ${vars.color.border.strong}`,
  fontSize: vars.text.large,
  lineHeight: 1.4,
});

/** Paper shows what is folded. */
export const fold = style({
  selectors: {
    '&::details-content': { '@media': { print: { contentVisibility: 'visible' } } },
  },
});

export const foldTitle = style({
  paddingBlock: 6,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  '::before': { content: '"+ " / ""', display: 'inline-block', inlineSize: '1.2em' },
  selectors: { [`${fold}[open] > &::before`]: { content: '"− " / ""' } },
});

/** Below the fixed header when an address leads here. */
export const folded = style({ ...stack(vars.space.small), paddingBlock: vars.space.small });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
});
// The tables of two columns share the edge between them.
globalStyle(`${table} th:first-child:nth-last-child(2)`, {
  inlineSize: '36%',
  '@media': { [below.tablet]: { inlineSize: '44%' } },
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: 4,
  paddingInline: `0 ${vars.space.medium}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} tr`, {
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  breakInside: 'avoid',
});
globalStyle(`${table} thead th`, { ...secondary(vars.text.xsmall), fontWeight: 'inherit' });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.strong });

/** Of more columns than fit beside each other on a phone. */
export const many = style({});
globalStyle(`${many} thead`, { '@media': { [below.tablet]: { display: 'none' } } });
globalStyle(`${many}, ${many} :is(tbody, tr, th)`, {
  '@media': { [below.tablet]: { display: 'block' } },
});
globalStyle(`${many} tbody td`, {
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 6fr)',
      columnGap: vars.space.small,
      padding: `0 0 ${vars.space.xsmall}`,
    },
  },
});
globalStyle(`${many} td::before`, {
  ...secondary(vars.text.xsmall),
  '@media': { [below.tablet]: { content: 'attr(data-column)' } },
});
// In a large type on a phone each cell has a line of its own.
globalStyle(`${table} :is(tr, th, td)`, {
  '@container': { [STACKED]: { display: 'block', inlineSize: 'auto !important' } },
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
