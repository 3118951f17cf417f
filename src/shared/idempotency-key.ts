/** The header under which a form names what it sends, so that a retry is known as one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a key as browsers make them: a UUID in lower case, nothing else. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);
