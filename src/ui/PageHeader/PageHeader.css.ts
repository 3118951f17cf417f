import { style, styleVariants } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { inline } from '../layout/arrange.ts';

/** By what the page is: something to say, a tool to use, or a text to read. */
export const root = styleVariants({
  statement: {
    display: 'grid',
    gap: vars.space.medium,
    paddingBlock: `clamp(${vars.space.large}, 4vw, ${vars.space.xxlarge}) clamp(${vars.space.large}, 3vw, ${vars.space.xlarge})`,
  },
  tool: {
    ...inline(`${vars.space.xxsmall} ${vars.space.large}`, 'baseline'),
    paddingBlock: `${vars.space.large} ${vars.space.medium}`,
    '@media': { [when.low]: { paddingBlock: vars.space.xsmall } },
  },
  paper: {
    display: 'grid',
    gap: vars.space.small,
    paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xlarge}) ${vars.space.medium}`,
  },
});

/** Larger than the headings of sections. */
const tool = 'min(12vw, clamp(2rem, 1.5rem + 1.8vw, 3.25rem))';

export const title = styleVariants({
  statement: {
    maxInlineSize: '10.4em',
    fontSize: 'min(14vw, clamp(2.75rem, 1.2rem + 6.6vw, 7.5rem))',
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
  },
  tool: { fontSize: tool, '@media': { [when.low]: { fontSize: vars.text.heading } } },
  paper: { fontSize: tool },
});

export const intro = style({ ...secondary(vars.text.large), textWrap: 'balance' });
