import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';

/** A large number. */
export const figure = style({
  ...headlineType(vars.text.title),
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

/** Two columns of figures, four on wide screens; one where type is large. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
