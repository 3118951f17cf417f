import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { WIDE_DIALOG } from '../../../ui/Dialog/Dialog.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** In the dialog: the form, and what it leads to. */
export const columns = style({
  '@media': {
    [WIDE_DIALOG]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.xlarge,
      alignItems: 'center',
    },
  },
});

export const picture = style({
  display: 'none',
  '@media': {
    // Below the button that closes the dialog.
    [WIDE_DIALOG]: { display: 'block', paddingBlockStart: vars.space.large },
  },
});

export const intro = style({
  color: vars.color.text.secondary,
  marginBlockStart: vars.space.xsmall,
});

export const actions = style({
  ...inline(vars.space.small),
  selectors: { '&[hidden]': { display: 'none' } },
});
