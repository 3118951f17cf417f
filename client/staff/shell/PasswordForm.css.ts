import { style } from '@vanilla-extract/css';

import { page } from '../../../src/styles/layers.css.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const form = style({ '@layer': { [page]: { display: 'grid', gap: vars.space.medium } } });
