import { globalStyle, style } from '../../styles/page-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline } from '../layout/arrange.ts';
import { fieldBox } from './layout.ts';

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
  '@media': { [from.tablet]: { fontSize: '0.875rem' }, [when.fingers]: { minBlockSize: 40 } },
});

/** Fields that narrow what a page shows. */
export const fields = style({
  ...inline(vars.space.xsmall, 'center'),
  fontSize: vars.text.xsmall,
});
globalStyle(`${fields} input`, { ...fieldBox, inlineSize: 'auto', minBlockSize: 28 });
