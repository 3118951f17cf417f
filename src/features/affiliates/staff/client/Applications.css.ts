import type { LayerRule } from '../../../../styles/in-layer.ts';
import { globalStyle, style } from '../../../../styles/page-style.ts';
import { below, from, when } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { inline } from '../../../../ui/layout/arrange.ts';
import { root } from '../../../../staff/work/client/WorkScreen.css.ts';
import { tag } from '../../../../staff/work/client/WorkTable.css.ts';
import { second } from '../../../../ui/staff/Table.css.ts';

/** Why somebody is still pending. */
export const failure = style([
  second,
  {
    inlineSize: '100%',
    fontWeight: vars.weight.medium,
    color: vars.color.text.critical,
  },
]);

/** What staff should look at; in words, so that no color says it alone. */
export const marks = style({
  ...inline(`${vars.space.hair} ${vars.space.xxsmall}`),
  paddingBlock: vars.space.hair,
});

/** px, of a mark with its border */
const LINE = 20;
export const mark = style({
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.xsmall,
  lineHeight: `${LINE - 2}px`,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});

/** The second line of a row. */
export const applicant = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  blockSize: LINE,
  '@media': { [below.tablet]: { gridColumn: '1 / -1' } },
});
globalStyle(`${applicant} > ${tag}`, {
  minInlineSize: 40,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
globalStyle(`${applicant} wbr`, { display: 'none' });
export const lineMarks = style({ flex: 'none', display: 'flex', gap: vars.space.xxsmall });
/** Below the owner and the next step, which have one line, there is room; beside an open record there is not. */
const roomy = (rule: LayerRule) => ({
  '@media': { [from.tablet]: { '@container': { '(width >= 1000px)': rule } } },
});
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
export const markCount = {
  narrow: style([mark, {}]),
  wide: style([mark, { display: 'none' }]),
};
globalStyle(`${lineMarks} > [data-beyond]`, unseen);
globalStyle(
  `${root}:not([data-pane]) ${lineMarks} > [data-beyond="narrow"]`,
  roomy({ position: 'static', clipPath: 'none' }),
);
globalStyle(`${root}:not([data-pane]) ${markCount.narrow}`, roomy({ display: 'none' }));
globalStyle(`${root}:not([data-pane]) ${markCount.wide}`, roomy({ display: 'inline' }));
export const waiting = style([second]);
export const overdue = style([
  second,
  { fontWeight: vars.weight.strong, color: vars.color.text.critical },
]);

export const doubts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
});
globalStyle(`${doubts} > li`, { display: 'grid', gap: vars.space.hair });

export const partner = style([
  second,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxsmall },
]);

/** As wide and high as 'Partner ', eight characters, and the button. */
export const sentPlace = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  blockSize: 24,
  whiteSpace: 'nowrap',
  '@media': {
    [below.tablet]: { display: 'inline-flex', marginBlock: -2, verticalAlign: 'middle' },
    // In the line of the address; marks go on below the next columns.
    [from.tablet]: { inlineSize: 144, blockSize: LINE, marginBlockStart: 2 },
  },
});
globalStyle(`${root}[data-pane] ${sentPlace}`, {
  '@media': { [from.tablet]: { '@container': { '(width < 560px)': { inlineSize: 96 } } } },
});
export const sendingFailed = style([
  second,
  {
    lineHeight: '24px',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    color: vars.color.text.critical,
  },
]);

export const copy = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  '@media': {
    [when.fingers]: { position: 'relative', inlineSize: 40, blockSize: 40, marginBlock: -8 },
  },
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
});
