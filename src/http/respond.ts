import type { Context } from 'hono';

import type { AnyEndpoint, ResponseOf } from '../shared/api.ts';

/** Answers a call with what its contract promises; 204 where that is nothing. */
export const respond = <E extends AnyEndpoint>(
  c: Context,
  _endpoint: E,
  body: ResponseOf<E>,
  { status = 200, headers = {} }: { status?: 200 | 201; headers?: Record<string, string> } = {},
): Response => (body === null ? c.body(null, 204, headers) : c.json(body, status, headers));
