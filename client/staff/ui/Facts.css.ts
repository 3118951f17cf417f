import { style, styleVariants } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

export const facts = styleVariants({
  /** Below a row; phones show each name above its value. */
  row: [
    {
      display: 'grid',
      gap: vars.space.hair,
      paddingBlock: vars.space.small,
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: 'max-content minmax(0, 72ch)',
          gap: `${vars.space.xsmall} ${vars.space.large}`,
        },
      },
    },
  ],
  dialog: [
    {
      display: 'grid',
      // Two lists in one pane have their values in line.
      gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
      gap: `${vars.space.xsmall} ${vars.space.medium}`,
      paddingBlock: vars.space.xxsmall,
      fontSize: '0.875rem',
      lineHeight: vars.leading.snug,
    },
  ],
});

export const term = style({ color: vars.color.text.secondary });

export const value = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const counts = style(inline(`${vars.space.xxsmall} ${vars.space.small}`));

export const count = style({ display: 'flex', gap: vars.space.xxsmall });

export const figure = style({ fontWeight: vars.weight.strong, color: vars.color.text.primary });
