import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, spread } from '../../ui/layout/arrange.ts';

/** What follows the list of roles. */
export const note = style({
  ...inline(`${vars.space.xsmall} ${vars.space.large}`, 'baseline'),
  marginBlockEnd: vars.space.section,
  paddingBlock: vars.space.large,
  borderBlock: `1px solid ${vars.color.border.strong}`,
});

export const noteTitle = style({ fontSize: vars.text.subheading });

export const portal = style({
  display: 'grid',
  paddingBlock: `${vars.space.medium} ${vars.space.xlarge}`,
});

export const portalHead = style({
  ...spread(`0 ${vars.space.small}`),
  paddingBlockEnd: vars.space.xsmall,
});

export const portalTitle = style({ fontSize: '1.625rem' });
