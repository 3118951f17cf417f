import { style } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const part = style({
  paddingBlockEnd: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
});

export const outage = style({
  padding: vars.space.medium,
  background: vars.color.surface.critical,
  borderBlockEnd: `1px solid ${vars.color.border.critical}`,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.xsmall}`,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const partTitle = style({ fontSize: '1rem', fontWeight: vars.weight.strong });

export const partText = style({ flex: '1 1 280px', color: vars.color.text.secondary });

/** What the last click did; takes no room before one. */
export const notice = style({
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.small,
  ':empty': { display: 'none' },
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' });

export const form = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  maxInlineSize: '60rem',
  paddingInline: vars.space.medium,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '2fr 1fr', paddingInline: vars.space.large },
  },
});

/** A field and its button in one line. */
export const digest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const digestHour = style({
  minBlockSize: vars.control.small,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  font: 'inherit',
});

export const submit = style({ justifySelf: 'start' });

export const wholeRow = style({ gridColumn: '1 / -1' });
