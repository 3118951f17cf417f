import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const quotes = style({ paddingBlockStart: vars.space.large });

/** The one figure of the page. */
export const rate = style({
  marginBlock: vars.space.section,
  paddingBlock: vars.space.section,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
});

export const rateTitle = style({
  fontSize: 'min(13vw, clamp(3rem, 1rem + 8vw, 9rem))',
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
});

export const rateText = style({
  marginBlockStart: vars.space.medium,
  fontSize: vars.text.lead,
  color: vars.color.text.inverseSecondary,
});
