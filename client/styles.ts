// The site's stylesheet: every style of the Worker's pages and of the islands, layers first. What has
// a sheet of its own (tools/vite/sheets.ts) is not in it.
import '../src/styles/layers.css.ts';
import '../src/styles/global.ts';

import.meta.glob(
  [
    '../src/**/*.css.ts',
    './**/*.css.ts',
    '!../src/features/{affiliates,blog,company,leads,product,staff}/**',
    '!../src/styles/prose.css.ts',
    '!./staff/**',
    '!./islands/Staff*',
  ],
  { eager: true },
);
