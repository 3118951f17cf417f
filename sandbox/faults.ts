import { isObject, text } from './answers.ts';
import type { ProviderName, SandboxState } from './state.ts';

export const FAULT_MODES = [
  'status',
  'delay',
  'hang',
  'malformed',
  'html',
  'truncate',
  'refuse',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** How long a hanging call hangs: longer than any caller waits, but not for ever. */
export const HANG_MS = 60_000;
const DEFAULT_DELAY_MS = 3_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * A fault of one provider (design.md, Sandbox control).
 * - status: answers `status` (500) with `body` (empty) instead of doing the work
 * - delay: does the work, answers `delay_ms` (3,000) later
 * - hang: no answer for 60 s, then 504; the work is not done
 * - malformed: 200 with JSON that breaks off; the work is not done
 * - html: an HTML page with `status` (200) where data belongs; the work is not done
 * - truncate: does the work and sends the first half of its answer
 * - refuse: the connection fails, which the caller sees as a rejected fetch
 * `delay_ms` delays every mode but hang. `times` counts down with each call hit.
 */
export interface Fault {
  mode: FaultMode;
  status?: number;
  body?: unknown;
  delay_ms?: number;
  times?: number;
  paths?: string[];
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Checks the body of PUT /faults/{provider}. `error` begins with the name of the bad field. */
export function parseFault(input: unknown): { fault: Fault } | { error: string } {
  if (!isObject(input)) return { error: 'body: must be a JSON object' };
  const { mode, status, body, delay_ms: delay, times, paths, ...rest } = input;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) return { error: `${unknown}: unknown field` };
  const known = FAULT_MODES.find((name) => name === mode);
  if (!known) return { error: `mode: must be one of ${FAULT_MODES.join(', ')}` };
  const fault: Fault = { mode: known };
  if (status !== undefined) {
    if (!isWhole(status, 200, 599)) return { error: 'status: must be a whole number, 200 to 599' };
    fault.status = status;
  }
  if (body !== undefined) fault.body = body;
  if (delay !== undefined) {
    if (!isWhole(delay, 0, LONGEST_DELAY_MS)) {
      return { error: `delay_ms: must be a whole number, 0 to ${LONGEST_DELAY_MS}` };
    }
    fault.delay_ms = delay;
  }
  if (times !== undefined) {
    if (!isWhole(times, 0, 1_000_000)) {
      return { error: 'times: must be a whole number; 0 ends the fault' };
    }
    fault.times = times;
  }
  if (paths !== undefined) {
    if (!Array.isArray(paths) || !paths.every((path): path is string => typeof path === 'string')) {
      return { error: 'paths: must be a list of path endings' };
    }
    fault.paths = paths;
  }
  return { fault };
}

/**
 * The fault that hits this call, or null; counts it down. With `onlyIfNamed`, a fault without
 * `paths` spares the call.
 */
export function takeFault(
  state: SandboxState,
  provider: ProviderName,
  path: string,
  onlyIfNamed = false,
): Fault | null {
  const fault = state.faults.get(provider);
  if (!fault) return null;
  if (fault.paths ? !fault.paths.some((ending) => path.endsWith(ending)) : onlyIfNamed) return null;
  if (fault.times !== undefined) {
    if (fault.times <= 1) state.faults.delete(provider);
    else state.faults.set(provider, { ...fault, times: fault.times - 1 });
  }
  return fault;
}

/** What is going to happen to a call. */
export interface Plan {
  /** The status to record; 0 when there will be no answer at all. */
  status: number;
  /** Milliseconds to wait before the answer leaves. */
  waitMs: number;
  /** null: refuse the connection. */
  response: Response | null;
}

function statusAnswer(fault: Fault): Response {
  const status = fault.status ?? 500;
  // These statuses must not carry a body, and Response refuses to make one.
  if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
  const body = fault.body ?? '';
  const asText = typeof body === 'string' ? body : JSON.stringify(body);
  const looksLikeJson = typeof body !== 'string' || /^\s*[[{]/.test(body);
  return new Response(asText, {
    status,
    headers: {
      'Content-Type': looksLikeJson ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

const ERROR_PAGE =
  '<!doctype html><html lang="en"><head><title>Service unavailable</title></head>' +
  '<body><h1>We will be back soon</h1><p>Reference: sandbox</p></body></html>';

/** Works out how a call is answered under a fault. `answer` does the provider's real work. */
export async function planAnswer(
  fault: Fault | null,
  answer: () => Response | Promise<Response>,
): Promise<Plan> {
  if (!fault) {
    const response = await answer();
    return { status: response.status, waitMs: 0, response };
  }
  const waitMs = fault.delay_ms ?? 0;
  switch (fault.mode) {
    case 'status': {
      const response = statusAnswer(fault);
      return { status: response.status, waitMs, response };
    }
    case 'delay': {
      // The work comes first: a provider that is slow to answer has often done it already.
      const response = await answer();
      return { status: response.status, waitMs: fault.delay_ms ?? DEFAULT_DELAY_MS, response };
    }
    case 'hang':
      return { status: 504, waitMs: HANG_MS, response: text('Gateway Timeout', 504) };
    case 'malformed': {
      const response = new Response('{"data":[{"id":1001,"title":"Cut off in the mid', {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      });
      return { status: response.status, waitMs, response };
    }
    case 'html': {
      const response = new Response(ERROR_PAGE, {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      });
      return { status: response.status, waitMs, response };
    }
    case 'truncate': {
      const whole = await answer();
      const bytes = new Uint8Array(await whole.arrayBuffer());
      const headers = new Headers(whole.headers);
      headers.delete('Content-Length');
      const half = bytes.slice(0, Math.floor(bytes.length / 2));
      const response = new Response(half, { status: whole.status, headers });
      return { status: response.status, waitMs, response };
    }
    case 'refuse':
    default:
      return { status: 0, waitMs, response: null };
  }
}
