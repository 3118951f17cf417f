import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

/** In the middle of what is seen of a list that scrolls sideways. */
export const root = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100%',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
  color: vars.color.text.secondary,
});

/** As large as a target has to be (WCAG 2.5.8). */
export const next = style({ display: 'inline-block', paddingBlock: 4 });

export const text = style({ fontWeight: vars.weight.strong, color: vars.color.text.primary });
