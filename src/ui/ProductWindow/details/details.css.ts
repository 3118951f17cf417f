import { style } from '../../../styles/ui-style.ts';
import { from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { frame, resumeName } from '../ProductWindow.css.ts';
import { headlineType } from '../../../styles/type.ts';
import { inline, spread } from '../../layout/arrange.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;

/** A part of the product's window: light on every ground, and cut off where its tile ends. */
export const crop = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: hairline,
  borderRadius: vars.radius.medium,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'start',
});

export const cropBar = style({
  ...spread(`0 ${vars.space.small}`),
  minBlockSize: 36,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.medium,
  borderBlockEnd: hairline,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const cropTitle = style({ fontWeight: vars.weight.strong });

export const cropSample = style({
  color: vars.color.text.secondary,
  // The window around it says so already.
  selectors: { [`${frame} &`]: { display: 'none' } },
});

/** In the middle of what its tile leaves free. */
export const pad = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.small,
  padding: vars.space.medium,
});

export const ad = style({
  alignSelf: 'center',
  padding: vars.space.medium,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

/** As long as nothing else is in the window. */
export const adAlone = style([
  ad,
  {
    '@media': { [from.desktop]: { paddingBlock: vars.space.large, fontSize: '1.375rem' } },
  },
]);

export const line = style({
  ...spread(`0 ${vars.space.small}`, 'baseline'),
  fontVariantNumeric: 'tabular-nums',
});

export const requirement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto minmax(40px, 72px)',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: 32,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** Its lines share the height of its tile. */
export const lines = style([
  pad,
  {
    alignContent: 'stretch',
    gridAutoRows: '1fr',
    gap: 0,
    paddingBlock: vars.space.xsmall,
  },
]);

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
});

export const barLength = style({ inlineSize: '100%', blockSize: 40 });

export const figure = style({
  ...headlineType('1.25rem'),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const ink = style({ fill: 'currentColor' });
export const quietFill = style({ fill: vars.color.border.hairline });
export const dot = style({ fill: vars.color.border.control });
export const lit = style({
  fill: vars.color.surface.highlight,
  stroke: 'currentColor',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const outline = style({ fill: 'none', stroke: 'currentColor' });
export const overlap = style([lit, { stroke: 'none' }]);

/** A drawing that fills its crop and is cut at the sides. */
export const field = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 120 });

export const drawing = style({ inlineSize: '100%', blockSize: 'auto', maxBlockSize: 200 });

export const fieldFoot = style({
  ...inline(`0 ${vars.space.medium}`),
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockStart: hairline,
  fontVariantNumeric: 'tabular-nums',
});

export const fieldBox = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' });

export const sealed = style({
  justifySelf: 'start',
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.xsmall,
  lineHeight: 1.8,
});

/** On one line with its rating in the narrowest tile. */
export const blindName = style([resumeName, { fontSize: '1.125rem' }]);

export const head = style(spread(`${vars.space.xsmall} ${vars.space.small}`, 'end'));

/** One sentence has the stroke; the others are underlined. */
export const underlined = style({
  color: 'inherit',
  background: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});

export const sentence = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start' });

export const slipLine = style([
  line,
  {
    alignItems: 'center',
    minBlockSize: 34,
    selectors: { '& + &': { borderBlockStart: hairline } },
  },
]);
