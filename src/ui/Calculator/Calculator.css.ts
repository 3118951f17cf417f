import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { stack } from '../layout/arrange.ts';

export const root = style({
  display: 'grid',
  // The result next to the numbers where both have room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  overflow: 'hidden',
  breakInside: 'avoid',
});

export const inputs = style({
  ...stack(vars.space.medium),
  padding: vars.space.large,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** What it is, the number at its right, and the slider below. */
export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  alignItems: 'center',
});

export const name = style({ flex: '1 1 6em' });

export const field = style({
  flex: 'none',
  inlineSize: '7.5em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const slider = style({
  inlineSize: '100%',
  blockSize: 44,
  margin: 0,
  cursor: 'ew-resize',
  touchAction: 'pan-y',
  '@media': { print: { display: 'none' } },
});

export const result = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.small,
  alignContent: 'center',
  padding: vars.space.large,
  background: vars.color.surface.sunken,
});

export const total = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  ...headlineType(`clamp(${vars.text.heading}, 15cqi, ${vars.text.display})`),
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const sum = style({ display: 'block', color: vars.color.text.secondary });
