// The staff area's stylesheet, on top of the site's: visitors never load it.
import '../../src/styles/layers.css.ts';

import.meta.glob(
  ['../../src/features/staff/*.css.ts', '../staff/**/*.css.ts', '../islands/Staff*.css.ts'],
  { eager: true },
);
