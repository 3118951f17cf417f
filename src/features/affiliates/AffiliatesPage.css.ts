import { globalStyle, style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { inline, sideBySide, spread, stack } from '../../ui/layout/arrange.ts';

export const heroGrid = style(
  sideBySide({
    shares: [7, 5],
    gap: vars.space.large,
    columnGap: 'clamp(32px, 5vw, 80px)',
    alignItems: 'center',
  }),
);

/** One line of them, under the buttons. */
export const claims = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.large}`),
  marginBlockStart: vars.space.large,
  ...secondary(vars.text.small),
});

export const hero = style({ paddingBlock: `${vars.space.large} ${vars.space.section}` });

export const stepsTitle = style({ marginBlockEnd: vars.space.large });

export const lead = style({
  maxInlineSize: '31.7em',
  marginBlockStart: vars.space.medium,
  ...secondary(vars.text.large),
  lineHeight: 1.5,
});

export const table = style({
  inlineSize: '100%',
  marginBlockStart: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.border.strong}`,
});

export const caption = style({
  captionSide: 'bottom',
  paddingBlockStart: vars.space.medium,
  textAlign: 'start',
  ...secondary(vars.text.small),
});

const cell = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, properties);

cell(':is(th, td)', {
  paddingInline: `0 ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.border.control}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
cell(':is(th, td):last-child', { paddingInlineEnd: 0, textAlign: 'end' });
cell('thead th', {
  paddingBlock: vars.space.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text.secondary,
});
cell('tbody :is(th, td)', {
  paddingBlock: 'clamp(16px, 2.4vw, 28px)',
  fontFamily: vars.font.headline,
  fontSize: vars.text.subheading,
  fontWeight: vars.weight.headline,
  letterSpacing: vars.tracking.heading,
});
cell('tbody td:last-child', {
  fontSize: vars.text.display,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.tight,
});

export const itemTitle = style({ fontSize: vars.text.subheading, lineHeight: 1.15 });

export const itemText = style({ maxInlineSize: '30.4em', color: vars.color.text.secondary });

export const deal = style(sideBySide({ shares: [1, 1], gap: vars.space.xxlarge }));

export const terms = style({
  marginBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const term = style({
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.large,
  lineHeight: 1.45,
});

export const step = style({
  ...stack(vars.space.xsmall),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const stepNumber = style({ marginBlockEnd: vars.space.small });

/** A page of paper in the middle. */
export const apply = style({
  ...stack(vars.space.large),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.width.narrow,
  marginInline: 'auto',
});

export const question = style(spread(vars.space.medium));
