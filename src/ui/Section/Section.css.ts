import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';

/** Between two sections: space, and one rule as wide as the column. */
export const ground = styleVariants(
  {
    paper: {
      background: `linear-gradient(${vars.color.border.strong} 0 0) 50% 0 / min(100% - 2 * ${vars.space.gutter}, ${vars.width.wide}) 1px no-repeat`,
    },
    marker: { background: vars.color.surface.highlight },
  },
  (colors) => ({ ...colors, paddingBlock: vars.space.section }),
);

export const head = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockEnd: `clamp(${vars.space.large}, 2.8vw, 40px)`,
});

/** Two sizes, by the weight of the message. */
export const heading = styleVariants({
  standard: { maxInlineSize: '24em' },
  large: {
    ...headlineType(vars.text.headingLarge),
    maxInlineSize: '18em',
    letterSpacing: vars.tracking.display,
  },
});

export const intro = style({ maxInlineSize: '37em', ...secondary(vars.text.large) });
