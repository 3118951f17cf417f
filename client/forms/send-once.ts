import type { Result } from '../../src/shared/result.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { IDEMPOTENCY_HEADER } from '../../src/shared/idempotency-key.ts';
import type { ApiFailure } from '../api/call.ts';
import { read, write } from '../shared/browser-storage.ts';

/** Names the item in sessionStorage. */
export type FormName = 'contact' | 'lead' | 'application';

interface StoredKey {
  key: string;
  /** SHA-256 of the content that the key was made for. */
  content: string;
}

/** For browsers that block sessionStorage. */
const memory = new Map<FormName, string>();
const keyOf = (form: FormName) => `submission:${form}`;

function storedKey(form: FormName): Partial<StoredKey> {
  try {
    const text = memory.get(form) ?? read('sessionStorage', keyOf(form)) ?? '{}';
    return (JSON.parse(text) as Partial<StoredKey> | null) ?? {};
  } catch {
    return {};
  }
}

async function keyFor(form: FormName, content: unknown): Promise<string> {
  const hash = await sha256(JSON.stringify(content));
  const stored = storedKey(form);
  if (stored.key && stored.content === hash) return stored.key;
  const made: StoredKey = { key: crypto.randomUUID(), content: hash };
  const text = JSON.stringify(made);
  memory.set(form, text);
  write('sessionStorage', keyOf(form), text);
  return made.key;
}

function forget(form: FormName): void {
  memory.delete(form);
  write('sessionStorage', keyOf(form), null);
}

/**
 * Sends a form under an idempotency key, which is stored over retries and reloads until the form got
 * through. Other content gets another key.
 */
export async function sendOnce<Response>(
  form: FormName,
  content: unknown,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result<Response, ApiFailure>>,
): Promise<Result<Response, ApiFailure>> {
  // A plain http address has no crypto.subtle; the Worker then compares the content.
  const key = await keyFor(form, content).catch(() => undefined);
  const result = await send(key ? { [IDEMPOTENCY_HEADER]: key } : {});
  if (result.ok || result.error.fields[IDEMPOTENCY_HEADER]) forget(form);
  return result;
}
