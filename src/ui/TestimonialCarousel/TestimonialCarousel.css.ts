import { createVar, fallbackVar } from '@vanilla-extract/css';

import { style } from '../../styles/ui-style.ts';
import { hang } from '../Carousel/Carousel.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { spread } from '../layout/arrange.ts';

/** A page may set it. */
export const quoteSize = createVar();
const QUOTE = fallbackVar(quoteSize, 'clamp(1.5rem, 1.1rem + 1.5vw, 2.5rem)');
/** The width of its quotation mark. */
const HANG = `calc(0.48 * ${QUOTE})`;

/** The quotation marks hang out, so that the quotes stand on the page's edge. */
export const root = style({ vars: { [hang]: HANG } });

/** Of the quote, and of the longest one below it. */
const quoteText = {
  gridArea: '3 / 1',
  textIndent: '-0.48em',
  fontFamily: vars.font.headline,
  fontSize: QUOTE,
  fontWeight: vars.weight.strong,
  lineHeight: 1.14,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
} as const;

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  // The longest quote lies below the first one, unseen: a card that comes later moves none before it.
  selectors: {
    '&[data-longest]::after': {
      ...quoteText,
      content: `"\\201C" attr(data-longest) "\\201D"`,
      whiteSpace: 'pre-line',
      visibility: 'hidden',
    },
  },
  gap: vars.space.medium,
});

export const top = style({
  ...spread(vars.space.small),
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const logo = style({ inlineSize: 'auto', blockSize: 32 });

export const outcome = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const stars = style({ letterSpacing: '0.1em' });

export const quote = style({
  ...quoteText,
  selectors: {
    '&::before': { content: '"\u201C"' },
    '&::after': { content: '"\u201D"' },
  },
});

export const person = style({
  gridRow: 4,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  lineHeight: 1.35,
});

export const name = style({ display: 'block' });
export const position = style({ display: 'block', ...secondary(vars.text.small) });
