import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

/** In ms, after the pointer has left. */
const CLOSE_DELAY_MS = 200;

const open = {
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
  transitionDelay: '0s',
} as const;

export const panel = style({
  position: 'absolute',
  zIndex: 10,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: `opacity ${vars.motion.standard} ${vars.motion.easeOut}, transform ${vars.motion.standard} ${vars.motion.easeOut}, visibility 0s`,
  selectors: {
    '[data-panel="open"] > &': open,
    // Before the script and without it, hover and focus open the panel.
    '[data-panel=""]:hover > &, [data-panel=""]:focus-within > &': open,
    '[data-panel=""] > &': { transitionDelay: `${CLOSE_DELAY_MS}ms` },
  },
});
