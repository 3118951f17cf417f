import type { AnyEndpoint, CallInput, ResponseOf } from '../../shared/api.ts';
import { failure, type Result } from '../../shared/result.ts';
import { sessionEnded, signedInOrCanceled, untilSignedIn } from './session-state.ts';
import { call, type ApiFailure, type CallOptions } from '../../../client/api/call.ts';

/** A person signs in between two attempts, so few are enough. */
const MAX_ATTEMPTS = 3;

const NOT_SIGNED_IN: ApiFailure = {
  status: 401,
  error: 'Please sign in to the staff area',
  fields: {},
  body: null,
};

/**
 * Does what staff ask for. When the session has ended, the sign-in dialog shows over the page and the
 * call is sent again after it, so that nothing is lost.
 */
export async function callAsStaff<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<E>, ApiFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await signedInOrCanceled())) return failure(NOT_SIGNED_IN);
    const result = await call(endpoint, input, options);
    if (result.ok || result.error.status !== 401 || attempt === MAX_ATTEMPTS) return result;
    sessionEnded();
  }
}

/** Reads what a page shows by itself: after the session it waits for the next sign-in, and asks for none. */
export async function readAsStaff<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<E>, ApiFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    await untilSignedIn();
    const result = await call(endpoint, input, options);
    if (result.ok || result.error.status !== 401 || attempt === MAX_ATTEMPTS) return result;
    sessionEnded();
  }
}
