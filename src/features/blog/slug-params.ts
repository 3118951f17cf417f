import { z } from 'zod';

import { composed, isPostAddress } from './blog.contract.ts';

/** A slug as it is stored: some keyboards and systems write an accent as a letter of its own. */
const slug = z.string().refine(isPostAddress).transform(composed);

/** The post that a path names. */
export const slugParams = z.object({ slug });

const ENDING = '.html';

/** The post whose snapshot a path names. */
export const snapshotParams = z.object({
  file: z
    .string()
    .endsWith(ENDING)
    .transform((file) => file.slice(0, -ENDING.length))
    .pipe(slug),
});
