import { style, styleVariants } from '../../../styles/page-style.ts';
import { papers } from '../../../styles/papers.ts';
import { vars } from '../../../styles/theme.css.ts';

const cardBase = style({
  display: 'grid',
  gridTemplateRows: 'minmax(clamp(88px, 8vw, 116px), 1fr) auto auto',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
});

export const card = styleVariants(papers, (colors) => [cardBase, colors]);

export const top = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const figure = style({
  fontSize: 'clamp(3rem, 2rem + 3vw, 4.75rem)',
  textWrap: 'balance',
});

export const title = style({
  fontSize: vars.text.large,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const description = style({
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
  fontSize: '1rem',
  lineHeight: 1.5,
  // Two lines on every card, so that the titles of neighbors are on one line.
  minBlockSize: '3em',
});
