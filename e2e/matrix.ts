import { paths } from '../src/shared/paths.ts';

/**
 * The tag of tests that repeat for more pages, widths or settings what an example shows:
 * `npm run e2e:matrix` runs them, `npm run e2e` all others (decision 084).
 */
const MATRIX = '@matrix';

/** The tests of this run, for Playwright. */
export const selected =
  process.env['MATRIX'] === '1' ? { grep: /@matrix/ } : { grepInvert: /@matrix/ };

/** One page of each kind: film and carousels, a table in a frame, a form, a list, a text. */
const EXAMPLES: ReadonlySet<string> = new Set([
  paths.home,
  paths.pricing,
  paths.contact,
  paths.blog,
  paths.post('the-offer-call'),
]);

/** The tags of one of many tests that differ in a setting only. */
export const oneOfMany = (isExample: boolean, ...ids: string[]) => ({
  tag: isExample ? ids : [...ids, MATRIX],
});

export const isExamplePage = (path: string): boolean => EXAMPLES.has(path);

/** The tags of a test that there is for every page. */
export const forPage = (path: string, ...ids: string[]) => oneOfMany(isExamplePage(path), ...ids);
