import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge}) clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
});

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '::before': {
    content: '""',
    inlineSize: vars.space.xlarge,
    blockSize: 1,
    background: 'currentColor',
  },
});

export const title = style({ maxInlineSize: '12.1em' });

export const intro = style({
  maxInlineSize: '37em',
  ...secondary(vars.text.lead),
  lineHeight: 1.5,
  textWrap: 'balance',
});
