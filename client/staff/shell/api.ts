import { failure, success, type Result } from '../../../src/shared/result.ts';
import { sessionEnded, untilSignedIn } from './session-state.ts';

/** A person signs in between two tries, so few are enough. */
const MAX_TRIES = 3;

/** Longer than any of these calls takes; without it, one that hangs would hold up the next sign-in. */
const DEADLINE_MS = 30_000;

/** What the Worker says went wrong, in its words for people. */
function textIn(body: unknown): string | undefined {
  const text = body && typeof body === 'object' && 'error' in body ? body.error : undefined;
  return typeof text === 'string' ? text : undefined;
}

const errorText = async (response: Response): Promise<string | undefined> =>
  textIn(await response.json().catch(() => null));

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

/** Why a change was not made: the Worker's status (0 without an answer), its text, its whole answer. */
export interface StaffRefusal {
  status: number;
  text: string;
  body: unknown;
}

/**
 * Changes something by the staff API, in words of JSON. Like a read it waits for the sign-in; once it
 * is on its way, leaving the page does not stop it.
 * @param fallback the text of a failure that has none of its own
 */
export async function staffSend<Answer>(
  method: 'PATCH' | 'POST' | 'DELETE',
  path: string,
  body: unknown,
  fallback: string,
): Promise<Result<Answer, StaffRefusal>> {
  const refused = (status: number, answer: unknown) =>
    failure({ status, text: textIn(answer) ?? fallback, body: answer });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await untilSignedIn();
    try {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(DEADLINE_MS),
        keepalive: true,
      });
      const answer: unknown = await response.json().catch(() => null);
      // 204 has no answer to read.
      if (response.ok) return success(answer as Answer);
      if (response.status !== 401) return refused(response.status, answer);
    } catch {
      return refused(0, null);
    }
    sessionEnded();
  }
  return refused(401, null);
}
