import {
  APPLICATION_API,
  type Application,
  type ApplicationRequest,
} from '../src/features/affiliates/affiliates.contract.ts';
import type { ContactValues } from '../src/features/contact/contact.contract.ts';
import type {
  LeadResponse,
  LeadRequest,
  LeadValues,
} from '../src/features/leads/leads.contract.ts';
import { failure, success, type Result } from '../src/shared/result.ts';
import { IDEMPOTENCY_HEADER } from '../src/shared/idempotency-key.ts';
import { FILL_HEADER } from '../src/shared/honeypot.ts';
import type { Filling } from './honeypot.ts';
import { sendOnce } from './idempotency-key.ts';

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

async function post<Answer>(
  path: string,
  body: object,
  { key, filledMs, trap }: Filling & { key: string | undefined },
): Promise<Result<Answer, ApiFailure>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { [IDEMPOTENCY_HEADER]: key } : {}),
        [FILL_HEADER]: String(filledMs),
      },
      body: JSON.stringify({ ...body, ...trap }),
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

/** What goes with a message beyond what was typed (CON-40). */
export interface MessageCircumstances {
  captcha_token: string;
  timestamp: string;
  user_agent: string;
}

/**
 * The site's JSON API, as the islands call it. A failure is a value, never an exception; the same
 * content sent again after one is known as a retry.
 */
export const api = {
  sendMessage: (values: ContactValues, circumstances: MessageCircumstances, filling: Filling) =>
    sendOnce('contact', values, (key) =>
      post<{ message: string }>(
        '/api/contact',
        { ...values, ...circumstances },
        { key, ...filling },
      ),
    ),
  apply: (body: ApplicationRequest, filling: Filling) =>
    sendOnce('application', body, (key) =>
      post<{ application: Application }>(APPLICATION_API, body, { key, ...filling }),
    ),
  saveLead: (
    { name, email }: LeadValues,
    circumstances: Omit<LeadRequest, keyof LeadValues>,
    filling: Filling,
  ) =>
    sendOnce('lead', [name, email], (key) =>
      post<LeadResponse>('/api/leads', { name, email, ...circumstances }, { key, ...filling }),
    ),
} as const;
