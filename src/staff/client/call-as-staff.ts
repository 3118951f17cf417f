import type { AnyEndpoint, CallInput, ResponseOf } from '../../shared/api.ts';
import { failure, type Result } from '../../shared/result.ts';
import { sessionEnded, untilSignedIn } from './session-state.ts';
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
 * Calls an endpoint that needs a session. When the session has ended, the sign-in dialog shows over
 * the page and the call is sent again after it, so that nothing is lost.
 */
export async function callAsStaff<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Result<ResponseOf<E>, ApiFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await untilSignedIn())) return failure(NOT_SIGNED_IN);
    const result = await call(endpoint, input, options);
    if (result.ok || result.error.status !== 401 || attempt === MAX_ATTEMPTS) return result;
    sessionEnded();
  }
}
