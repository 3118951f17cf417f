import type { StyleRule } from '@vanilla-extract/css';

import { page, ui } from './layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts the styles of one page, screen or island into their cascade layer. */
export const inPage = (rule: LayerRule) => ({ '@layer': { [page]: rule } });

/** Puts the styles of a shared component into their cascade layer. */
export const inUi = (rule: LayerRule) => ({ '@layer': { [ui]: rule } });
