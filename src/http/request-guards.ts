import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './app-error.ts';

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

/** @throws AppError refused, for a call that a link or page of another site makes: data is handed out to our own pages */
export function refuseLinkFromElsewhere(c: AppContext): void {
  if (c.req.header('sec-fetch-site') === 'cross-site') {
    throw new AppError('refused', 'This file is only handed out on our own pages');
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
