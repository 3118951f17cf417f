import { globalStyle, style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/arrange.ts';

/** Wide enough for a text and what is read of it. */
export const card = style({ inlineSize: 'min(100%, 60rem)' });
globalStyle(`${card} > form`, stack(vars.space.small));

export const problem = style({ color: vars.color.text.critical, fontWeight: vars.weight.medium });
export const heading = style({ fontSize: '1rem', fontWeight: vars.weight.strong });
export const lines = style({ whiteSpace: 'pre-line' });
export const removal = style({ marginBlockStart: vars.space.medium });
