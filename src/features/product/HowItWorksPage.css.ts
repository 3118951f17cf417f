import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { papers } from '../../styles/papers.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const MARKER = 44;

/** Below this width the steps are a vertical stepper. */
const wide = from.desktop;

export const steps = style(
  inPage({
    display: 'grid',
    paddingBlockEnd: vars.space.section,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        gap: vars.space.medium,
        alignItems: 'start',
      },
    },
  }),
);

/** On small screens: a marker and the line to the next one, then the card. */
export const step = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${MARKER}px minmax(0, 1fr)`,
    columnGap: vars.space.medium,
    paddingBlockEnd: vars.space.medium,
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
        display: 'block',
        paddingBlockEnd: 0,
        selectors: {
          '&:not(:last-child)::before': { content: 'none' },
          // The cards appear one after the other.
          '&:nth-child(2)': { marginBlockStart: 28 },
          '&:nth-child(3)': { marginBlockStart: 56 },
          '&:nth-child(4)': { marginBlockStart: 84 },
          '&:nth-child(5)': { marginBlockStart: 112 },
        },
      },
    },
  }),
);

export const marker = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: MARKER,
    blockSize: MARKER,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: '50%',
    background: vars.color.surface.raised,
    fontFamily: vars.font.headline,
    fontSize: vars.text.large,
    fontWeight: vars.weight.display,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [wide]: {
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        marginBlockEnd: vars.space.xsmall,
        border: 0,
        background: 'none',
        fontSize: vars.text.title,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.display,
      },
    },
  }),
);

const cardBase = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    padding: vars.space.large,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    '@media': { [wide]: { minBlockSize: 360, gridTemplateRows: '1fr auto auto auto' } },
  }),
);

export const card = styleVariants(papers, (colors) => [cardBase, inPage(colors)]);

export const icon = style(inPage({ marginBlockEnd: vars.space.small }));

export const title = style(
  inPage({ fontSize: vars.text.large, lineHeight: 1.15, letterSpacing: '-0.01em' }),
);

export const description = style(
  inPage({ maxInlineSize: '37em', fontSize: vars.text.small, lineHeight: 1.5 }),
);

export const by = style(
  inPage({
    marginBlockStart: vars.space.small,
    paddingBlockStart: vars.space.small,
    borderBlockStart: '1px solid currentColor',
    fontSize: vars.text.xsmall,
    fontWeight: vars.weight.strong,
  }),
);

export const comparison = style(
  inPage({
    inlineSize: '100%',
    maxInlineSize: 1080,
    marginInline: 'auto',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
  }),
);

/** On wide screens the heading stays next to the questions. */
export const asking = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    },
  }),
);

export const questions = style(
  inPage({ borderBlockStart: `1px solid ${vars.color.border.strong}` }),
);

export const question = style(
  inPage({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` }),
);

export const summary = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
  }),
);

export const asked = style(inPage({ fontSize: vars.text.large, lineHeight: vars.leading.snug }));

export const plus = style(
  inPage({
    flex: 'none',
    transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
    selectors: { [`${question}[open] &`]: { transform: 'rotate(45deg)' } },
  }),
);

export const answer = style(
  inPage({
    maxInlineSize: vars.width.prose,
    paddingBlockEnd: vars.space.large,
    color: vars.color.text.secondary,
  }),
);
