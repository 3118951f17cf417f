import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { quoteSize } from '../../ui/TestimonialCarousel/TestimonialCarousel.css.ts';

export const quotes = style({
  vars: { [quoteSize]: 'clamp(2rem, 1.2rem + 3.6vw, 4.5rem)' },
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
});
