import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const head = style(
  inPage({
    display: 'grid',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
        columnGap: 'clamp(48px, 6vw, 96px)',
      },
    },
  }),
);

/** A card that overlaps the section below. */
export const note = style(
  inPage({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: vars.space.xsmall,
    marginBlockEnd: vars.space.xlarge,
    padding: vars.space.large,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.raised,
    '@media': {
      [from.desktop]: { alignSelf: 'end', marginBlockEnd: `calc(-1 * ${vars.space.xlarge})` },
    },
  }),
);

export const noteTitle = style(inPage({ fontSize: vars.text.large }));

export const portal = style(
  inPage({ display: 'grid', gap: vars.space.medium, paddingBlockEnd: vars.space.section }),
);

export const portalHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xsmall} ${vars.space.small}`,
    paddingBlockStart: vars.space.large,
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
  }),
);

export const portalTitle = style(inPage({ fontSize: vars.text.subheading }));
