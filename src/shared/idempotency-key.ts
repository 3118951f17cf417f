/** The header that names a submission, so that a retry of it is recognized. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A UUID in lower case, as browsers make them. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);
