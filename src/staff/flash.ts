import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';

import type { AppContext } from '../http/context.ts';
import type { Flash } from './staff.contract.ts';

const COOKIE = '__Host-staff-flash';
/** Longer than a redirect takes. */
const MAX_AGE_S = 60;
/** A cookie has room for this much in the longest encoding. */
const MAX_LENGTH = 400;

const flashSchema = z.strictObject({
  text: z.string().max(MAX_LENGTH),
  isProblem: z.boolean(),
  at: z.string().optional(),
});

function write(c: AppContext, value: string, maxAge: number): void {
  setCookie(c, COOKIE, value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge,
  });
}

/** One-time message shown after a redirect. */
export function setFlash(c: AppContext, { text, ...rest }: Flash): void {
  write(c, JSON.stringify({ text: text.slice(0, MAX_LENGTH), ...rest }), MAX_AGE_S);
}

/** The message of the form before this page; null when it is read again. */
export function takeFlash(c: AppContext): Flash | null {
  const cookie = getCookie(c, COOKIE);
  if (cookie === undefined) return null;
  write(c, '', 0);
  try {
    return flashSchema.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}
