// The stylesheet of the room product, on top of the site's.
import '../../src/styles/layers.css.ts';

import.meta.glob('../../src/features/product/*.css.ts', { eager: true });
