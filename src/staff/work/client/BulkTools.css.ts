import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';
import { edge } from '../../../ui/staff/layout.ts';

export const bulk = style({
  ...edge,
  ...inline(vars.space.xsmall, 'center'),
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  // Over the names of the columns.
  zIndex: 2,
  minBlockSize: '100%',
  background: vars.color.surface.page,
  // The line that it lies over is a note; what acts is not gray.
  color: vars.color.text.primary,
  '@media': {
    // In two lines, over the search too: no line of them lies over a card.
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      rowGap: 2,
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      minBlockSize: 'auto',
    },
  },
});

// "Select none" stays at the end when "Select all" goes.
globalStyle(`${bulk} > button:first-of-type`, {
  '@media': { [below.tablet]: { gridArea: '1 / 3' } },
});

/** What sets something: one line on a phone, whose last ones are a swipe away. */
export const acts = style({
  display: 'contents',
  '@media': {
    [below.tablet]: {
      ...inline(vars.space.xsmall, 'center'),
      gridArea: '2 / 1 / auto / -1',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      // That it goes on; at its end the space is below the shade.
      paddingInlineEnd: 24,
      maskImage: 'linear-gradient(to left, transparent, #000 24px)',
    },
  },
});
globalStyle(`${acts} > *`, { '@media': { [below.tablet]: { flex: 'none' } } });
globalStyle(`${bulk} :is(select, input)`, { '@media': { [when.fingers]: { minBlockSize: 40 } } });
export const bulkSelect = style({
  minBlockSize: 28,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  font: 'inherit',
});

/** One line, which goes to the next one as a whole. */
export const bulkForm = style(inline(vars.space.xxsmall, 'center'));
globalStyle(`${bulkForm} > input[type="text"]`, { inlineSize: 136 });
