import { style } from '../../styles/ui-style.ts';

export const whole = style({ whiteSpace: 'nowrap' });
