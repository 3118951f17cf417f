// The stylesheet of the room leads, on top of the site's.
import '../../src/styles/layers.css.ts';

import.meta.glob('../../src/features/leads/*.css.ts', { eager: true });
