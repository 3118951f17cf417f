import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { papers } from '../../styles/papers.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/arrange.ts';

const MARKER = 36;

/** Below this width the steps are a vertical stepper. */
const wide = from.desktop;
const COUNT = 5;
/** The same for all scenes, so that each covers the one before. */
const WINDOW = '480px';
/** Of a step on wide screens: how far one scrolls between two scenes. */
const STEP = `clamp(510px, 60svh, 560px)`;
const TOP = `calc(${vars.header.height} + ${vars.space.large})`;
/** Windows that are high enough for a scene. */
const sticky = `${wide} and (min-height: 620px)`;

/** Words, then what they are about. */
const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: 'clamp(32px, 5vw, 80px)',
};

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.section,
  counterReset: 'step',
  '@media': {
    [wide]: {
      ...COLUMNS,
      gridAutoRows: `minmax(${STEP}, auto)`,
      paddingBlockEnd: 0,
    },
  },
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
    // Words and scenes are placed on the list's own grid.
    [wide]: {
      display: 'contents',
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
  paddingBlockStart: vars.space.hair,
  counterIncrement: 'step',
  '@media': {
    [wide]: {
      gridColumn: '1',
      alignSelf: 'start',
      paddingBlockStart: vars.space.large,
      // The edge with which they cover the words before them.
      borderBlockStart: `1px solid ${vars.color.border.strong}`,
      '::before': {
        content: 'counter(step)',
        fontFamily: vars.font.headline,
        fontSize: vars.text.headingLarge,
        fontWeight: vars.weight.headline,
        lineHeight: 1,
      },
    },
    [sticky]: {
      // Covers the words before it, as its scene covers theirs.
      position: 'sticky',
      insetBlockStart: TOP,
      minBlockSize: WINDOW,
      background: vars.color.surface.page,
    },
  },
});

/** What the window shows in this step. It stays until the end of the list, below the next ones. */
export const scene = style({
  // Above the line from marker to marker.
  position: 'relative',
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { gridColumn: '2' },
    [wide]: { alignSelf: 'start', paddingBlockStart: vars.space.large },
    [sticky]: { position: 'sticky', insetBlockStart: TOP, paddingBlockStart: 0 },
  },
});

// Five shadows on top of one another would be black.
globalStyle(`${scene} > *`, { '@media': { [wide]: { boxShadow: 'none' } } });

for (let step = 1; step <= COUNT; step += 1) {
  const placed = (part: string, gridRow: string) =>
    globalStyle(`li:nth-child(${step}) > ${part}`, { '@media': { [wide]: { gridRow } } });
  placed(words, `${step}`);
  placed(scene, `${step}`);
}

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'center',
  padding: `clamp(${vars.space.small}, 3vw, ${vars.space.xlarge})`,
  background: vars.color.surface.sunken,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      minBlockSize: `calc(${WINDOW} - 46px)`,
      alignItems: 'stretch',
    },
  },
});

export const title = style({ fontSize: vars.text.subheading, lineHeight: 1.15 });

export const description = style({ maxInlineSize: '30em', color: vars.color.text.secondary });

const byBase = style({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

export const by = styleVariants(papers, (colors) => [byBase, colors]);

export const comparison = style({
  '@media': { [wide]: { display: 'grid', ...COLUMNS, alignItems: 'start' } },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxInlineSize: 720,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
});
