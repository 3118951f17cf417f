import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { stack } from '../layout/arrange.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  overflow: 'hidden',
  breakInside: 'avoid',
  '@media': {
    [`${from.tablet}, print`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const inputs = style({
  ...stack(vars.space.medium),
  padding: vars.space.large,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const quantity = style({ display: 'grid', gap: vars.space.xxsmall });

export const result = style({
  display: 'grid',
  gap: vars.space.small,
  alignContent: 'center',
  padding: vars.space.large,
  background: vars.color.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  display: 'block',
  ...headlineType(vars.text.headingLarge),
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const sum = style({ display: 'block', color: vars.color.text.secondary });
