import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { formAndPicture, stack } from '../../ui/layout/arrange.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
});

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

export const columns = style(formAndPicture);

export const words = style({ ...stack(vars.space.medium), minInlineSize: 0 });

/** Stays next to a form that is higher than the window. */
export const picture = style({
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.xlarge})`,
      alignSelf: 'start',
    },
  },
});

export const title = style({ fontSize: vars.text.headingLarge });

export const form = style({ display: 'grid', gap: vars.space.small });

export const aside = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const instead = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  padding: `clamp(${vars.space.large}, 5vw, ${vars.space.huge})`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const insteadTitle = style({ fontSize: vars.text.subheading });
