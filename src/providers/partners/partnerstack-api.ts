import { z } from 'zod';

import type { NewPartnership } from '../../features/affiliates/registration/partner.port.ts';
import { jsonIn, type ProviderResponse } from '../http.ts';

/** The longest first and last name that PartnerStack takes, in UTF-16 units. */
const MAX_NAME = 50;
const MAX_MESSAGE = 300;

/** How PartnerStack identifies a partner; each may be missing from a response. */
export interface PartnershipIds {
  /** The object's id, "part_…". */
  key: string | undefined;
  /** The public referral key. */
  partnerKey: string | undefined;
  email: string | undefined;
}

/** At most `length` UTF-16 units, and no half of a surrogate pair. */
const cut = (text: string, length: number): string => {
  const short = text.slice(0, length);
  return short.isWellFormed() ? short : short.slice(0, -1);
};

/** The body of POST /partnerships. */
export function createBody({ email, firstName, lastName, details }: NewPartnership): string {
  return JSON.stringify({
    email,
    first_name: cut(firstName, MAX_NAME),
    last_name: cut(lastName, MAX_NAME),
    fields: Object.entries(details)
      .filter(([, value]) => value !== '')
      .map(([api_name, value]) => ({ api_name, value })),
  });
}

const anything = z.unknown().optional();
const envelope = z.object({ data: z.looseObject({ partnership: anything }) });
const partnership = z.object({ key: anything, partner_key: anything, email: anything });
const text = z.string().trim().min(1);
const asText = text.optional().catch(undefined);
/** Its error text is documented as `message`; `error` can hold it, or an object with it. */
const complaint = z.object({
  message: asText,
  error: z
    .union([text, z.object({ message: text }).transform(({ message }) => message)])
    .optional()
    .catch(undefined),
});

const idOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

/** The partnership in a response, undefined if there is none. Some responses wrap it once more. */
export function partnershipIn(response: ProviderResponse): PartnershipIds | undefined {
  const outer = envelope.safeParse(jsonIn(response));
  if (!outer.success) return undefined;
  const inner = partnership.safeParse(outer.data.data.partnership ?? outer.data.data);
  if (!inner.success) return undefined;
  const { key, partner_key, email } = inner.data;
  return { key: idOf(key), partnerKey: idOf(partner_key), email: idOf(email) };
}

/** PartnerStack's own error text, if there is one. */
export function complaintIn(response: ProviderResponse): string | undefined {
  const body = complaint.safeParse(jsonIn(response));
  if (!body.success) return undefined;
  const reason = body.data.error ?? body.data.message;
  return reason === undefined ? undefined : cut(reason, MAX_MESSAGE);
}
