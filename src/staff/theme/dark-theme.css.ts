import { assignVars, globalStyle } from '@vanilla-extract/css';

import { darkColors, lightColors } from '../../styles/colors.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const light: Readonly<Record<string, string>> = assignVars(vars.color, lightColors);
const dark = assignVars(vars.color, darkColors);

// Which of the two it is says the page's color scheme (src/http/page/document.tsx). Paper and forced
// colors have a theme of their own.
globalStyle(':root:root', {
  '@media': {
    [`screen and (not ${when.forcedColors})`]: {
      '@supports': {
        '(color: light-dark(#000, #fff))': {
          vars: Object.fromEntries(
            Object.entries(dark).map(([name, color]) => [
              name,
              `light-dark(${light[name]}, ${color})`,
            ]),
          ),
        },
      },
    },
    print: { colorScheme: 'light' },
  },
  '@supports': { 'not (color: light-dark(#000, #fff))': { colorScheme: 'light' } },
});
