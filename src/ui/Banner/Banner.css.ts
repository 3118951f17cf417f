import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** A ruler of ten parts over the whole width. */
export const root = style(
  inUi({
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 24,
      backgroundImage: `linear-gradient(90deg, transparent calc(100% - 1.5px), ${vars.color.text.primary} 0), linear-gradient(90deg, transparent calc(100% - 1px), ${vars.color.text.primary} 0)`,
      backgroundSize: '10% 100%, 2% 42%',
      backgroundPosition: '0 0, 0 100%',
      backgroundRepeat: 'repeat-x',
    },
  }),
);

export const grid = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xlarge,
    alignItems: 'center',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const words = style(
  inUi({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' }),
);

export const stack = style(
  inUi({
    display: 'none',
    '@media': { [from.desktop]: { display: 'block' } },
  }),
);
export const paper = style(inUi({ stroke: vars.color.border.strong, strokeWidth: 1 }));
export const pulled = style(
  inUi({ fill: vars.color.surface.raised, stroke: vars.color.border.strong }),
);

export const title = style(
  inUi({
    maxInlineSize: '8.7em',
    fontSize: vars.text.display,
    fontWeight: vars.weight.headline,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
  }),
);

export const text = style(
  inUi({
    maxInlineSize: '33em',
    fontSize: vars.text.lead,
    lineHeight: 1.45,
    textWrap: 'balance',
  }),
);

export const actions = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }));
