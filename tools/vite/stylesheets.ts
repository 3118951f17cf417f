/** What only staff see: their area's folders, and the islands of its pages. */
const STAFF =
  /\/(?:src\/features\/(?:[^/]+\/admin|affiliates\/decision-mail|staff|people|overview|mail|audit|site-status)|client\/staff)\/|\/client\/islands\/(?:Staff|Person|Overview)/;
/** What each page contains itself (inline-styles.ts). */
const FACES = /\/src\/styles\/fonts\.css\.ts/;
/** Islands that stand on pages of several features. */
const EVERYWHERE = /\/src\/features\/(?:chat|demo|leads)\/client\//;
const FEATURE = /\/src\/features\/([^/]+)\//;

/** The stylesheet of every page: components, header and footer, and the visitors' islands. */
export const SITE = 'site';
export const FONTS = 'fonts';

/**
 * The stylesheet that a file's styles are in: the staff area's, its feature's, the fonts', or the site's.
 * A page loads the site's and that of its own feature.
 */
export function stylesheetOf(file: string): string {
  if (STAFF.test(file)) return 'staff';
  if (FACES.test(file)) return FONTS;
  if (EVERYWHERE.test(file)) return SITE;
  return FEATURE.exec(file)?.[1] ?? SITE;
}

/** One chunk, and so one CSS file, for each stylesheet. */
export const stylesheetChunks = {
  name: stylesheetOf,
  debugName: 'stylesheets',
  test: /\.css\.ts/,
  includeDependenciesRecursively: false,
};
