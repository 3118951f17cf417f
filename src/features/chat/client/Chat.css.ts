import { globalStyle, style } from '../../../styles/ui-style.ts';
import { below, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

/** To the window's edge. On wide windows the launcher fits into the page's margin, 4.4% of 1280 px. */
export const gap = { launcher: 8, panel: 16 } as const;

export const root = style({
  position: 'fixed',
  insetBlockEnd: `max(${gap.panel}px, env(safe-area-inset-bottom))`,
  insetInlineEnd: gap.launcher,
  zIndex: 40,
  viewTransitionName: 'chat',
  '@media': {
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    // Over the header, as the open panel needs the whole height.
    [when.tiny]: { zIndex: 55 },
  },
});

// Clicks must hit the button, not its SVG: before hydration only an HTML element's click is queued.
globalStyle(`${root} button > svg`, { pointerEvents: 'none' });

export const AWAY = { opacity: 0, pointerEvents: 'none' } as const;

export const launcher = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  border: `1px solid ${vars.color.border.strong}`,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  boxShadow: vars.shadow.lifted,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, color ${vars.motion.fast} ${vars.motion.easeOut}, opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': {
    [below.header]: {
      selectors: {
        '&:not([data-launcher="here"] *, [data-island-status="hydrated"] *, :focus-visible)': AWAY,
      },
    },
    [when.hovering]: {
      selectors: {
        '&:hover': {
          background: vars.color.surface.highlight,
          color: vars.color.text.primary,
        },
      },
    },
  },
  selectors: {
    // hide-launcher.ts; keyboards and screen readers reach it all the same.
    '[data-launcher="away"] &:not(:focus-visible)': AWAY,
    '[data-island-status="loading"] &': {
      cursor: 'progress',
      background: vars.color.surface.highlight,
      color: vars.color.text.primary,
    },
  },
});
