import { keyframes } from '@vanilla-extract/css';

/** How a dialog and a panel come: opaque from their first frame. */
export const rise = keyframes({ from: { transform: 'translateY(8px)' } });
