import { style } from '../../styles/page-style.ts';
import { between, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { fields } from './Fields.css.ts';

export const menu = style({ position: 'relative', inlineSize: 'fit-content' });

export const summary = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
});

export const form = style([
  fields,
  {
    position: 'absolute',
    zIndex: 7,
    insetBlockStart: '100%',
    marginBlockStart: vars.space.xxsmall,
    inlineSize: 'min(420px, 100vw - 32px)',
    // A date and its button need the whole width of a phone.
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxBlockSize: 'calc(100dvh - 240px)',
    overflowY: 'auto',
    alignItems: 'end',
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.raised,
    boxShadow: vars.shadow.lifted,
    color: vars.color.text.primary,
    // In a list it is at the end of a line.
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        maxBlockSize: 'none',
        overflowY: 'visible',
      },
      [between.tabletAndDesktop]: {
        selectors: {
          '[data-list] > &': {
            insetInlineEnd: 0,
          },
        },
      },
    },
  },
]);
