import {
  addressOf,
  type AnyEndpoint,
  type CallInput,
  type ResponseOf,
} from '../../src/shared/api.ts';
import { failure, success, type Result } from '../../src/shared/result.ts';

/** Why a call failed: the site's own error, or no response at all. */
export interface ApiFailure {
  /** 0 when there was no response. */
  status: number;
  /** For people; '' when the site did not say. */
  error: string;
  fields: Readonly<Record<string, string>>;
  /** The whole response, for the calls whose errors carry more. */
  body: unknown;
  /** How long to wait before another call, where the site says so (Retry-After). */
  retryAfterMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/** Longer than the Worker takes at its slowest: captcha, delivery, a second delivery. */
const TIMEOUT_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const { error, fields } = isRecord(body) ? body : {};
  const seconds = Number(retryAfter);
  return {
    status,
    error: typeof error === 'string' ? error : '',
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
      : {},
    body,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  };
}

/**
 * Calls an endpoint of the site. A failure is a value, never an exception. A call that changes
 * something goes on when its page is left.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, headers = {} }: CallOptions = {},
): Promise<Result<ResponseOf<E>, ApiFailure>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const { body } = input as { body?: object };
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // A call that can be canceled must not outlive its page.
      keepalive: endpoint.method !== 'GET' && !signal,
    });
    // 204 has no body to read.
    const received: unknown = await response.json().catch(() => null);
    return response.ok && (received !== null || response.status === 204)
      ? success(received as ResponseOf<E>)
      : failure(failureOf(response.status, received, response.headers.get('retry-after')));
  } catch {
    return failure(failureOf(0, null, null));
  }
}
