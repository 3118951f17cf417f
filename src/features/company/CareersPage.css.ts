import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, spread, stack } from '../../ui/layout/arrange.ts';

/** On wide screens the board stands next to the title. */
export const page = style({
  '@media': {
    [from.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xxlarge,
    },
  },
});

/** The product, for those who would make it. */
export const work = style({ ...stack(vars.space.small), paddingBlockEnd: vars.space.xlarge });

export const workTitle = style({ fontSize: vars.text.subheading });

export const workText = style({ maxInlineSize: '34em', paddingBlockEnd: vars.space.xsmall });

/** What follows the list of roles. */
export const note = style({
  ...inline(`${vars.space.xsmall} ${vars.space.large}`, 'baseline'),
  marginBlockEnd: vars.space.section,
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${vars.color.border.strong}`,
  '@media': {
    // At the lower edge of the window, and last of the board.
    [from.wide]: {
      position: 'sticky',
      insetBlockEnd: vars.space.xlarge,
      alignSelf: 'end',
    },
  },
});

export const noteTitle = style({ fontSize: vars.text.subheading });

export const portal = style({
  display: 'grid',
  paddingBlockEnd: vars.space.xlarge,
  '@media': {
    [from.wide]: {
      gridArea: '1 / 2 / span 3',
      paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge}) ${vars.space.section}`,
    },
  },
});

export const portalHead = style({
  ...spread(`0 ${vars.space.small}`),
  paddingBlockEnd: vars.space.xsmall,
});

/** Small: the board has titles of its own. */
export const portalTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.standard,
  letterSpacing: 0,
});
