import type { ProviderFailure } from '../shared/provider-failure.ts';
import { failure, success, type Result } from '../shared/result.ts';

interface ResponseHead {
  status: number;
  statusText: string;
  headers: Headers;
}

export interface ProviderResponse extends ResponseHead {
  text: string;
}

export interface ByteResponse extends ResponseHead {
  bytes: Uint8Array<ArrayBuffer>;
}

export interface ProviderCallOptions {
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

/** @returns false for a body that is too large; the rest of it is not read */
async function readChunks(
  response: Response,
  maxBytes: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  if (!response.body) return true;
  const reader = response.body.getReader();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return true;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return false;
    }
    take(value);
  }
}

async function readText(response: Response, maxBytes: number): Promise<{ text: string } | null> {
  const decoder = new TextDecoder();
  let text = '';
  const isWhole = await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isWhole ? { text: text + decoder.decode() } : null;
}

async function readBytes(
  response: Response,
  maxBytes: number,
): Promise<{ bytes: ByteResponse['bytes'] } | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  if (!(await readChunks(response, maxBytes, (chunk) => chunks.push(chunk)))) return null;
  return { bytes: await new Blob(chunks).bytes() };
}

async function exchange<Content extends object>(
  read: (response: Response, maxBytes: number) => Promise<Content | null>,
  outbound: typeof fetch,
  request: Request,
  { provider, deadlineMs, maxBytes = MAX_BYTES }: ProviderCallOptions,
): Promise<Result<ResponseHead & Content, ProviderFailure>> {
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
    const content = await Promise.race([read(response, maxBytes), late]);
    if (content === null) {
      return failure({
        provider,
        reason: 'malformed',
        status: response.status,
        message: `${provider} answered with more than ${maxBytes} bytes`,
      });
    }
    return success({
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      ...content,
    });
  } catch (error) {
    return signal.aborted
      ? failure({
          provider,
          reason: 'timeout',
          message: `${provider} gave no answer within ${deadlineMs} ms`,
        })
      : failure({
          provider,
          reason: 'unreachable',
          message: `${provider} could not be reached: ${error instanceof Error ? error.message : String(error)}`,
        });
  }
}

/**
 * One call to a third party, within its deadline and without following redirects. Any HTTP response
 * is a success here, and the adapter judges its status; only a call without a response fails.
 */
export const callProvider = (
  outbound: typeof fetch,
  request: Request,
  options: ProviderCallOptions,
): Promise<Result<ProviderResponse, ProviderFailure>> =>
  exchange(readText, outbound, request, options);

/** The same, for files. */
export const callForBytes = (
  outbound: typeof fetch,
  request: Request,
  options: ProviderCallOptions,
): Promise<Result<ByteResponse, ProviderFailure>> =>
  exchange(readBytes, outbound, request, options);

/** The JSON in a body, undefined if it is not JSON. */
export function jsonIn({ text }: Pick<ProviderResponse, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a status says about the call alone: another call may well succeed. */
const REFUSALS = new Set([400, 413, 422]);

/** The failure of a bad status. */
export function statusFailure(
  provider: string,
  response: ProviderResponse | ByteResponse,
  message?: string,
): ProviderFailure {
  const wait = retryAfterMs(response.headers);
  return {
    provider,
    reason: 'status',
    status: response.status,
    message: message ?? `${provider} answered ${response.status} ${response.statusText}`.trim(),
    ...(REFUSALS.has(response.status) ? { isRefusal: true as const } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}
