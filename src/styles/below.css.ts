import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { base } from './layers.css.ts';
import { breakpoints } from './tokens.ts';

/** About the height of a section (px), for the scrollbar. */
const SECTION_HEIGHT = '800px';

/** Only on screens, with scripts, and where the browser holds what is in view while a height changes. */
const late = (rule: StyleRule, media = '') => ({
  '@layer': {
    [base]: {
      '@supports': {
        '(overflow-anchor: auto)': {
          '@media': { [`screen and (scripting: enabled)${media}`]: rule },
        },
      },
    },
  },
});

/*
 * On the first page of a visit, sections below the first view are laid out when they come near the view or
 * the page is idle (client/behaviors/lay-out-below.ts), and on a phone not before the first paint
 * (decision 091). The inline script of such a page sets
 * data-lay-out (src/http/page/document.tsx): "first-view", "near" after the first paint, or "whole" where
 * the browser has to find a place in the page. Without the script nothing is hidden.
 */
globalStyle(
  ':root:not([data-lay-out=whole]) [data-entry] [data-below] > :not([data-laid-out])',
  late({ contentVisibility: 'auto', containIntrinsicSize: `auto ${SECTION_HEIGHT}` }),
);

const ON_PHONES = ` and (width < ${breakpoints.tablet}px)`;
const BEFORE_PAINT = ':root[data-lay-out=first-view] [data-entry] [data-below]';
// The footer stays out of view.
globalStyle(BEFORE_PAINT, late({ minBlockSize: '100vh' }, ON_PHONES));
globalStyle(`${BEFORE_PAINT} > *`, late({ display: 'none' }, ON_PHONES));
