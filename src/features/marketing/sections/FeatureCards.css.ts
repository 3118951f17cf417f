import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { papers } from '../../../styles/papers.ts';
import { vars } from '../../../styles/theme.css.ts';

const cardBase = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    minBlockSize: 'clamp(320px, 30vw, 400px)',
    padding: `clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
  }),
);

export const card = styleVariants(papers, (colors) => [cardBase, inPage(colors)]);

export const figure = style(
  inPage({
    fontSize: 'clamp(2.5rem, 1.9rem + 2vw, 3.75rem)',
    textWrap: 'balance',
  }),
);

export const icon = style(inPage({ marginBlockStart: 'auto' }));

export const title = style(
  inPage({ fontSize: vars.text.large, lineHeight: 1.2, letterSpacing: '-0.01em' }),
);

export const description = style(inPage({ fontSize: vars.text.small, lineHeight: 1.5 }));
