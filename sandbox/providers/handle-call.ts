import { bodyText, parseJson } from '../responses.ts';
import type { Call, ProviderName, SandboxState } from '../state.ts';
import { planResponse, takeFault, type HitBy } from './faults.ts';

/** Name and value pairs as an object; a repeated name holds an array. */
function grouped(pairs: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(pairs.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function readable(source: string, type: string): unknown {
  if (source === '') return null;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return grouped(new URLSearchParams(source));
  }
  const parsed = parseJson(source);
  return parsed === undefined ? source : parsed;
}

interface Received {
  state: SandboxState;
  provider: Call['provider'];
  request: Request;
}

/** Adds a call to the list of GET /__sandbox/calls. */
export function recordCall(
  { state, provider, request }: Received,
  source: string,
  status: number,
): void {
  const url = new URL(request.url);
  state.calls.add({
    at: new Date(state.now()).toISOString(),
    provider,
    method: request.method,
    path: url.pathname,
    query: grouped(url.searchParams),
    body: readable(source, request.headers.get('Content-Type') ?? ''),
    status,
  });
}

interface ProviderCall extends Received {
  provider: ProviderName;
  handle: (request: Request) => Response | Promise<Response>;
  hitBy?: HitBy;
}

/**
 * Answers a provider's call under its current fault, and records it.
 * @throws Error for the fault `refuse`
 */
export async function handleCall(call: ProviderCall): Promise<Response> {
  const { state, provider, request, handle, hitBy = 'any' } = call;
  const url = new URL(request.url);
  const source = await bodyText(request);
  // Not request.clone(): workerd logs a warning when a clone's body is never read.
  const { method, headers } = request;
  const copy = new Request(request.url, {
    method,
    headers,
    ...(source === '' ? {} : { body: source }),
  });
  const fault = takeFault(state, provider, url.pathname, hitBy);
  const { status, waitMs, response } = await planResponse(fault, () => handle(copy));
  // Recorded before the wait: a caller's timeout cancels what comes after it.
  recordCall(call, source, status);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  if (!response) {
    // The service binding turns this into a rejected fetch, like a refused connection.
    throw new Error(`The sandbox refused the connection to ${url.host} (fault "refuse")`);
  }
  return response;
}
