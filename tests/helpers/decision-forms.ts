import { ORIGIN, request } from './request.ts';

/** The list that decisions lead back to. */
export const LIST = '/admin/affiliates?q=Ada&status=pending';

/** The page that asks whether to decide so. */
export const question = (id: string, decision: string, next = LIST): string =>
  `/admin/affiliates/${id}?${new URLSearchParams({ decision, next }).toString()}`;

/** Sends a form of the staff area as a browser without JavaScript does. */
export const postForm = (
  path: string,
  cookie: string,
  fields: Record<string, string> = {},
): Promise<Response> =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
