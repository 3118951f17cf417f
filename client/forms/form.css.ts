import { style } from '../../src/styles/page-style.ts';
import { from } from '../../src/styles/responsive.ts';
import { vars } from '../../src/styles/theme.css.ts';
import { inline } from '../../src/ui/layout/arrange.ts';

export const form = style({ display: 'grid', gap: vars.space.large });

/** Fields side by side on wide screens. */
export const pair = style([
  form,
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const status = style({ selectors: { '&:empty': { display: 'none' } } });

export const contact = style({ marginBlockStart: vars.space.xsmall });

/** What happens with the data, below a form. */
export const privacy = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });

export const footer = style(inline(`${vars.space.small} ${vars.space.large}`, 'center'));
