import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** Paper has no use for its buttons. */
export const root = style({
  paddingBlockEnd: vars.space.section,
  '@media': { print: { display: 'none' } },
});

/** The last line of a ledger: what to do, and where. */
export const line = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  alignItems: 'center',
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xlarge,
    },
  },
});

export const text = style({
  maxInlineSize: '44em',
  color: vars.color.text.secondary,
  textWrap: 'balance',
});
