import { globalStyle } from '@vanilla-extract/css';

import { base } from './layers.css.ts';

/** About the height of a section (px), for the scrollbar. */
const SECTION_HEIGHT = '800px';

/*
 * On the first page of a visit, sections below the first view are laid out when they come near the view
 * (decision 091). Not on paper, not without scripts, which tell a page that is opened again, and only
 * where the browser holds what is in view while something above it gets its height.
 */
globalStyle(':root:not([data-whole]) [data-entry] [data-below] > *', {
  '@layer': {
    [base]: {
      '@supports': {
        '(overflow-anchor: auto)': {
          '@media': {
            'screen and (scripting: enabled)': {
              contentVisibility: 'auto',
              containIntrinsicSize: `auto ${SECTION_HEIGHT}`,
            },
          },
        },
      },
    },
  },
});
