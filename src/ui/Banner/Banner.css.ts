import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { sideBySide } from '../layout/arrange.ts';

/** A ruler of ten parts over the whole width. */
export const root = style({
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
});

export const grid = style({
  ...sideBySide({ shares: [7, 5], gap: vars.space.xlarge }),
  alignItems: 'center',
});

export const stack = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});
export const paper = style({ stroke: vars.color.border.strong, strokeWidth: 1 });
export const pulled = style({ fill: vars.color.surface.raised, stroke: vars.color.border.strong });

export const title = style({
  maxInlineSize: '8.7em',
  fontSize: vars.text.display,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
});

export const text = style({
  maxInlineSize: '33em',
  fontSize: vars.text.lead,
  lineHeight: 1.45,
  textWrap: 'balance',
});
