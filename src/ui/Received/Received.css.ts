import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const body = style(inUi({ paddingBlockEnd: vars.space.section }));
