import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';

import type { AppContext } from '../../http/context.ts';
import type { Flash } from './staff.contract.ts';

const COOKIE = '__Host-staff-told';
/** Longer than a redirect takes; what was not shown by then is in the list all the same. */
const KEPT_S = 60;
/** A cookie has room for so much in the longest encoding. */
const MAX_LENGTH = 400;

const told = z.strictObject({ text: z.string().max(MAX_LENGTH), isProblem: z.boolean() });

function write(c: AppContext, value: string, maxAge: number): void {
  setCookie(c, COOKIE, value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge,
  });
}

/** Has the next staff page say once what came of a form, whatever the redirect between them. */
export function setFlash(c: AppContext, { text, isProblem }: Flash): void {
  write(c, JSON.stringify({ text: text.slice(0, MAX_LENGTH), isProblem }), KEPT_S);
}

/** What the form before this page has to say; asked again it says nothing. */
export function takeFlash(c: AppContext): Flash | null {
  const cookie = getCookie(c, COOKIE);
  if (cookie === undefined) return null;
  write(c, '', 0);
  try {
    return told.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}
