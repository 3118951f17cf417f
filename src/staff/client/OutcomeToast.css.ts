import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** On a phone above the pages of the list. */
const above = { position: 'fixed', insetInline: vars.space.small, insetBlockEnd: 48 } as const;

/** What went well: for a moment, in the bar, where it covers nothing. */
const passing = style({
  ...above,
  '@media': { [from.tablet]: { inset: '2px 88px auto 200px', maxInlineSize: 720 } },
});

/** What waits for an answer has a place of its own below the screen, whose rows stay where they are. */
const waiting = style({
  ...above,
  '@media': {
    [from.tablet]: { position: 'sticky', inset: 'auto 0 0', gridArea: '3 / -2', minInlineSize: 0 },
  },
});

const tray = style({
  // Above the open record, which fills a phone.
  zIndex: 8,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});
export const place = styleVariants({ plain: [tray, passing], problem: [tray, waiting] });

const toast = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  // Without anything to say it is only its live region.
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
  '@media': {
    [from.tablet]: { display: 'flex', alignItems: 'center', columnGap: vars.space.medium },
  },
});

export const tone = styleVariants({
  plain: [
    toast,
    {
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
      boxShadow: vars.shadow.lifted,
      '@media': { [from.tablet]: { inlineSize: 'fit-content', minBlockSize: 36, paddingBlock: 0 } },
    },
  ],
  problem: [
    toast,
    {
      maxBlockSize: '40dvh',
      overflow: 'auto',
      border: `1px solid ${vars.color.border.critical}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.critical,
      '@media': {
        [from.tablet]: { flexWrap: 'wrap', borderWidth: '1px 0 0', borderRadius: 0 },
      },
    },
  ],
});

export const text = styleVariants({
  // Two lines high at least on a phone, so that the next text moves nothing.
  plain: {
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    '@media': {
      [below.tablet]: { selectors: { '&:not(:empty)': { minBlockSize: '2lh' } } },
      // Not higher than the bar.
      [from.tablet]: {
        flex: '1 1 auto',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        lineHeight: 1.2,
      },
    },
  },
  problem: {
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { flex: '1 1 320px' } },
  },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.small,
});
globalStyle(`${tone.plain} > ${ways}`, {
  '@media': { [from.tablet]: { flex: 'none', flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
});

/** px, of the line with the pages of a list */
const FOOT = 40;
// A list ends above it: no button of a card is below it.
function endsAbove(kind: keyof typeof tone, marginBlockEnd: number): void {
  const rows = `body:has(${tone[kind]} > ${ways}) [role='group'][tabindex]`;
  globalStyle(rows, { '@media': { [below.tablet]: { marginBlockEnd } } });
  globalStyle(`${rows}:has(+ :empty)`, {
    '@media': { [below.tablet]: { marginBlockEnd: marginBlockEnd + FOOT } },
  });
}
endsAbove('plain', 116);
endsAbove('problem', 196);
// The open record, which fills a phone, can be scrolled to its end above it.
globalStyle(`body:has(${ways}) :is(aside, section)[data-row-of]`, {
  '@media': { [below.tablet]: { paddingBlockEnd: 164 } },
});
