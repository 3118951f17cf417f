/** The status of each error that a response can report. */
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
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];
