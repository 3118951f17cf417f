import { getCookie } from 'hono/cookie';

import type { AppContext } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';

const HEADER = 'cf-access-jwt-assertion';
const COOKIE = 'CF_Authorization';

/**
 * Who Cloudflare Access says is there, by e-mail; undefined where it is not set up.
 * @throws AppError refused, or store_failed while its keys cannot be had
 */
export async function personOf(c: AppContext): Promise<string | undefined> {
  const { access, config } = c.get('services');
  const missing = config.incomplete.access?.join();
  if (missing) {
    throw new AppError('refused', `The staff area is locked: the setting ${missing} is missing`);
  }
  if (access === null) return undefined;
  const token = c.req.header(HEADER) ?? getCookie(c, COOKIE);
  const person = token ? await access.identify(token) : undefined;
  if (person?.ok) return person.value;
  if (person?.error === 'unavailable') {
    throw new AppError(
      'store_failed',
      'Cloudflare Access cannot be checked at the moment. Please try again.',
    );
  }
  throw new AppError(
    'refused',
    'Please sign in with Cloudflare Access: open or reload a page of the staff area',
  );
}
