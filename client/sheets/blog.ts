// The blog's stylesheet, on top of the site's: its lists, its posts and the text in them.
import '../../src/styles/layers.css.ts';
import '../../src/styles/prose.css.ts';

import.meta.glob('../../src/features/blog/**/*.css.ts', { eager: true });
