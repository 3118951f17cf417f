import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { formAndPicture } from '../layout/arrange.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const columns = style({
  ...formAndPicture,
  alignItems: 'start',
  paddingBlockEnd: vars.space.section,
});

export const nextTitle = style({ fontSize: vars.text.subheading });

export const steps = style({ marginBlockStart: vars.space.small, borderBlockStart: hairline });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  paddingBlock: vars.space.small,
  borderBlockEnd: hairline,
});

export const number = style(headlineType(vars.text.large));

export const stepTitle = style({ fontSize: vars.text.large, lineHeight: vars.leading.snug });

export const stepText = style({ color: vars.color.text.secondary });

/** Begins where the title does. */
export const picture = style({
  minInlineSize: 0,
  '@media': {
    [from.desktop]: {
      paddingBlockStart: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge})`,
    },
  },
});
