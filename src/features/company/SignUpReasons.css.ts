import { marked } from '../../styles/marker.ts';
import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const root = style({ ...stack(vars.space.small), alignSelf: 'start' });

export const title = style({ fontSize: vars.text.subheading });

export const sheets = style(stack(vars.space.xsmall));

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1.5px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});

export const rating = style({
  ...headlineType('1.75rem'),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const strongest = style(marked);

export const sample = style(secondary(vars.text.xsmall));
