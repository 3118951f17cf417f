import { style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { plainHeading } from '../../../styles/type.ts';
import { stack } from '../../../ui/layout/arrange.ts';

/** Its own scroller: the frame of the staff area is as high as the window. */
export const page = style({
  overflow: 'auto',
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.xlarge } },
});

export const note = style({ marginBlockEnd: vars.space.small, fontWeight: vars.weight.medium });
export const problem = style([note, { color: vars.color.text.critical }]);

export const placeholders = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  marginBlockEnd: vars.space.large,
  color: vars.color.text.secondary,
});

export const template = style({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  maxInlineSize: '72rem',
  paddingBlock: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const heading = style({ gridColumn: '1 / -1', ...plainHeading('1rem') });

export const form = style({ ...stack(vars.space.small), justifyItems: 'stretch' });

export const example = style({
  ...stack(vars.space.xsmall),
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});
export const subject = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const letter = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});
