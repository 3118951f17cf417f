import { z } from 'zod';

import { composed, isPostAddress } from './blog.contract.ts';

/** A slug as it is stored: some keyboards and systems write an accent as a letter of its own. */
const slug = z.string().refine(isPostAddress).transform(composed);

/** The post that a path names. */
export const slugParams = z.object({ slug });

/** The same, of a path that ends in a file name. @param ending with its dot */
export const fileParams = (ending: string) =>
  z.object({
    file: z
      .string()
      .endsWith(ending)
      .transform((file) => file.slice(0, -ending.length))
      .pipe(slug),
  });
