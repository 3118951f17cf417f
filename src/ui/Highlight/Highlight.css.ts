import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  inUi({
    color: vars.color.text.primary,
    // WebKit balances no lines around it, and would break it.
    whiteSpace: 'nowrap',
    // The slanted ends do not touch the next words.
    background: `linear-gradient(101deg, transparent 0.12em, ${vars.color.surface.highlight} 0.14em, ${vars.color.surface.highlight} calc(100% - 0.14em), transparent calc(100% - 0.12em)) 0 60% / 100% 80% no-repeat`,
    borderRadius: '0.1em',
    paddingInline: '0.14em',
    marginInline: '-0.14em',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    '@media': { [when.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
