import { failure, success, type Result } from '../shared/result.ts';

/** Why a provider gave no usable response. */
export interface ProviderFailure {
  /** Its id. */
  provider: string;
  reason: 'not_configured' | 'timeout' | 'unreachable' | 'status' | 'malformed';
  /** The HTTP status, where there was one. */
  status?: number;
  /** One sentence for the log and for staff; never shown to visitors as it is. */
  message: string;
  /** Whether the same call may succeed later. */
  retryable: boolean;
  /** What Retry-After said, in ms. */
  retryAfterMs?: number;
}

export interface ProviderResponse {
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
}

export interface CallOptions {
  provider: string;
  /** The whole call, body included, takes at most this long. */
  deadlineMs: number;
  /** A larger body is malformed. Default 5 MB. */
  maxBytes?: number;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** The longest Retry-After that is honored: a provider's mistake must not delay our mail for ever. */
const MAX_RETRY_AFTER_S = 24 * 3600;

/** Seconds, or one of HTTP's three ways to write a date (RFC 9110, 5.6.7), which begin with a weekday. */
const WAIT_SECONDS = /^\d+$/;
const WAIT_UNTIL = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/** How long (ms) Retry-After asks us to wait; undefined if it does not, or if that time has passed. */
function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  let ms = WAIT_SECONDS.test(asked) ? Number(asked) * 1000 : 0;
  if (WAIT_UNTIL.test(asked)) {
    // By their clock if they send it: ours may differ.
    const theirNow = Date.parse(headers.get('date') ?? '') || Date.now();
    ms = Date.parse(asked) - theirNow;
  }
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_S * 1000) : undefined;
}

async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * One call to a third party, within its deadline and without following redirects. Any HTTP response
 * is a success here, and the adapter judges its status; only a call without a response fails.
 */
export async function call(
  outbound: typeof fetch,
  request: Request,
  { provider, deadlineMs, maxBytes = MAX_BYTES }: CallOptions,
): Promise<Result<ProviderResponse, ProviderFailure>> {
  const signal = AbortSignal.timeout(deadlineMs);
  // A stalled body does not always heed the signal, so the deadline is raced as well.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  late.catch(() => undefined);
  try {
    const response = await Promise.race([
      outbound(new Request(request, { signal, redirect: 'manual' })),
      late,
    ]);
    const text = await Promise.race([readText(response, maxBytes), late]);
    if (text === null) {
      return failure({
        provider,
        reason: 'malformed',
        status: response.status,
        message: `${provider} answered with more than ${maxBytes} bytes`,
        retryable: false,
      });
    }
    return success({
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      text,
    });
  } catch (error) {
    return signal.aborted
      ? failure({
          provider,
          reason: 'timeout',
          message: `${provider} gave no answer within ${deadlineMs} ms`,
          retryable: true,
        })
      : failure({
          provider,
          reason: 'unreachable',
          message: `${provider} could not be reached: ${error instanceof Error ? error.message : String(error)}`,
          retryable: true,
        });
  }
}

/** The JSON in a body, undefined if it is not JSON. */
export function jsonIn({ text }: Pick<ProviderResponse, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure of a bad status: 408, 425, 429 and 5xx are worth a retry. */
export function statusFailure(
  provider: string,
  response: ProviderResponse,
  message?: string,
): ProviderFailure {
  const wait = retryAfterMs(response.headers);
  return {
    provider,
    reason: 'status',
    status: response.status,
    message: message ?? `${provider} answered ${response.status} ${response.statusText}`.trim(),
    retryable: response.status >= 500 || [408, 425, 429].includes(response.status),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

export function notConfigured(provider: string): ProviderFailure {
  return {
    provider,
    reason: 'not_configured',
    message: `${provider} is not configured`,
    retryable: false,
  };
}
