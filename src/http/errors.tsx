import type { ErrorHandler, NotFoundHandler } from 'hono';

import { logError, traceOf } from '../shared/log.ts';
import { cacheControl } from './cache-control.ts';
import { ErrorPage } from '../ui/ErrorPage/ErrorPage.tsx';
import styles from 'styles:../ui/ErrorPage/ErrorPage.tsx';
import { AppError } from './app-error.ts';
import type { AppContext, AppEnv } from './context.ts';
import { ERROR_STATUS, type ErrorCode } from './error-status.ts';
import { renderPrivate } from './page/render.tsx';
import { errorForPeople } from './store-failure.ts';

/** @param reason of a ProviderFailure */
export const providerErrorCode = (reason: string): ErrorCode =>
  reason === 'timeout' ? 'provider_too_slow' : 'provider_failed';

/** The JSON body of every API error: `{error, fields?}`, and what a contract adds. */
export function errorJson(c: AppContext, error: AppError): Response {
  const { fields, headers, body } = error.details;
  return c.json(
    { error: error.message, ...(fields ? { fields } : {}), ...body },
    ERROR_STATUS[error.code],
    { 'cache-control': cacheControl.none, ...headers },
  );
}

export const isApi = (c: AppContext): boolean =>
  c.req.path.startsWith('/api/') || c.req.path === '/api';

export const onNotFound: NotFoundHandler<AppEnv> = async (c) => {
  if (isApi(c)) return errorJson(c, new AppError('not_found', 'There is nothing at this address'));
  return renderPrivate(c, {
    status: 404,
    meta: {
      title: 'Page not found',
      description: 'There is no page at this address.',
      path: c.req.path,
      robots: { index: false },
    },
    styles,
    body: <ErrorPage code="404" title="Oops! Page Not Found." />,
  });
};

/**
 * What people are told: an AppError is shown, and of a store that failed the text of its route; of any
 * other, they see a general message and the log its trace.
 */
export function shownError(c: AppContext, thrown: Error): AppError {
  const known = errorForPeople(c, thrown);
  if (known) return known;
  logError('request_failed', {
    request: c.get('requestId'),
    path: c.req.path,
    ...traceOf(thrown),
  });
  return new AppError('internal', 'Something went wrong on our side. Please try again.');
}

export const onError: ErrorHandler<AppEnv> = async (thrown, c) => {
  const error = shownError(c, thrown);
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
    styles,
    body: (
      <ErrorPage
        code={String(ERROR_STATUS[error.code])}
        title={error.message}
        requestId={c.get('requestId')}
      />
    ),
  });
};
