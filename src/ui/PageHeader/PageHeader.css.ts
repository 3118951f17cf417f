import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge}) clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
});

/** By what the page is: something to say, a tool to use, or a text to read. */
export const title = styleVariants({
  statement: {
    maxInlineSize: '9.6em',
    fontSize: 'min(14vw, clamp(2.75rem, 1.2rem + 6.6vw, 7.5rem))',
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
  },
  working: { maxInlineSize: '14em' },
  document: { fontSize: vars.text.headingLarge },
});

export const intro = style({
  maxInlineSize: '37em',
  ...secondary(vars.text.lead),
  lineHeight: 1.5,
  textWrap: 'balance',
});
