import { globalStyle, style, styleVariants } from '../../styles/ui-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { stack } from '../layout/arrange.ts';
import { BELOW_RULER, field } from '../Landscape/Landscape.css.ts';

/** Below the ruler, in px. */
const CAPTION = 28;

const FIELD = 'min(52vh, 30rem)';
const LOW_FIELD = '24rem';
/** The part of the field that the highest column of chosen people takes: the sheet is above it. */
const CHOSEN = '/ 8';

/** On narrow screens the sheet is above the pile, on wide ones above its place on the ruler. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space.xlarge} ${vars.space.section}`,
  '@media': { print: { display: 'block' } },
});

const sheetBase = style({
  ...stack(vars.space.large),
  justifyItems: 'start',
  alignContent: 'center',
  padding: `clamp(${vars.space.large}, 3vw, ${vars.space.huge})`,
  background: vars.color.surface.raised,
  border: `1.5px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: {
      gridArea: '1 / 1',
      zIndex: 1,
      marginBlockEnd: `calc(${BELOW_RULER} + ${CAPTION}px + ${FIELD} ${CHOSEN})`,
    },
    [when.low]: { marginBlockEnd: `calc(${BELOW_RULER} + ${CAPTION}px + ${LOW_FIELD} ${CHOSEN})` },
  },
});

/** A part of a ruler from 1 to 10. */
const share = (rating: number) => `calc(100% * ${rating} / 9)`;

/** The line is a whole edge of the sheet, which covers it: its other half is on the other side. */
const LINE = 3;
const half = (width: string) => `calc(${width} + ${LINE / 2}px)`;

/** On wide screens right of the line at 6.0 to the end of the ruler, or left of that at 8.0. */
export const sheet = styleVariants(
  {
    right: {
      justifySelf: 'end',
      inlineSize: half(share(10 - 6)),
      borderInlineStartWidth: LINE,
    },
    left: {
      marginInlineStart: share(4.04 - 1),
      inlineSize: half(share(8 - 4.04)),
      borderInlineEndWidth: LINE,
    },
  },
  (place) => [sheetBase, { '@media': { [from.desktop]: place } }],
);

export const picture = style({
  '@media': {
    [from.desktop]: { gridArea: '1 / 1', alignSelf: 'end' },
    print: { display: 'none' },
  },
});
globalStyle(`${picture} ${field}`, {
  '@media': {
    [from.desktop]: { blockSize: FIELD },
    [when.low]: { blockSize: LOW_FIELD },
  },
});

export const sample = style({
  ...secondary(vars.text.xsmall),
  blockSize: CAPTION,
  paddingBlockStart: vars.space.xsmall,
  whiteSpace: 'nowrap',
});
