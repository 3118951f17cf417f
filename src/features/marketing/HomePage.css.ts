import { style } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';

export const headline = style({ '@layer': { [page]: { fontSize: 40 } } });
