import type { Plugin } from 'vite';

const STAFF_STYLE =
  /\/(?:src\/features\/staff\/|client\/staff\/|client\/islands\/Staff)[^?]*\.vanilla\.css/;

/**
 * Leaves the staff area's rules out of the visitors' stylesheet. The client's build has one sheet
 * for all its code, staff islands included; the environment `staff` builds theirs.
 */
export function staffStylesApart(): Plugin {
  return {
    name: 'staff-styles-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (STAFF_STYLE.test(id) ? '' : undefined),
  };
}
