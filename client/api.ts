import {
  APPLICATION_API,
  type Application,
  type ApplicationRequest,
} from '../src/features/affiliates/affiliates.contract.ts';
import type { ContactValues } from '../src/features/contact/contact.contract.ts';
import type { LeadAnswer, LeadRequest } from '../src/features/leads/leads.contract.ts';
import { failure, success, type Result } from '../src/shared/result.ts';

/** Why a call gave nothing: the site's own error (design.md, "Site API"), or no answer at all. */
export interface ApiFailure {
  /** 0 when there was no answer. */
  status: number;
  /** For people; '' when the site did not say. */
  error: string;
  fields: Record<string, string>;
}

/** Longer than the Worker takes at its slowest: captcha, delivery, a second delivery. */
const DEADLINE_MS = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function failureOf(status: number, body: unknown): ApiFailure {
  const { error, fields } = isRecord(body) ? body : {};
  return {
    status,
    error: typeof error === 'string' ? error : '',
    fields: isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]))
      : {},
  };
}

async function post<Answer>(path: string, body: unknown): Promise<Result<Answer, ApiFailure>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
      // A lead is still sent when its visitor leaves the page at once.
      keepalive: true,
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok && answer !== null
      ? success(answer as Answer)
      : failure(failureOf(response.status, answer));
  } catch {
    return failure(failureOf(0, null));
  }
}

/** The site's JSON API, as the islands call it. A failure is a value, never an exception. */
export const api = {
  sendMessage: (
    body: ContactValues & { captcha_token: string; timestamp: string; user_agent: string },
  ) => post<{ message: string }>('/api/contact', body),
  apply: (body: ApplicationRequest) => post<{ application: Application }>(APPLICATION_API, body),
  saveLead: (body: LeadRequest) => post<LeadAnswer>('/api/leads', body),
} as const;
