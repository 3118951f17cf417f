import { z } from 'zod';

import { jsonIn, type ProviderAnswer } from '../http.ts';

/** The longest first and last name that PartnerStack takes, in UTF-16 units. */
const MAX_NAME = 50;
const MAX_MESSAGE = 300;

export interface NewPartnership {
  email: string;
  firstName: string;
  lastName: string;
  /** What else the programme keeps of a partner, by the api_name of its custom field; blanks are left out. */
  details: Readonly<Record<string, string>>;
}

/** What PartnerStack knows a partner by; each may be missing from an answer. */
export interface PartnershipIds {
  /** The object's id, "part_…". */
  key: string | undefined;
  /** The public referral key. */
  partnerKey: string | undefined;
  email: string | undefined;
}

/** At most so many UTF-16 units, never half of a sign. */
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
const complaint = z.object({ message: z.string().trim().min(1) });

const idOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

/** The partnership in an answer; one integrator has seen it wrapped once more. Undefined: no such answer. */
export function partnershipIn(answer: ProviderAnswer): PartnershipIds | undefined {
  const outer = envelope.safeParse(jsonIn(answer));
  if (!outer.success) return undefined;
  const inner = partnership.safeParse(outer.data.data.partnership ?? outer.data.data);
  if (!inner.success) return undefined;
  const { key, partner_key, email } = inner.data;
  return { key: idOf(key), partnerKey: idOf(partner_key), email: idOf(email) };
}

/** What PartnerStack says is wrong, in its own words; undefined where it says nothing. */
export function complaintIn(answer: ProviderAnswer): string | undefined {
  const body = complaint.safeParse(jsonIn(answer));
  return body.success ? cut(body.data.message, MAX_MESSAGE) : undefined;
}
