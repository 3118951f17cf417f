import type { ErrorHandler, NotFoundHandler } from 'hono';

import { logError, traceOf } from '../shared/log.ts';
import { cacheControl } from './cache-control.ts';
import type { AppContext, AppEnv } from './context.ts';
import { ErrorPage } from './page/ErrorPage.tsx';
import { renderPrivate } from './page/render.tsx';

/** What can go wrong, and the status that says so (design.md, "Site API"). */
export const ERROR_STATUS = {
  malformed: 400,
  no_session: 401,
  not_signed: 401,
  refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  not_configured: 501,
  provider_failed: 502,
  store_failed: 503,
  provider_too_slow: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** How a provider's failure is told. @param reason as ProviderFailure has it */
export const providerErrorCode = (reason: string): ErrorCode =>
  reason === 'timeout' ? 'provider_too_slow' : 'provider_failed';

interface ErrorDetails {
  /** Per field, what is wrong with it (validation only). */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An error that people may read: `message` is shown as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The JSON body of every API error: `{error, fields?}`. */
export function errorJson(c: AppContext, error: AppError): Response {
  const { fields, headers } = error.details;
  return c.json({ error: error.message, ...(fields ? { fields } : {}) }, ERROR_STATUS[error.code], {
    'cache-control': cacheControl.none,
    ...headers,
  });
}

/** Whether the caller reads JSON: the address is one of the API. */
export const isApi = (c: AppContext): boolean =>
  c.req.path.startsWith('/api/') || c.req.path === '/api';

export const onNotFound: NotFoundHandler<AppEnv> = (c) =>
  isApi(c)
    ? errorJson(c, new AppError('not_found', 'There is nothing at this address'))
    : renderPrivate(c, {
        status: 404,
        meta: {
          title: 'Page not found',
          description: 'There is no page at this address.',
          path: c.req.path,
          robots: { index: false },
        },
        body: <ErrorPage code="404" title="Oops! Page Not Found." />,
      });

/** Known errors say what they are; unknown ones say nothing to the visitor, and to the log what and where. */
export const onError: ErrorHandler<AppEnv> = (thrown, c) => {
  const known = thrown instanceof AppError;
  if (!known) {
    logError('request_failed', {
      request: c.get('requestId'),
      path: c.req.path,
      ...traceOf(thrown),
    });
  }
  const error = known
    ? thrown
    : new AppError('internal', 'Something went wrong on our side. Please try again.');
  if (isApi(c)) return errorJson(c, error);
  return renderPrivate(c, {
    status: ERROR_STATUS[error.code],
    headers: error.details.headers,
    meta: {
      title: 'Something went wrong',
      description: error.message,
      path: c.req.path,
      robots: { index: false },
    },
    body: (
      <ErrorPage
        code={String(ERROR_STATUS[error.code])}
        title={error.message}
        requestId={c.get('requestId')}
      />
    ),
  });
};
