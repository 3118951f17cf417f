import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const paper = style(inUi({ fill: vars.color.surface.raised }));
export const plane = style(inUi({ fill: vars.color.surface.highlight, stroke: 'none' }));
