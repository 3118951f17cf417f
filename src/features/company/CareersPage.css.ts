import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, spread } from '../../ui/layout/arrange.ts';

/** On wide screens the board stands next to the title. */
export const page = style({
  '@media': {
    [from.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxlarge,
    },
  },
});

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
      gridArea: '1 / 2 / span 2',
      paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge}) ${vars.space.section}`,
    },
  },
});

export const portalHead = style({
  ...spread(`0 ${vars.space.small}`),
  paddingBlockEnd: vars.space.xsmall,
});

export const portalTitle = style({ fontSize: '1.625rem' });
