import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css';

import { lightColors } from './colors.ts';
import { withFallbacks } from './fallback-faces.ts';
import { headerHeight, palette } from './tokens.ts';
import { translucent } from './translucent.ts';

const tokens = {
  color: lightColors,
  /** A 4 px grid; the last two depend on the window's width. */
  space: {
    none: '0',
    hair: '2px',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '64px',
    gutter: 'clamp(20px, 4.4vw, 64px)',
    section: 'clamp(32px, 4.2vw, 60px)',
  },
  font: {
    headline: withFallbacks('Bricolage Grotesque'),
    text: withFallbacks('Instrument Sans'),
  },
  // Partly in rem, so that they follow the visitor's own text size.
  text: {
    xsmall: '0.8125rem',
    small: '0.9375rem',
    standard: '1.0625rem',
    large: '1.1875rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.4375rem)',
    subheading: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.6875rem)',
    heading: 'clamp(1.75rem, 1.45rem + 1.25vw, 2.5rem)',
    // A share of the window at most: in a large text size, long words still fit into a phone.
    headingLarge: 'min(12vw, clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem))',
    title: 'min(13vw, clamp(2.375rem, 1.6rem + 3.3vw, 4.5rem))',
    display: 'min(13vw, clamp(2.5rem, 1.55rem + 4.1vw, 5rem))',
  },
  weight: { regular: '400', medium: '500', strong: '600', headline: '700' },
  leading: { tight: '0.96', heading: '1.06', snug: '1.3', text: '1.56' },
  tracking: { display: '-0.035em', heading: '-0.022em' },
  radius: { small: '2px', medium: '4px', large: '6px', round: '999px' },
  shadow: {
    header: `0 1px 0 ${translucent(palette.ink, 10)}, 0 6px 18px ${translucent(palette.ink, 9)}`,
    lifted: `0 1px 2px ${translucent(palette.ink, 10)}, 0 18px 44px -16px ${translucent(palette.ink, 34)}`,
  },
  motion: {
    fast: '120ms',
    standard: '160ms',
    easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  width: { prose: '43.6em', narrow: '720px', wide: '1440px' },
  control: { small: '36px', medium: '48px' },
  header: { height: headerHeight.small },
};

/** Custom properties; the build shortens their names (tools/vite/short-names.ts). */
export const vars = createThemeContract(tokens);

createGlobalTheme(':root', vars, tokens);
