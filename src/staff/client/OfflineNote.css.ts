import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** Over the foot of the screen, whose pages and files need the connection: it moves nothing. */
export const note = style({
  selectors: {
    // Without a gap of its own; it stays, so that its text is read out.
    '&:empty': { position: 'absolute' },
    '&:not(:empty)': {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 7,
      display: 'flex',
      alignItems: 'center',
      minBlockSize: 40,
      paddingInline: vars.space.medium,
      borderBlockStart: `1px solid ${vars.color.border.critical}`,
      background: vars.color.surface.critical,
      color: vars.color.text.critical,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.snug,
    },
  },
  // Beside the sections.
  '@media': { [from.desktop]: { selectors: { '&:not(:empty)': { insetInlineStart: 200 } } } },
});
