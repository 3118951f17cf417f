import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const ways = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
  marginBlockStart: vars.space.small,
});

/** In view on a phone, however long the text is. */
export const sendLine = style([
  ways,
  {
    '@media': {
      [below.tablet]: {
        position: 'sticky',
        insetBlockEnd: 0,
        // Over the outline of the text.
        marginInline: -6,
        paddingInline: 6,
        paddingBlock: vars.space.xsmall,
        background: vars.color.surface.raised,
      },
    },
  },
]);

export const aside = style({ fontSize: vars.text.xsmall });

export const form = style({
  marginBlockStart: vars.space.small,
  padding: vars.space.small,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
});

// Between what is answered and its buttons.
globalStyle(`${form} textarea`, { '@media': { [when.short]: { blockSize: 96 } } });

export const quiet = style({ ...secondary(vars.text.xsmall), overflowWrap: 'anywhere' });
