import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';

export const whole = style({ gridColumn: '1 / -1' });

export const terms = style({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const hint = style({
  flex: '1 1 16rem',
  ...secondary(vars.text.xsmall),
  lineHeight: vars.leading.snug,
});

/** Where scripts run, it looks disabled from the first paint; the first script disables it. */
export const submit = style({
  '@media': {
    '(scripting: enabled)': {
      selectors: {
        '[data-island-status="waiting"] &': {
          backgroundColor: vars.color.surface.sunken,
          borderColor: vars.color.border.hairline,
          color: vars.color.text.secondary,
        },
      },
    },
  },
});
