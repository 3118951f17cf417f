import { z } from 'zod';

import { isPostAddress } from './blog.contract.ts';

/** The post that a path names. */
export const slugParams = z.object({ slug: z.string().refine(isPostAddress) });

/** The same, of a path that ends in a file name. @param ending with its dot */
export const fileParams = (ending: string) =>
  z.object({
    file: z
      .string()
      .endsWith(ending)
      .transform((file) => file.slice(0, -ending.length))
      .refine(isPostAddress),
  });
