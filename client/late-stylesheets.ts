import { addStylesheets } from './add-stylesheets.ts';

/** How long (ms) a visitor who uses the page waits for stylesheets. */
const DEADLINE_MS = 3000;

/**
 * Resolves when the page has its complete stylesheets, also what only a use of it shows. Without those
 * that fail or are late it looks plain, but works. Not in add-stylesheets.ts, which is part of the first
 * script.
 */
export const stylesheets = (): Promise<unknown> =>
  Promise.race([
    addStylesheets(),
    new Promise((resolve) => {
      setTimeout(resolve, DEADLINE_MS);
    }),
  ]);
