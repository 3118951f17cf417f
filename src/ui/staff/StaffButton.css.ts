import { styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const dense = {
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  borderColor: vars.color.border.control,
  background: vars.color.surface.raised,
};

/** Denser than the site's buttons. */
export const button = styleVariants({
  toolbar: [dense],
  // Narrow columns of a tablet fit four of them in two lines.
  row: [
    dense,
    {
      minBlockSize: 28,
      paddingInline: 10,
      fontSize: vars.text.xsmall,
      '@media': { [from.tablet]: { paddingInline: 6 }, [from.desktop]: { paddingInline: 10 } },
    },
  ],
});
