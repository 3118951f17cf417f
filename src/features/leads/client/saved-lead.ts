import { isEmail } from '../../../shared/text/email-address.ts';
import { read, readCookie, write, writeCookie } from '../../../../client/shared/browser-storage.ts';
import { LEAD_COOKIE } from '../leads.contract.ts';

export interface SavedLead {
  name: string;
  email: string;
}

function leadFrom(json: string | null): SavedLead | null {
  if (!json) return null;
  try {
    const { name, email } = JSON.parse(json) as Partial<Record<keyof SavedLead, unknown>>;
    if (typeof email !== 'string' || !isEmail(email)) return null;
    return { name: typeof name === 'string' ? name : '', email };
  } catch {
    return null;
  }
}

/**
 * From the cookie, then from storage; on other pages than the cookie's, from `leadData`. A flag
 * without either is removed.
 */
export function savedLead(): SavedLead | null {
  const known = leadFrom(readCookie(LEAD_COOKIE.name));
  if (known) return known;
  const email = read('localStorage', 'pricingPageLeadEmail') ?? '';
  if (isEmail(email)) return { name: read('localStorage', 'pricingPageLeadName') ?? '', email };
  const elsewhere = leadFrom(read('localStorage', 'leadData'));
  if (elsewhere && location.pathname !== LEAD_COOKIE.path) return elsewhere;
  for (const flag of ['pricingPageLeadSubmitted', 'leadSubmitted']) {
    if (read('localStorage', flag) !== null) write('localStorage', flag, null);
  }
  return null;
}

/** The sign-up form's address with name and e-mail filled in. */
export function signUpFor(signUpUrl: string, { name, email }: SavedLead): URL {
  const url = new URL(signUpUrl, location.href);
  url.searchParams.set('name', name);
  url.searchParams.set('email', email);
  url.searchParams.set('timestamp', new Date().toISOString());
  return url;
}

/** Cookie and storage keys; the pricing page has its own. */
export function saveLead({ name, email }: SavedLead, where: 'pricing' | 'elsewhere'): void {
  const json = JSON.stringify({ name, email, timestamp: new Date().toISOString() });
  writeCookie(LEAD_COOKIE.name, json, LEAD_COOKIE);
  write('localStorage', 'leadSubmitted', 'true');
  write('localStorage', 'leadData', json);
  if (where === 'elsewhere') return;
  write('localStorage', 'pricingPageLeadSubmitted', 'true');
  write('localStorage', 'pricingPageLeadEmail', email);
  write('localStorage', 'pricingPageLeadName', name);
}
