import { fold } from '../../../../shared/text/fold.ts';

/** Letters and digits only: 'Next-Step on', 'next_step_on' and 'NextStepOn' are one name. */
export const nameKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
