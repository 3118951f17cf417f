import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingBlock: `clamp(${vars.space.xlarge}, 6vw, 96px) ${vars.space.section}`,
  textAlign: 'center',
});

export const picture = style({
  position: 'relative',
  inlineSize: 'min(960px, 84%)',
  marginInlineEnd: '8%',
  marginBlockStart: vars.space.large,
});

/** A sheet of paper that slid off the end of the ruler. */
export const fallenSheet = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: 'calc(100% + 1vw)',
  inlineSize: 'clamp(18px, 4vw, 60px)',
  aspectRatio: '3 / 4',
  background: `repeating-linear-gradient(transparent 0 14%, ${vars.color.border.hairline} 14% 16%) 50% 50% / 60% 70% no-repeat ${vars.color.surface.raised}`,
  border: `1.5px solid ${vars.color.border.strong}`,
  rotate: '16deg',
});

export const code = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: 'min(320px, 100%)',
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  ...headlineType(vars.text.display),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

/** Below the picture. */
export const missing = style({
  ...headlineType(vars.text.large),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

export const title = style({ maxInlineSize: '13.4em' });

export const text = style({
  maxInlineSize: '31.7em',
  textWrap: 'balance',
  ...secondary(vars.text.large),
});

/** The second column is there before its link, so that a page that arrives in pieces does not move. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.small,
  inlineSize: 'min(26rem, 100%)',
});

export const request = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
