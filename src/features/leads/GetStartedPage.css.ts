import { style } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const body = style({ '@layer': { [page]: { paddingBlockEnd: vars.space.section } } });
