import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

/** What follows the list of roles. */
export const note = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xsmall} ${vars.space.large}`,
    marginBlockEnd: vars.space.section,
    paddingBlock: vars.space.large,
    borderBlock: `1px solid ${vars.color.border.strong}`,
  }),
);

export const noteTitle = style(inPage({ fontSize: vars.text.subheading }));

export const portal = style(inPage({ display: 'grid', paddingBlockEnd: vars.space.xlarge }));

export const portalHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.small}`,
    paddingBlockEnd: vars.space.xsmall,
  }),
);

/** Small: the board has titles of its own. */
export const portalTitle = style(
  inPage({ fontFamily: vars.font.text, fontSize: vars.text.standard, letterSpacing: 0 }),
);
