import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 24,
  fontSize: '0.875rem',
});

export const keys = style({ fontSize: '0.875rem', lineHeight: vars.leading.snug });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space.xxsmall,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const caps = style({ display: 'flex', gap: vars.space.xxsmall });

export const cap = style({
  minInlineSize: 24,
  paddingInline: 6,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.page,
  fontFamily: vars.font.text,
  fontSize: vars.text.xsmall,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
