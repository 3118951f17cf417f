import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { shown } from '../shell/Toasts.css.ts';
import { NO_SCRIPT } from '../ui/layout.ts';
import { region } from '../ui/Screen.css.ts';
import { cell, second } from '../ui/Table.css.ts';

/** Around the screen and what lies over it; the screen fills what the page's header leaves. */
export const root = style(inPage({ display: 'contents' }));

export const row = style(
  inPage({
    selectors: {
      '&[data-selected]': { background: vars.color.surface.sunken },
      '&:has([data-opener]:focus-visible)': {
        boxShadow: `inset 3px 0 0 ${vars.color.border.strong}`,
      },
    },
  }),
);

/** What an applicant wrote, below their row; open wherever no script could open it. */
export const factsRow = style(
  inPage({
    selectors: { '&[data-closed]': { display: 'none' } },
    '@media': {
      [NO_SCRIPT]: { selectors: { '&[data-closed]': { display: 'grid' } } },
      [`${from.tablet} and ${NO_SCRIPT}`]: {
        selectors: { '&[data-closed]': { display: 'table-row' } },
      },
    },
  }),
);

// What has the focus comes into view clear of the column names and of the toasts.
globalStyle(`${root} ${region}`, inPage({ scrollPaddingBlockStart: 40 }));
globalStyle(
  `${root}:has(${shown}) ${region}`,
  inPage({
    paddingBlockEnd: 300,
    scrollPaddingBlockEnd: 300,
    '@media': { [from.tablet]: { paddingBlockEnd: 200, scrollPaddingBlockEnd: 200 } },
  }),
);

export const applicant = style([
  cell.name,
  inPage({
    '@media': {
      [from.tablet]: { inlineSize: '34%', minInlineSize: 160 },
      [from.wide]: { inlineSize: '30%' },
    },
  }),
]);

/** The place of the checkbox stays free where there is none, so that names stand in one line. */
export const who = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr)',
    alignItems: 'start',
  }),
);

/** Why somebody is still pending. */
export const failure = style([
  second,
  inPage({ fontWeight: vars.weight.medium, color: vars.color.text.critical }),
]);

/** What staff should look at; in words, so that no color says it alone. */
export const marks = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.xxsmall}`,
    paddingBlock: vars.space.hair,
  }),
);
export const mark = style(
  inPage({
    paddingInline: vars.space.xxsmall,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.small,
    fontSize: vars.text.xsmall,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
  }),
);
export const overdue = style([
  second,
  inPage({ fontWeight: vars.weight.strong, color: vars.color.text.critical }),
]);

export const doubts = style(
  inPage({
    display: 'grid',
    gap: vars.space.xsmall,
    marginBlockEnd: vars.space.small,
    padding: vars.space.small,
    borderRadius: vars.radius.small,
    background: vars.color.surface.sunken,
  }),
);
globalStyle(`${doubts} > li`, inPage({ display: 'grid', gap: vars.space.hair }));

/** The name, and what is marked next to it. */
export const nameLine = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xsmall,
  }),
);

export const whoText = style(inPage({ gridColumn: 2 }));

export const check = style(
  inPage({
    inlineSize: 18,
    blockSize: 18,
    marginBlock: 3,
  }),
);

/** The target to check a row is larger than the box that shows it. */
export const checkPlace = style(
  inPage({ display: 'flex', '@media': { [NO_SCRIPT]: { display: 'none' } } }),
);

/** Its name opens the row; the sign before it says which way. */
export const opener = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    minBlockSize: 24,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: '""',
        flex: 'none',
        inlineSize: 6,
        blockSize: 6,
        marginInlineEnd: vars.space.xsmall,
        borderBlockEnd: '1.5px solid',
        borderInlineEnd: '1.5px solid',
        transform: 'rotate(-45deg)',
        transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
      },
      '&[aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
      '&:hover': { textDecoration: 'underline' },
    },
    // Every row is open then, and no press does anything.
    '@media': {
      [NO_SCRIPT]: { pointerEvents: 'none', selectors: { '&::before': { display: 'none' } } },
    },
  }),
);

export const status = style([
  cell.text,
  inPage({ '@media': { [from.tablet]: { whiteSpace: 'nowrap' } } }),
]);

export const partner = style([
  second,
  inPage({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall }),
]);

export const copy = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { background: vars.color.surface.sunken } },
    '@media': { [NO_SCRIPT]: { display: 'none' } },
  }),
);

/** Narrow windows break the time, so that the buttons need two lines and not three. */
export const applied = style([
  cell.timeLine,
  inPage({
    '@media': {
      [from.tablet]: { whiteSpace: 'normal', minInlineSize: 120 },
      [from.desktop]: { whiteSpace: 'nowrap' },
    },
  }),
]);

export const actionsCell = style([
  cell.text,
  inPage({
    gridColumn: '1 / -1',
    '@media': {
      [from.tablet]: { gridColumn: 'auto', minInlineSize: 330, maxInlineSize: 'none' },
    },
  }),
]);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    paddingBlock: vars.space.hair,
    '@media': { [from.wide]: { flexWrap: 'nowrap' } },
  }),
);

/** On phones the details have this action. */
export const wideOnly = style(
  inPage({ display: 'none', '@media': { [from.tablet]: { display: 'contents' } } }),
);

export const bulkLine = style(
  inPage({
    flex: '1 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  }),
);

export const bulk = style(
  inPage({
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.small}`,
    minBlockSize: 28,
    '@media': { [NO_SCRIPT]: { display: 'none' } },
  }),
);

export const selectAll = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: 28,
  }),
);

export const texts = style(inPage({ marginInlineStart: 'auto', fontSize: '0.875rem' }));
export const shortcuts = style(inPage({ fontSize: '0.875rem' }));

export const dialogBody = style(inPage({ fontSize: '0.875rem', lineHeight: vars.leading.snug }));
export const quiet = style(inPage({ color: vars.color.text.secondary }));

/** What the applicant was written. */
export const letter = style(
  inPage({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: vars.leading.text }),
);

export const history = style(inPage({ display: 'grid', gap: vars.space.xsmall }));

export const dialogActions = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${vars.space.xlarge})`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
    marginBlock: `${vars.space.medium} calc(-1 * ${vars.space.xlarge})`,
    paddingBlock: vars.space.small,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    background: vars.color.surface.raised,
  }),
);
