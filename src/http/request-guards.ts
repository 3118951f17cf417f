import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './errors.tsx';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (method: string): boolean => !SAFE_METHODS.has(method);

/**
 * A browser names the caller in Origin and Sec-Fetch-Site; whichever it sends must be this site. A
 * caller that sends neither is no browser, so no visitor's session is at stake.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  return origin === null || origin === new URL(request.url).origin;
}

/** @throws AppError refused, for an unsafe call from another site's page */
export function refuseCrossSite(c: AppContext): void {
  if (isUnsafe(c.req.method) && !isSameOrigin(c.req.raw)) {
    throw new AppError('refused', 'This call is only taken from our own pages');
  }
}

/** The media type of the body in lower case, without its parameters; '' when none is named. */
export function mediaType(c: AppContext): string {
  return (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export function hasBody(request: Request): boolean {
  return request.body !== null && request.headers.get('content-length') !== '0';
}

/** 413 above the size. @param maxBytes of the body as sent */
export const bodyWithin = (maxBytes: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too_large', `The body is larger than ${maxBytes} bytes`);
    },
  });

const charset = (c: AppContext): string =>
  /;\s*charset="?([^\s";]*)/i.exec(c.req.header('content-type') ?? '')?.[1]?.toLowerCase() ??
  'utf-8';

/** @throws AppError wrong_type, for a body that is not UTF-8 or is compressed */
function refuseEncoded(c: AppContext): void {
  if (charset(c) !== 'utf-8') throw new AppError('wrong_type', 'Send the body in UTF-8');
  if ((c.req.header('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('wrong_type', 'Send the body without compression');
  }
}

/**
 * Requires the body of a plain form: 415 for another type, encoding or compression, 413 above the size.
 * @param maxBytes of the body as sent
 */
export function formBody(maxBytes: number): MiddlewareHandler<AppEnv> {
  const limit = bodyWithin(maxBytes);
  return async (c, next) => {
    if (mediaType(c) !== 'application/x-www-form-urlencoded') {
      throw new AppError('wrong_type', 'Send the form as application/x-www-form-urlencoded');
    }
    refuseEncoded(c);
    return limit(c, next);
  };
}

/** The fields of a plain form, after formBody. */
export async function formFields(c: AppContext): Promise<URLSearchParams> {
  // As bytes: workerd logs a warning for every form that is read as text.
  return new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
}

/** Fatal: malformed bytes would be stored as replacement characters. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Requires a JSON body: 415 for another type, encoding or compression, 413 above the size, 400 when it
 * cannot be parsed. A validator reads the cached body again.
 * @param maxBytes of the body as sent
 */
export function jsonBody(maxBytes: number): MiddlewareHandler<AppEnv> {
  const limit = bodyWithin(maxBytes);
  return async (c, next) => {
    if (mediaType(c) !== 'application/json') {
      throw new AppError('wrong_type', 'Send the body as application/json');
    }
    refuseEncoded(c);
    return limit(c, async () => {
      try {
        JSON.parse(strictUtf8.decode(await c.req.arrayBuffer()));
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('malformed', 'The body is not valid JSON');
      }
      await next();
    });
  };
}
