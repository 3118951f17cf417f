import { style } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { edge } from './layout.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

export const toolbar = style({
  ...edge,
  ...inline(`${vars.space.xsmall} ${vars.space.medium}`, 'center'),
  flex: 'none',
  paddingBlock: vars.space.hair,
  minBlockSize: 40,
});

/** Phones have it in the bar above. */
export const title = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  fontSize: '1rem',
  fontWeight: vars.weight.headline,
  '@media': { [from.tablet]: { position: 'static', clipPath: 'none' } },
});

/** Fills the space between the title and the actions. */
export const lead = style({ flex: '1 1 320px' });

export const search = style({ display: 'flex', gap: vars.space.xsmall });

export const searchBox = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: 420,
  minBlockSize: vars.control.small,
  paddingInline: vars.space.small,
  // Below 16 px, phones zoom into a field that gets the focus.
  fontSize: '1rem',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  textOverflow: 'ellipsis',
  '@media': { [from.tablet]: { fontSize: '0.875rem' } },
});

export const actions = style({ ...inline(vars.space.xsmall), whiteSpace: 'nowrap' });
