import { z } from 'zod';

/** The answer of siteverify; Google sends more, which is not looked at. */
export const verifyAnswer = z.object({
  success: z.boolean(),
  score: z.number().nullish(),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
});

/** The form that siteverify reads; a JSON body would look empty to it. */
export function verifyBody(secret: string, token: string): URLSearchParams {
  return new URLSearchParams({ secret, response: token });
}
