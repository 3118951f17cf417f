import { globalLayer } from '@vanilla-extract/css';

/** The cascade, weakest first. Every rule of the site names one of these. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const prose = globalLayer('prose');
export const ui = globalLayer('ui');
export const page = globalLayer('page');
