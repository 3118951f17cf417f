import { text } from '../responses.ts';
import type { Fault } from '../settings.ts';
import type { ProviderName, SandboxState } from '../state.ts';

/** Longer than any caller waits. */
export const HANG_MS = 60_000;
const DEFAULT_DELAY_MS = 3_000;

/** Which faults of a provider can hit a call: each, or only one that names its path. */
export type HitBy = 'any' | 'named';

/** The fault that hits this call, or null; decrements its `times`. */
export function takeFault(
  state: SandboxState,
  provider: ProviderName,
  path: string,
  hitBy: HitBy,
): Fault | null {
  const fault = state.faults.get(provider);
  if (!fault) return null;
  const isHit = fault.paths ? fault.paths.some((ending) => path.endsWith(ending)) : hitBy === 'any';
  if (!isHit) return null;
  if (fault.times !== undefined) {
    if (fault.times <= 1) state.faults.delete(provider);
    else state.faults.set(provider, { ...fault, times: fault.times - 1 });
  }
  return fault;
}

/** How a call is going to be answered. */
export interface Plan {
  /** The status to record; 0 without a response. */
  status: number;
  /** Milliseconds before the response is sent. */
  waitMs: number;
  /** null: refuse the connection. */
  response: Response | null;
}

const plan = (response: Response, waitMs: number): Plan => ({
  status: response.status,
  waitMs,
  response,
});

function uncached(body: string, status: number, type: string): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store' },
  });
}

function statusResponse({ status = 500, body = '' }: Fault): Response {
  // The Response constructor rejects a body with these statuses.
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  const source = typeof body === 'string' ? body : JSON.stringify(body);
  const isJson = typeof body !== 'string' || /^\s*[[{]/.test(body);
  return uncached(source, status, isJson ? 'application/json' : 'text/plain; charset=utf-8');
}

async function firstHalf(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), {
    status: response.status,
    headers,
  });
}

const ERROR_PAGE =
  '<!doctype html><html lang="en"><head><title>Service unavailable</title></head>' +
  '<body><h1>We will be back soon</h1><p>Reference: sandbox</p></body></html>';

/** Applies a fault to a call that `handle` would answer. */
export async function planResponse(
  fault: Fault | null,
  handle: () => Response | Promise<Response>,
): Promise<Plan> {
  if (!fault) return plan(await handle(), 0);
  const { status = 200, delay_ms: waitMs = 0 } = fault;
  switch (fault.mode) {
    case 'status':
      return plan(statusResponse(fault), waitMs);
    case 'delay':
      // Handled first: a slow provider has often done the work when its caller gives up.
      return plan(await handle(), fault.delay_ms ?? DEFAULT_DELAY_MS);
    case 'hang':
      return plan(text('Gateway Timeout', 504), HANG_MS);
    case 'malformed':
      return plan(
        uncached('{"data":[{"id":1001,"title":"Cut off in the mid', status, 'application/json'),
        waitMs,
      );
    case 'html':
      return plan(uncached(ERROR_PAGE, status, 'text/html; charset=utf-8'), waitMs);
    case 'truncate':
      return plan(await firstHalf(await handle()), waitMs);
    case 'refuse':
    default:
      return { status: 0, waitMs, response: null };
  }
}
