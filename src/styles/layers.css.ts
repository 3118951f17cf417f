import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, weakest first. Every rule is in one of them. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const prose = globalLayer('prose');
export const ui = globalLayer('ui');
export const page = globalLayer('page');
