import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const list = style({ display: 'grid', gap: `${vars.space.xxsmall} ${vars.space.medium}` });

export const facts = styleVariants({
  /** Below a row; phones show each name above its value. */
  row: [
    list,
    {
      paddingBlock: vars.space.small,
      '@media': { [from.tablet]: { gridTemplateColumns: 'max-content minmax(0, 72ch)' } },
    },
  ],
  /** Two lists in one pane have their values in line. */
  dialog: [
    list,
    {
      gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
      marginBlockEnd: vars.space.xsmall,
    },
  ],
});

export const term = style({ color: vars.color.text.secondary });

export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
