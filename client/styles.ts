// The site's one stylesheet: every style of the Worker's pages and of the islands, layers first.
import '../src/styles/layers.css.ts';
import '../src/styles/global.ts';

import.meta.glob(
  [
    '../src/**/*.css.ts',
    './**/*.css.ts',
    '!../src/features/staff/*',
    '!./staff/*',
    '!./islands/Staff*',
  ],
  { eager: true },
);
