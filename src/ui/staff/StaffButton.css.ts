import { styleVariants } from '../../styles/page-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const dense = {
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  borderColor: vars.color.border.control,
  background: vars.color.surface.raised,
} as const;

/** Denser than the site's buttons. */
export const button = styleVariants({
  toolbar: [dense, { '@media': { [when.fingers]: { minBlockSize: 40 } } }],
  // Narrow columns of a tablet fit four of them in two lines.
  row: [
    dense,
    {
      minBlockSize: 28,
      paddingInline: 10,
      fontSize: vars.text.xsmall,
      '@media': {
        [when.fingers]: { minBlockSize: 40 },
        [from.tablet]: { paddingInline: 6 },
        [from.desktop]: { paddingInline: 10 },
      },
    },
  ],
});
