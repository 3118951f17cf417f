import { globSync } from 'node:fs';

/** `q0`; ad blockers hide names such as `ad1`. */
const FIRST_FILE = Number.parseInt('q0', 36);

/**
 * Names of classes and custom properties, which a page has two thousand times: two characters for the
 * style file, by its place among all, then the number of the name in it. Each build gives the same.
 */
export function shortNames(): (name: { hash: string; filePath: string }) => string {
  const files = globSync('{src,client}/**/*.css.ts').toSorted();
  /** What every hash of a file begins with: the first one ends with 0. */
  const beginnings = new Map<string, number>();
  return ({ hash, filePath }) => {
    const file = files.indexOf(filePath);
    if (file === -1) throw new Error(`${filePath} is no style file of the project`);
    const beginning = beginnings.get(filePath) ?? hash.length - 1;
    beginnings.set(filePath, beginning);
    return (FIRST_FILE + file).toString(36) + hash.slice(beginning);
  };
}
