import { failure, success, type Result } from '../shared/result.ts';

export type ProviderName = 'storychief' | 'emailjs' | 'recaptcha' | 'partnerstack';

/** Why a provider gave no usable answer. */
export interface ProviderFailure {
  provider: ProviderName;
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

export interface ProviderAnswer {
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
}

export interface CallOptions {
  provider: ProviderName;
  /** The whole call, body included, takes at most this long. */
  deadlineMs: number;
  /** A larger body is malformed. Default 5 MB. */
  maxBytes?: number;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** What a provider may ask us to wait; a slip of theirs must not put our mail off for ever. */
const MAX_RETRY_AFTER_S = 24 * 3600;

/** Seconds, or one of HTTP's three ways to write a date (RFC 9110, 5.6.7), which begin with a weekday. */
const WAIT_SECONDS = /^\d+$/;
const WAIT_UNTIL = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/** How long (ms) Retry-After asks us to wait; undefined where it does not, or not any more. */
function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  let ms = WAIT_SECONDS.test(asked) ? Number(asked) * 1000 : 0;
  if (WAIT_UNTIL.test(asked)) {
    // By their clock where they tell it: ours may go differently.
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
 * One call to a third party, within its deadline and never following a redirect. Any HTTP answer is
 * a success here, its status for the provider's client to judge; only what has no answer fails.
 */
export async function call(
  outbound: typeof fetch,
  request: Request,
  { provider, deadlineMs, maxBytes = MAX_BYTES }: CallOptions,
): Promise<Result<ProviderAnswer, ProviderFailure>> {
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

/** The JSON in a body, undefined where it is none. */
export function jsonIn({ text }: Pick<ProviderAnswer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure that an answer with a bad status stands for: 408, 425, 429 and 5xx may pass later. */
export function statusFailure(
  provider: ProviderName,
  answer: ProviderAnswer,
  message?: string,
): ProviderFailure {
  const wait = retryAfterMs(answer.headers);
  return {
    provider,
    reason: 'status',
    status: answer.status,
    message: message ?? `${provider} answered ${answer.status} ${answer.statusText}`.trim(),
    retryable: answer.status >= 500 || [408, 425, 429].includes(answer.status),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** The failure of a provider whose keys an owner has not set. */
export function notConfigured(provider: ProviderName): ProviderFailure {
  return {
    provider,
    reason: 'not_configured',
    message: `${provider} is not configured`,
    retryable: false,
  };
}
