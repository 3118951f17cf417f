import { texts } from '../../src/features/staff/staff.contract.ts';
import { failure, success, type Result } from '../../src/shared/result.ts';
import { sessionEnded, untilSignedIn } from './session-state.ts';

/** A person signs in between two tries, so few are enough. */
const MAX_TRIES = 3;

/** Longer than any of these calls takes; without it, one that hangs would hold up the next sign-in. */
const DEADLINE_MS = 30_000;

/** What the Worker says went wrong, in its words for people. */
async function errorText(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    const text = body && typeof body === 'object' && 'error' in body ? body.error : undefined;
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads from the staff API. When the session has ended, the sign-in shows over the page and the
 * call goes on after it, so that nothing is lost.
 * @param fallback the text of a failure that has none of its own
 */
export async function staffGet<Answer>(
  path: string,
  fallback: string,
  signal: AbortSignal,
): Promise<Result<Answer, string>> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await untilSignedIn();
    try {
      const response = await fetch(path, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
        headers: { accept: 'application/json' },
      });
      if (response.ok) return success((await response.json()) as Answer);
      if (response.status !== 401) return failure((await errorText(response)) ?? fallback);
    } catch {
      return failure(fallback);
    }
    sessionEnded();
  }
  return failure(fallback);
}

/** The last session's end on its way; a sign-in that overtook it would lose its cookie to it. */
let leaving: Promise<unknown> = Promise.resolve();

/** Ends the session on the server, when it is over by this browser's clock. */
export function endSession(): void {
  // What cannot be ended now ends there by itself, at the same hour.
  leaving = fetch('/api/admin/session', {
    method: 'DELETE',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined);
}

/** Signs in (ADM-02 to ADM-04). @returns what went wrong, undefined when nothing did */
export async function signIn(password: string): Promise<string | undefined> {
  await leaving;
  try {
    const response = await fetch('/api/admin/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return response.ok ? undefined : ((await errorText(response)) ?? texts.signInFailed);
  } catch {
    return texts.signInFailed;
  }
}
