import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** What went well: for a moment, over the pages of the list on a phone, else in the bar, where it covers nothing. */
const passing = style({
  position: 'fixed',
  insetInline: vars.space.xxsmall,
  insetBlockEnd: 0,
  '@media': { [from.tablet]: { inset: '2px 88px auto 200px', maxInlineSize: 720 } },
});

/** What waits for an answer has a place of its own below the screen, whose rows stay where they are. */
const waiting = style({
  position: 'fixed',
  insetInline: vars.space.small,
  // On a phone above the pages of the list.
  insetBlockEnd: 48,
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
  paddingInline: vars.space.medium,
  // Without anything to say it is only its live region.
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
});

export const tone = styleVariants({
  plain: [
    toast,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      minBlockSize: 46,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
      boxShadow: vars.shadow.lifted,
      '@media': {
        [below.tablet]: { paddingInline: `${vars.space.small} 0` },
        [from.tablet]: { gap: vars.space.medium, inlineSize: 'fit-content', minBlockSize: 36 },
      },
    },
  ],
  problem: [
    toast,
    {
      display: 'grid',
      gap: vars.space.xxsmall,
      maxBlockSize: '40dvh',
      overflow: 'auto',
      paddingBlock: vars.space.xsmall,
      border: `1px solid ${vars.color.border.critical}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.critical,
      '@media': {
        [from.tablet]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: vars.space.medium,
          borderWidth: '1px 0 0',
          borderRadius: 0,
        },
      },
    },
  ],
});

export const text = styleVariants({
  plain: {
    flex: '1 1 auto',
    // Not higher than the bar.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
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
  flex: 'none',
  flexWrap: 'nowrap',
  '@media': {
    [below.tablet]: { gap: 0 },
    [from.tablet]: { whiteSpace: 'nowrap' },
  },
});
// In two lines, beside what is said.
globalStyle(`${tone.plain} > ${ways} > *`, {
  '@media': { [below.tablet]: { maxInlineSize: '8rem', lineHeight: 1.1 } },
});

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
});

/** px, of the line with the pages of a list */
const FOOT = 40;
// On a phone, lists and the open record, which fills it, can be scrolled to their ends above it.
function endsAbove(kind: keyof typeof tone, marginBlockEnd: number): void {
  const said = `body:has(${tone[kind]} > ${ways})`;
  const rows = `${said} [role='group'][tabindex]`;
  globalStyle(rows, { '@media': { [below.tablet]: { marginBlockEnd } } });
  globalStyle(`${rows}:has(+ :empty)`, {
    '@media': { [below.tablet]: { marginBlockEnd: marginBlockEnd + FOOT } },
  });
  globalStyle(`${said} :is(aside, section)[data-row-of]`, {
    '@media': { [below.tablet]: { paddingBlockEnd: marginBlockEnd + FOOT } },
  });
}
endsAbove('plain', 6);
endsAbove('problem', 196);
