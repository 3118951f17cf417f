import { globalStyle, style } from '../../styles/ui-style.ts';
import { marked } from '../../styles/marker.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, plainHeading, secondary } from '../../styles/type.ts';
import { spread, stack } from '../layout/arrange.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;
/** Of a resume: the notes stand in its margin. */
const ROOM = '(min-width: 25rem)';

/** The app's own frame: always light, whatever the ground it stands on. */
export const frame = style({
  inlineSize: '100%',
  // Not hidden: what sticks to the window's edge does so in it, too.
  overflow: 'clip',
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  textAlign: 'start',
});

export const quiet = style({ color: vars.color.text.secondary });

export const label = style({ ...plainHeading(vars.text.xsmall), lineHeight: 1.45 });

export const mark = style({
  ...marked,
});

/** One sentence of a resume has the stroke; the others are underlined. */
export const oneMark = style({});
globalStyle(`${oneMark} li + li mark`, {
  background: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});

/** A ruler of ten parts; the svg inside is as long as the rating. */
export const ruler = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: 10,
  borderInline: '1px solid currentColor',
  borderBlockEnd: '1px solid currentColor',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 4,
    backgroundImage: 'linear-gradient(90deg, transparent calc(100% - 1px), currentColor 0)',
    backgroundSize: '10% 100%',
  },
});

/** The candidate with the open resume. */
export const chosen = style({
  background: vars.color.surface.page,
  boxShadow: `inset 3px 0 ${vars.color.border.strong}`,
});

export const fill = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: vars.color.border.hairline,
  selectors: { [`${chosen} &`]: { fill: vars.color.surface.highlight } },
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const length = style({ transition: `width 240ms ${vars.motion.easeOut}` });

const rating = style({
  ...headlineType('1.25rem'),
  lineHeight: 1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

/** Their own width, in the size of the text, decides the layout of the rows. */
export const rows = style({ display: 'grid', containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) minmax(48px, 76px) 2.5rem',
  gridTemplateAreas: '"at who ruler rating"',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: 4,
  paddingInline: vars.space.medium,
  borderBlockEnd: hairline,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    '(width < 20.5rem)': {
      gridTemplateColumns: '1.25rem minmax(0, 1fr) 2.25rem 2.25rem',
      columnGap: vars.space.xsmall,
      paddingInline: vars.space.small,
    },
    '(width < 16rem)': {
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"at who rating" "at ruler ruler"',
      paddingBlock: vars.space.xsmall,
    },
  },
});

export const rowRuler = style({ gridArea: 'ruler' });

export const rowRating = style([rating, { gridArea: 'rating' }]);

export const rowButton = style([
  row,
  {
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.page },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
  },
]);

export const who = style({ display: 'grid', lineHeight: 1.3 });

export const whoName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const whoMore = style([quiet, { fontSize: vars.text.xsmall }]);

/** Its own width decides where the notes stand. */
export const resumeBox = style({ containerType: 'inline-size' });

export const resume = style({ ...stack(vars.space.medium), padding: vars.space.large });

export const resumeHead = style({
  ...spread(`${vars.space.xxsmall} ${vars.space.medium}`, 'end'),
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
});

export const resumeName = style({
  ...headlineType('1.25rem'),
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});

export const total = style([rating, { fontSize: '2.75rem', letterSpacing: '-0.03em' }]);

export const sentences = style({ display: 'grid' });

/** A sentence, and the note in its margin. */
export const sentence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  alignItems: 'start',
  paddingBlock: 6,
  '@container': {
    [ROOM]: { gridTemplateColumns: 'minmax(0, 1fr) 9.25rem' },
    '(min-width: 32.5rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 10.75rem',
      fontSize: '0.9375rem',
      lineHeight: 1.5,
    },
  },
});

export const note = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
  fontSize: vars.text.xsmall,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: vars.space.small,
  // The hairline from the sentence to its note.
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});

// On a line of its own in the margin, whatever the length of the label.
globalStyle(`${note} > button`, {
  '@container': { [ROOM]: { flexBasis: '100%', textAlign: 'start' } },
});

export const added = style(headlineType('1rem'));

export const struck = style({ textDecoration: 'line-through', color: vars.color.text.secondary });

export const textButton = style({
  minBlockSize: 24,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ...secondary(vars.text.xsmall),
  selectors: { '&:hover': { color: vars.color.text.primary } },
});
