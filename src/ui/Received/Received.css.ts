import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { formAndPicture } from '../layout/two-columns.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const columns = style(
  inUi({ ...formAndPicture, alignItems: 'start', paddingBlockEnd: vars.space.section }),
);

export const body = style(inUi({ display: 'grid', gap: vars.space.large }));

export const nextTitle = style(inUi({ fontSize: vars.text.subheading }));

export const steps = style(
  inUi({ marginBlockStart: vars.space.small, borderBlockStart: hairline }),
);

export const step = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    paddingBlock: vars.space.small,
    borderBlockEnd: hairline,
  }),
);

export const number = style(
  inUi({
    fontFamily: vars.font.headline,
    fontWeight: vars.weight.headline,
    fontSize: vars.text.large,
  }),
);

export const stepTitle = style(inUi({ fontSize: vars.text.large, lineHeight: vars.leading.snug }));

export const stepText = style(inUi({ color: vars.color.text.secondary }));

/** Begins where the title does. */
export const picture = style(
  inUi({
    minInlineSize: 0,
    '@media': {
      [from.desktop]: {
        paddingBlockStart: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge})`,
      },
    },
  }),
);
