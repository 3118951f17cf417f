import { globalStyle, style } from '../../styles/page-style.ts';
import { marked } from '../../styles/marker.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import * as quote from '../../ui/TestimonialCarousel/TestimonialCarousel.css.ts';

export const quotes = style({
  vars: { [quote.quoteSize]: 'clamp(1.75rem, 1rem + 2.5vw, 3.5rem)' },
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
});

/** Each is a sheet, and what the client says is marked on it. */
globalStyle(`${quotes} ${quote.card}`, {
  padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})`,
  border: `1.5px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
});
globalStyle(`${quotes} ${quote.quote} > mark`, marked);
globalStyle(`${quotes} ${quote.stars}`, { fontSize: vars.text.lead });
globalStyle(`${quotes} ${quote.logo}`, { blockSize: 40 });
globalStyle(`${quotes} ${quote.person} > :first-child`, {
  ...headlineType(vars.text.subheading),
  border: `1.5px solid ${vars.color.border.strong}`,
  borderRadius: 0,
  background: 'none',
});
