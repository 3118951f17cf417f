// The stylesheet of the room affiliates, on top of the site's.
import '../../src/styles/layers.css.ts';

import.meta.glob('../../src/features/affiliates/*.css.ts', { eager: true });
