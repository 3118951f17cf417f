import { createHash } from 'node:crypto';

/** Letters first: a class must not begin with a digit. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Characters of a file's part. Two files with the same part fail the build. */
const FILE_PART = 3;

function filePart(filePath: string): string {
  const digest = createHash('sha256').update(filePath).digest('hex');
  const number = Number.parseInt(digest.slice(0, 12), 16);
  const rest = Math.floor(number / LETTERS.length).toString(36);
  return `${LETTERS[number % LETTERS.length] ?? ''}${rest.slice(-(FILE_PART - 1))}`;
}

/**
 * Names for vanilla-extract's classes that are half as long as its own: a page names some hundred of
 * them. They follow from the file and the order in it, so the client and the Worker agree, and pages
 * that are open during a deploy can use parts of newer ones.
 */
export function shortClassNames(): (style: { hash: string; filePath: string }) => string {
  const files = new Map<string, { filePath: string; hashes: string[] }>();
  return ({ hash, filePath }) => {
    const part = filePart(filePath);
    const file = files.get(part) ?? { filePath, hashes: [] };
    if (file.filePath !== filePath)
      throw new Error(`${file.filePath} and ${filePath} have the same class names`);
    files.set(part, file);
    const known = file.hashes.indexOf(hash);
    const index = known === -1 ? file.hashes.push(hash) - 1 : known;
    return part + index.toString(36);
  };
}
