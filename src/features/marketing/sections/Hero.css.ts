import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';
import { BELOW_RULER } from '../../../ui/Landscape/Landscape.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const root = style({
  // The ends of the line's way reach into the margins.
  overflowX: 'clip',
  paddingBlock: `${vars.space.medium} ${vars.space.large}`,
});

/**
 * The elements come in the order of phones. Nothing here depends on what follows it: a browser shows the
 * first elements before it has the others, and none may move.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [from.header]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      // The last row of the words is what the page next to them is higher.
      gridTemplateRows: 'repeat(3, auto) 1fr',
      // Before the page is there, words would else fill its column.
      gridAutoFlow: 'column',
      gap: `${vars.space.medium} clamp(24px, 3vw, 56px)`,
      alignItems: 'start',
    },
  },
});

export const headline = style({
  // Its longest word fits at any size of the visitor's text.
  ...headlineType('min(clamp(2.25rem, 1.5rem + 3vw, 5.25rem), 15vw)'),
  lineHeight: 0.98,
  letterSpacing: vars.tracking.display,
  '@media': { [from.header]: { marginBlockStart: '0.5em' } },
});

export const promise = style({
  fontSize: vars.text.lead,
  lineHeight: 1.3,
  maxInlineSize: '30em',
  '@media': { [from.wide]: { fontSize: '1.625rem' } },
});

export const audience = style(secondary(vars.text.small));

export const actions = style(inline(vars.space.small));

/** A sheet from the right of the line, unfolded. */
export const page = style({
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
  boxShadow: vars.shadow.lifted,
  // Down to the line that leads to its sheet.
  '@media': { [from.header]: { gridArea: '1 / 2 / span 4', alignSelf: 'stretch' } },
});
// One reason on phones.
globalStyle(`${page} li + li`, { '@media': { '(width < 960px)': { display: 'none' } } });
globalStyle(`${page} > div > div`, {
  '@media': { '(width < 960px)': { padding: vars.space.medium } },
});

const WHOLE = { '@media': { [from.header]: { gridColumn: '1 / -1' } } };

/** Candidate 0417: 9.2 on the ruler from 1 to 10. */
const BEST = `${((92 - 10) / 90) * 100}%`;

export const landscape = style({
  position: 'relative',
  marginBlockStart: vars.space.medium,
  // From the page to its sheet.
  '::before': {
    position: 'absolute',
    // Above the film.
    zIndex: 1,
    insetBlockStart: -32,
    insetBlockEnd: `calc(${BELOW_RULER} + 8px)`,
    insetInlineStart: BEST,
    borderInlineStart: `1px solid ${vars.color.border.strong}`,
  },
  '@media': { [from.header]: { gridColumn: '1 / -1', '::before': { content: '""' } } },
});

// Without a script nothing follows the line.
globalStyle(`${landscape} input`, { '@media': { '(scripting: none)': { pointerEvents: 'none' } } });

export const sample = style({ ...secondary(vars.text.xsmall), maxInlineSize: '70%' });

export const bullets = style({
  ...WHOLE,
  ...inline(`${vars.space.xxsmall} ${vars.space.xlarge}`),
  paddingBlockStart: vars.space.small,
});

export const bullet = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.small,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@media': { [from.header]: { fontSize: vars.text.standard } },
});

export const tick = style({ marginBlockStart: 3 });

export const firm = style({ ...WHOLE, ...secondary(vars.text.small), textWrap: 'balance' });

/** A line of its own, which no font breaks. */
export const firmFigures = style({ display: 'block' });

// Its last link is an island, in line with the text.
globalStyle(`${firm} > div`, { display: 'inline' });

export const firmLink = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { background: vars.color.surface.highlight } },
});
