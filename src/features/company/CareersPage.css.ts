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

export const portal = style(
  inPage({ display: 'grid', gap: vars.space.medium, paddingBlockEnd: vars.space.xlarge }),
);

export const portalHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xsmall} ${vars.space.small}`,
    justifyContent: 'end',
  }),
);
