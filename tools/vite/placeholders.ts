import type { Plugin } from 'vite';

import { listPlaceholders } from '../placeholders/list.ts';

const VIRTUAL = 'virtual:placeholders';
const RESOLVED = `\0${VIRTUAL}`;

/** Gives the Worker the list of `npm run placeholders` as `virtual:placeholders`. */
export function placeholders(): Plugin {
  return {
    name: 'placeholders',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const placeholders = ${JSON.stringify(listPlaceholders())}`
        : undefined,
  };
}
