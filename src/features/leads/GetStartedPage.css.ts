import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const body = style(inPage({ paddingBlockEnd: vars.space.section }));
