import { globalStyle, style } from '../../../../styles/page-style.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { inline } from '../../../../ui/layout/arrange.ts';
import { second } from '../../../../ui/staff/Table.css.ts';

/** Why somebody is still pending. */
export const failure = style([
  second,
  {
    inlineSize: '100%',
    fontWeight: vars.weight.medium,
    color: vars.color.text.critical,
  },
]);

/** What staff should look at; in words, so that no color says it alone. */
export const marks = style({
  ...inline(`${vars.space.hair} ${vars.space.xxsmall}`),
  gridColumn: 2,
  paddingBlock: vars.space.hair,
});
export const mark = style({
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});
export const waiting = style([second]);
export const overdue = style([
  second,
  { fontWeight: vars.weight.strong, color: vars.color.text.critical },
]);

export const doubts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
});
globalStyle(`${doubts} > li`, { display: 'grid', gap: vars.space.hair });

export const partner = style([
  second,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxsmall },
]);

/** Of 'Partner ', eight characters, and the button. */
export const partnerPlace = style({ display: 'block', minInlineSize: 144 });

export const copy = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
});
