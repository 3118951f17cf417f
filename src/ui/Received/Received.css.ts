import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const column = style({ maxInlineSize: 640, paddingBlockEnd: vars.space.section });

export const nextTitle = style({ fontSize: vars.text.subheading });

export const steps = style({ marginBlockStart: vars.space.small, borderBlockStart: hairline });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  paddingBlock: vars.space.small,
  borderBlockEnd: hairline,
});

export const number = style(headlineType(vars.text.large));

export const stepTitle = style({ fontSize: vars.text.large, lineHeight: vars.leading.snug });

export const stepText = style({ color: vars.color.text.secondary });
