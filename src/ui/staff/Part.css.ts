import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline } from '../layout/arrange.ts';
import { edge } from './layout.ts';

export const part = style({
  paddingBlockEnd: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const head = style({
  ...edge,
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`, 'baseline'),
  paddingBlock: `${vars.space.medium} ${vars.space.xsmall}`,
});

export const title = style({ fontSize: '1rem', fontWeight: vars.weight.strong });

export const text = style({ flex: '1 1 320px', color: vars.color.text.secondary });
