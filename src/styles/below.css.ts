import { globalStyle } from '@vanilla-extract/css';

import { base } from './layers.css.ts';

/** About the height of a section (px), for the scrollbar. */
const SECTION_HEIGHT = '800px';

/** Only on screens, with scripts, and where the browser holds what is in view while a height changes. */
const late = (contentVisibility: 'auto' | 'hidden') => ({
  '@layer': {
    [base]: {
      '@supports': {
        '(overflow-anchor: auto)': {
          '@media': {
            'screen and (scripting: enabled)': {
              contentVisibility,
              containIntrinsicSize: `auto ${SECTION_HEIGHT}`,
            },
          },
        },
      },
    },
  },
});

/*
 * On the first page of a visit, sections below the first view are laid out when they come near the view,
 * and not before the first paint (decision 091). The inline script of such a page sets data-lay-out
 * (src/http/page/document.tsx): "near" after the first paint, or at once "whole" where the browser has to
 * find a place in the page.
 */
globalStyle(':root:not([data-lay-out]) [data-entry] [data-below] > *', late('hidden'));
globalStyle(':root[data-lay-out=near] [data-entry] [data-below] > *', late('auto'));
