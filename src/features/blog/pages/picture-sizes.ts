import { breakpoints } from '../../../styles/tokens.ts';

const from = (name: keyof typeof breakpoints) => `(min-width:${breakpoints[name]}px)`;

/** How wide pictures are shown, by window width: as their styles lay them out. */
export const pictureSizes = {
  lead: `${from('desktop')} min(60vw,864px),100vw`,
  card: `${from('desktop')} min(33vw,464px),${from('tablet')} 50vw,100vw`,
  post: `${from('wide')} min(45vw,672px),min(100vw,704px)`,
  related: `${from('tablet')} min(33vw,464px),100vw`,
} as const;
