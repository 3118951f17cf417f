import { globalStyle, style } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { fields } from './Fields.css.ts';
import { wrapped } from './FilterLinks.css.ts';

export const menu = style({ inlineSize: 'fit-content' });

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
  '@media': { [when.fingers]: { minBlockSize: 40 } },
});

/** Below its line there is room for it in windows as wide and as high as this. */
const roomy = `${from.tablet} and (height >= 640px)`;

/** From edge to edge: wherever its button is in the line, all of it is on the screen. */
export const form = style([
  fields,
  {
    position: 'fixed',
    zIndex: 7,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '70dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // A date and its button need the whole width of a phone.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    alignItems: 'end',
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.raised,
    boxShadow: vars.shadow.lifted,
    color: vars.color.text.primary,
    '@media': {
      [roomy]: {
        position: 'absolute',
        insetInline: vars.space.large,
        insetBlock: '100% auto',
        marginBlockStart: vars.space.xxsmall,
        maxBlockSize: 'calc(100dvh - 240px)',
      },
    },
  },
]);

globalStyle(`${form} > [data-rare]`, { '@media': { [below.tablet]: { display: 'none' } } });
/** In as many lines as they take. */
export const ranges = style([wrapped, { gridColumn: '1 / -1' }]);

/** Elsewhere the names of the columns sort. */
export const order = style({ '@media': { [from.tablet]: { display: 'none' } } });
/** Shows the others, where they wait. */
export const more = style({ '@media': { [from.tablet]: { display: 'none' } } });

/** In view, however many fields there are. */
export const ways = style({
  position: 'sticky',
  // Over the form's padding.
  insetBlockEnd: `calc(-1 * ${vars.space.medium})`,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.small,
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
  paddingBlock: vars.space.small,
  background: vars.color.surface.raised,
});
