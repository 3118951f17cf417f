import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const root = style(
  inPage({
    display: 'grid',
    alignItems: 'center',
    // Fills the first view together with the logo bar, so that what follows loads lazily.
    minBlockSize: `calc(100svh - ${vars.header.height} - 132px)`,
    paddingBlock: `clamp(${vars.space.xlarge}, 5vw, ${vars.space.huge})`,
  }),
);

export const grid = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    alignItems: 'center',
    '@media': {
      [from.header]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gap: vars.space.large,
      },
    },
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.large, justifyItems: 'start' }),
);

export const headline = style(
  inPage({
    fontSize: vars.text.display,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
    textWrap: 'wrap',
  }),
);

export const subhead = style(
  inPage({
    maxInlineSize: '21.1em',
    fontSize: vars.text.lead,
    fontWeight: vars.weight.medium,
    lineHeight: 1.35,
    textWrap: 'balance',
  }),
);

export const bullets = style(
  inPage({ display: 'grid', gap: vars.space.xsmall, maxInlineSize: '34em' }),
);

export const bullet = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.small,
    lineHeight: 1.45,
  }),
);

export const tick = style(inPage({ marginBlockStart: 3 }));

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
    marginBlockStart: vars.space.xsmall,
  }),
);

export const firm = style(
  inPage({
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
    flexBasis: '100%',
  }),
);

export const firmLink = style(
  inPage({
    color: vars.color.text.primary,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { background: vars.color.surface.highlight } },
  }),
);

export const stage = style(
  inPage({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: 560,
    justifySelf: 'center',
    aspectRatio: '1080 / 1200',
    '@media': { [from.header]: { justifySelf: 'end' } },
  }),
);

/** Decoders render the background slightly off: faded edges hide the rectangle. */
const fade = (direction: string) =>
  `linear-gradient(${direction}, transparent, #000 28px, #000 calc(100% - 28px), transparent)`;

const layer = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maskImage: `${fade('90deg')}, ${fade('180deg')}`,
  maskComposite: 'intersect',
} as const;

/** The film's first frame: a poster attribute cannot offer AVIF. */
export const poster = style(inPage(layer));

export const film = style(inPage({ ...layer, objectFit: 'cover' }));

export const pause = style(
  inPage({
    position: 'absolute',
    insetBlockEnd: vars.space.small,
    insetInlineEnd: vars.space.small,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.page,
    border: `1px solid ${vars.color.border.hairline}`,
    selectors: { '&:hover': { borderColor: vars.color.border.strong } },
    '@media': {
      '(scripting: none)': { display: 'none' },
      [when.reducedMotion]: { display: 'none' },
    },
  }),
);

export const pauseIcon = style(
  inPage({ selectors: { [`${pause}[aria-pressed="true"] &`]: { display: 'none' } } }),
);
export const playIcon = style(
  inPage({ selectors: { [`${pause}[aria-pressed="false"] &`]: { display: 'none' } } }),
);
