import { globalStyle, style } from '../../styles/ui-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { stack } from '../layout/arrange.ts';
import { BELOW_RULER, field } from '../Landscape/Landscape.css.ts';

/** From 6.0 to the end of a ruler from 1 to 10. */
const RIGHT_OF_THE_LINE = 'calc(100% * 4 / 9)';

/** Below the ruler, in px. */
const CAPTION = 28;

/** On narrow screens the sheet is above the pile, on wide ones it stands on the ruler, right of the line. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space.xlarge} ${vars.space.section}`,
  '@media': { print: { display: 'block' } },
});

export const sheet = style({
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
      justifySelf: 'end',
      inlineSize: RIGHT_OF_THE_LINE,
      marginBlockEnd: `calc(${BELOW_RULER} + ${CAPTION}px)`,
    },
  },
});

export const picture = style({
  '@media': {
    [from.desktop]: { gridArea: '1 / 1', alignSelf: 'end' },
    print: { display: 'none' },
  },
});
globalStyle(`${picture} ${field}`, {
  '@media': {
    [from.desktop]: { blockSize: 'min(52vh, 30rem)' },
    [when.low]: { blockSize: '24rem' },
  },
});

export const sample = style({
  ...secondary(vars.text.xsmall),
  blockSize: CAPTION,
  paddingBlockStart: vars.space.xsmall,
  whiteSpace: 'nowrap',
});
