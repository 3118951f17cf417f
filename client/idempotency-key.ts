import type { Result } from '../src/shared/result.ts';
import { sha256 } from '../src/shared/sha256.ts';
import { IDEMPOTENCY_HEADER } from '../src/shared/idempotency-key.ts';
import type { ApiFailure } from './api.ts';
import { read, write } from './browser-storage.ts';

type Form = 'contact' | 'lead' | 'application';

interface KeptKey {
  key: string;
  /** SHA-256 of what it was made for. */
  content: string;
}

/** For browsers that keep nothing for us. */
const memory = new Map<Form, string>();
const place = (form: Form) => `submission:${form}`;

function kept(form: Form): Partial<KeptKey> {
  try {
    const text = memory.get(form) ?? read('sessionStorage', place(form)) ?? '{}';
    return (JSON.parse(text) as Partial<KeptKey> | null) ?? {};
  } catch {
    return {};
  }
}

async function keyFor(form: Form, content: unknown): Promise<string> {
  const hash = await sha256(JSON.stringify(content));
  const known = kept(form);
  if (known.key && known.content === hash) return known.key;
  const made: KeptKey = { key: crypto.randomUUID(), content: hash };
  memory.set(form, JSON.stringify(made));
  write('sessionStorage', place(form), JSON.stringify(made));
  return made.key;
}

function forget(form: Form): void {
  memory.delete(form);
  write('sessionStorage', place(form), null);
}

/**
 * Sends a filled form under a key of its own, kept over retries and reloads until it got through, so
 * that the Worker knows a retry from a second form. Other content gets another key.
 */
export async function sendOnce<Answer>(
  form: Form,
  content: unknown,
  send: (key: string | undefined) => Promise<Result<Answer, ApiFailure>>,
): Promise<Result<Answer, ApiFailure>> {
  // Without the browser's cryptography (a plain http address) content is its own key.
  const answer = await send(await keyFor(form, content).catch(() => undefined));
  if (answer.ok || answer.error.fields[IDEMPOTENCY_HEADER]) forget(form);
  return answer;
}
