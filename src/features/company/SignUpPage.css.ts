import { globalStyle, style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

/** On wide screens the form stands next to title and reasons. */
export const root = style({
  ...sideBySide({ shares: [5, 7], gap: vars.space.large, columnGap: vars.space.xxlarge }),
  gridTemplateRows: 'auto 1fr',
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
});

export const way = style({ '@media': { [from.desktop]: { gridArea: '1 / 2 / span 2' } } });

export const head = style(stack(vars.space.medium));

export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 44,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const title = style({ fontSize: vars.text.headingLarge });

const sheet = {
  padding: `clamp(${vars.space.large}, 5vw, ${vars.space.huge})`,
  border: `1.5px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
} as const;

/** The framed site has the ground of the page. */
export const form = style({
  ...sheet,
  background: 'none',
  display: 'grid',
  gap: vars.space.small,
});

export const aside = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

/** As high as title and reasons beside it. */
export const instead = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space.medium,
  ...sheet,
});

globalStyle(`:is(${way}, ${way} > [data-sign-up]) > ${instead}`, {
  '@media': { [from.desktop]: { blockSize: '100%' } },
});
globalStyle(`${way} > [data-sign-up]`, { '@media': { [from.desktop]: { blockSize: '100%' } } });

export const insteadTitle = style({ fontSize: vars.text.heading });

export const ways = style(inline(vars.space.small));
