import type { ErrorCode } from './error-status.ts';

interface ErrorDetails {
  /** Messages by field; validation only. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** More members of the JSON. */
  body?: object;
}

/** An error with a message that is shown to people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
