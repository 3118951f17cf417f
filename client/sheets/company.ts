// The stylesheet of the room company, on top of the site's.
import '../../src/styles/layers.css.ts';

import.meta.glob('../../src/features/company/*.css.ts', { eager: true });
