import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { stack } from '../../../ui/layout/arrange.ts';

/** Words, and a drawing that takes the rest of the sheet. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1.5px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const words = style({
  ...stack(vars.space.medium),
  alignContent: 'center',
  justifyItems: 'start',
  padding: `clamp(${vars.space.large}, 4vw, ${vars.space.huge})`,
});

export const title = style({ fontSize: vars.text.subheading });

/** Larger than where the staff sees it, in lines as thin. */
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.large,
  background: vars.color.surface.sunken,
});
globalStyle(`${drawing} svg`, { inlineSize: 'min(100%, 26rem)', blockSize: 'auto' });
globalStyle(`${drawing} svg *`, { vectorEffect: 'non-scaling-stroke' });

/** The words of a server: for who reports them. */
export const reason = style(secondary(vars.text.small));
