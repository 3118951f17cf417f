import type { Context } from 'hono';

import type { AnyEndpoint, ResponseOf } from '../shared/api.ts';

/** Answers a call with what its contract promises. */
export const respond = <E extends AnyEndpoint>(
  c: Context,
  _endpoint: E,
  body: ResponseOf<E>,
  { status = 200, headers = {} }: { status?: 200 | 201; headers?: Record<string, string> } = {},
): Response => c.json(body, status, headers);
