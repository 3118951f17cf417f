import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';

const MARKER = 36;

/** Below this width the steps are a vertical stepper, above it a list of cards. */
const wide = from.desktop;

/** Words, then what they are about. */
const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
};

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.medium,
  counterReset: 'step',
  '@media': { [wide]: { gap: vars.space.large } },
});

/** On small screens: a marker and the line to the next one, then words and scene. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER}px minmax(0, 1fr)`,
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlockEnd: vars.space.xlarge,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${MARKER}px 0`,
      insetInlineStart: MARKER / 2,
      borderInlineStart: `1px solid ${vars.color.border.strong}`,
    },
  },
  '@media': {
    [wide]: {
      ...COLUMNS,
      alignItems: 'center',
      padding: vars.space.xlarge,
      background: vars.color.surface.raised,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      selectors: { '&:not(:last-child)::before': { content: 'none' } },
    },
  },
});

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: '50%',
  background: vars.color.surface.raised,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { display: 'none' } },
});

export const words = style({
  ...stack(vars.space.small),
  justifyItems: 'start',
  paddingBlockStart: vars.space.hair,
  counterIncrement: 'step',
  '@media': {
    [wide]: {
      '::before': {
        content: 'counter(step)',
        ...headlineType(vars.text.display),
        lineHeight: 1,
      },
    },
  },
});

/** What the step is about. */
export const scene = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  padding: `clamp(${vars.space.large}, 4vw, ${vars.space.huge})`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.tablet]: { gridColumn: '2' },
    // The card has the frame.
    [wide]: { padding: 0, border: 0 },
  },
});

export const title = style({ fontSize: vars.text.heading });

export const description = style({
  maxInlineSize: '26em',
  fontSize: vars.text.large,
  color: vars.color.text.secondary,
});

const byBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

/** Ink is what the client does. */
export const by = styleVariants({ ink: {}, green: { color: vars.color.surface.deep } }, (look) => [
  byBase,
  look,
]);

/** The job description in the size of a page that is read. */
export const ad = style({
  maxInlineSize: '34em',
  fontSize: 'clamp(1.0625rem, 0.8rem + 1vw, 1.5rem)',
  lineHeight: 1.5,
});

export const sceneTitle = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.2,
  marginBlockEnd: vars.space.small,
});

/** As high as the sheets with a line. */
export const pile = style({
  blockSize: 'clamp(112px, 15vw, 232px)',
  marginBlockStart: vars.space.large,
});

export const boards = style({
  ...headlineType('min(24vw, 11rem)'),
  lineHeight: 0.9,
  letterSpacing: vars.tracking.display,
});

/** What the scenes are. */
export const label = style({
  paddingBlockEnd: vars.space.section,
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
  '@media': { [wide]: { textAlign: 'end' } },
});

export const comparison = style({
  '@media': { [wide]: { display: 'grid', ...COLUMNS, alignItems: 'start' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
});
