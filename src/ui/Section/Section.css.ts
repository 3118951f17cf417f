import { globalStyle, style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';

export const ground = styleVariants(
  {
    paper: { background: 'transparent' },
    folder: { background: vars.color.surface.sunken },
    deep: { background: vars.color.surface.deep, color: vars.color.text.inverse },
    marker: { background: vars.color.surface.highlight },
  },
  (colors) => ({ ...colors, paddingBlock: vars.space.section }),
);

// Two sections in a row on the same ground share one padding.
for (const one of Object.values(ground)) {
  const selector = `.${one.split(' ').join('.')}`;
  globalStyle(`${selector} + ${selector}`, { paddingBlockStart: 0 });
}

export const head = style({
  display: 'grid',
  gap: vars.space.medium,
  marginBlockEnd: `clamp(${vars.space.large}, 2.8vw, 40px)`,
});

/** Three sizes, by the weight of the message. */
export const heading = styleVariants({
  standard: { maxInlineSize: '24em' },
  large: {
    maxInlineSize: '18em',
    fontSize: vars.text.headingLarge,
    fontWeight: vars.weight.headline,
    letterSpacing: vars.tracking.display,
  },
});

export const intro = style({ maxInlineSize: '37em', ...secondary(vars.text.large) });

export const introOnDeep = style([intro, { color: vars.color.text.inverseSecondary }]);
