import { breakpoints } from '../../../styles/tokens.ts';

const from = (name: keyof typeof breakpoints) => `(min-width:${breakpoints[name]}px)`;

/** How wide pictures are shown, by window width: as their styles lay them out. */
export const pictureSizes = {
  card: `${from('desktop')} min(30vw,530px),${from('tablet')} 45vw,100vw`,
  post: 'min(100vw,704px)',
  related: `${from('tablet')} min(30vw,530px),100vw`,
} as const;
