import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const paper = style({ fill: vars.color.surface.raised });
export const plane = style({ fill: vars.color.surface.sunken, stroke: 'none' });
