import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const body = style({ '@layer': { [ui]: { paddingBlockEnd: vars.space.section } } });
