import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';
import { numerals } from '../../ui/Landscape/Landscape.css.ts';

const MARKER = 36;

/** Below this width the steps are a vertical stepper, above it a list of cards. */
const wide = from.desktop;

/** The steps, then the picture. */
const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: vars.space.large,
};

const STEPS = [1, 2, 3, 4, 5] as const;
/** In the list, while it shows one of these steps; without a script it shows all at once. */
const during = (...shown: readonly number[]) =>
  `:is(${shown.map((step) => `[data-step="${step}"]`).join(', ')}) > li`;
const stepwise = `${wide} and (scripting: enabled)`;
const moving = `${stepwise} and (prefers-reduced-motion: no-preference)`;

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.medium,
  counterReset: 'step',
  '@media': { [wide]: { ...COLUMNS, rowGap: vars.space.medium, position: 'relative' } },
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
      // The picture is placed in the list.
      position: 'static',
      gridColumn: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${vars.space.medium} ${vars.space.large}`,
      background: vars.color.surface.raised,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      selectors: { '&:not(:last-child)::before': { content: 'none' } },
    },
  },
});
for (const shown of STEPS)
  globalStyle(`${steps}[data-step="${shown}"] > li:nth-child(${shown})`, {
    '@media': {
      [stepwise]: {
        borderColor: vars.color.border.strong,
        boxShadow: `inset 4px 0 ${vars.color.border.strong}`,
      },
      [`${stepwise} and ${when.forcedColors}`]: { outline: '3px solid Highlight' },
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
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
      '::before': {
        content: 'counter(step)',
        gridRow: '1 / span 2',
        ...headlineType(vars.text.headingLarge),
        lineHeight: 1,
      },
    },
  },
});

/** What the step is about; on small screens it stands along the line, as the words do. */
export const scene = style({
  position: 'relative',
  gridColumn: '2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  padding: `clamp(${vars.space.small}, 4vw, ${vars.space.huge})`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
  '@media': {
    // The picture says it.
    [wide]: { display: 'none' },
  },
});

export const pictureScene = style([
  scene,
  {
    '@media': {
      [wide]: {
        display: 'block',
        position: 'absolute',
        // In the second column of the list, as high as all steps.
        gridColumn: 2,
        inset: `0 0 ${vars.space.medium}`,
        padding: 0,
        border: 0,
        background: 'none',
      },
    },
  },
]);

export const picture = style({
  position: 'relative',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100%',
      padding: `${vars.space.large} ${vars.space.xlarge}`,
      background: vars.color.surface.raised,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      // The line waits outside of it.
      overflowX: 'clip',
    },
  },
});

/** The field is as high as the steps leave room for. */
const PICTURED = `${picture} > [data-landscape]`;
globalStyle(PICTURED, {
  '@media': { [wide]: { display: 'flex', flexDirection: 'column', flexGrow: 1 } },
});
globalStyle(`${PICTURED} > div:first-of-type`, { '@media': { [wide]: { flexGrow: 1 } } });

export const besideSteps = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      paddingBlockEnd: vars.space.large,
      marginBlockEnd: vars.space.large,
      borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

// In a box, the ruler is shorter than the page.
globalStyle(`${picture} ${numerals}`, {
  fontSize: 'min(0.75rem, 3.2vw)',
  '@media': { [from.tablet]: { fontSize: '1.375rem' } },
});

/** What a job asks for is underlined, as in the demo. */
export const asked = style({
  background: 'none',
  color: 'inherit',
  textDecoration: `underline 2px ${vars.color.border.strong}`,
  textUnderlineOffset: '0.22em',
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});
globalStyle(`${steps}${during(1)} ${besideSteps} ${asked}`, {
  '@media': { [stepwise]: { textDecorationColor: 'transparent' } },
});

const captionBase = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.2,
  letterSpacing: vars.tracking.heading,
  position: 'absolute',
  inset: '0 0 auto',
  display: 'none',
});

/** Instead of the sentence that the line makes true. */
export const caption = styleVariants({ 1: {}, 2: {}, 3: {}, 5: {} }, (look, shown) => [
  captionBase,
  {
    ...look,
    selectors: {
      [`${steps}[data-step="${shown}"] &`]: { '@media': { [stepwise]: { display: 'block' } } },
    },
  },
]);
export const captions = style({ position: 'relative' });

/** What the picture shows of a step: the ruler, the sheets, the line, and what the line says. */
const partsDuring = (shown: readonly number[], part: string) =>
  `${steps}${during(...shown)} ${picture} [data-landscape] > ${part}`;
const SHEETS = 'div > svg';
const LINE = 'div > input';
const AT_TEN = 'calc((100% - 44px) * 2 / 9)';

globalStyle(partsDuring([1, 2, 3, 5], 'p'), { '@media': { [stepwise]: { opacity: 0 } } });
globalStyle(partsDuring([1, 2], SHEETS), { '@media': { [stepwise]: { opacity: 0.6 } } });
globalStyle(partsDuring([3, 4, 5], SHEETS), {
  '@media': { [moving]: { transition: 'opacity 500ms' } },
});
globalStyle(partsDuring([1, 2, 3], `${SHEETS} [data-sheets="right"]`), {
  '@media': {
    [stepwise]: { fill: 'none', stroke: vars.color.border.control },
    [`${stepwise} and ${when.forcedColors}`]: { stroke: 'GrayText' },
  },
});
// The line comes in from the right, and those that it passes are chosen.
globalStyle(partsDuring([1, 2, 3], LINE), {
  '@media': { [stepwise]: { opacity: 0, translate: AT_TEN } },
});
for (const thumb of ['::-webkit-slider-thumb', '::-moz-range-thumb'])
  globalStyle(`${partsDuring([1, 2, 3], LINE)}${thumb}`, {
    '@media': { [stepwise]: { pointerEvents: 'none' } },
  });
globalStyle(partsDuring([4, 5], LINE), {
  '@media': { [moving]: { transition: `translate 500ms ${vars.motion.easeOut}` } },
});
globalStyle(partsDuring([4, 5], `${SHEETS} [data-sheets="right"]`), {
  '@media': { [moving]: { transition: 'fill 0s 250ms, stroke 0s 250ms' } },
});

export const figure = style({
  ...headlineType('min(24vw, 11rem)'),
  lineHeight: 0.9,
  letterSpacing: vars.tracking.display,
});

export const title = style({
  fontSize: vars.text.subheading,
  '@media': { [wide]: { gridArea: '1 / 2' } },
});

export const description = style({
  maxInlineSize: '26em',
  color: vars.color.text.secondary,
  '@media': { [wide]: { gridArea: '2 / 2 / auto / -1' } },
});

const byBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '@media': { [wide]: { gridArea: '1 / 3' } },
});

/** Ink is what the client does. */
export const by = styleVariants({ ink: {}, green: { color: vars.color.surface.deep } }, (look) => [
  byBase,
  look,
]);

/** The job description, on small screens in the size of a page that is read. */
export const ad = style({
  maxInlineSize: '40em',
  fontSize: 'clamp(1.0625rem, 0.8rem + 1vw, 1.5rem)',
  lineHeight: 1.5,
  '@media': { [wide]: { fontSize: vars.text.large } },
});

export const sceneTitle = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.2,
});

/** What the scenes are. */
export const label = style({
  paddingBlockEnd: vars.space.section,
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
  '@media': { [wide]: { textAlign: 'end' } },
});

export const comparison = style({
  '@media': {
    [wide]: { display: 'grid', ...COLUMNS, columnGap: vars.space.xxlarge, alignItems: 'center' },
  },
});

export const answers = style({
  ...stack('0'),
  marginBlockEnd: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
globalStyle(`${answers} > li`, {
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
globalStyle(`${answers} strong`, {
  display: 'block',
  ...headlineType(vars.text.subheading),
  letterSpacing: vars.tracking.heading,
});

export const comparisonPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1.5px solid ${vars.color.border.strong}`,
});
