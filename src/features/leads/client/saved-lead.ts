import { isEmail } from '../../../shared/text/email-address.ts';
import { read, write } from '../../../../client/shared/browser-storage.ts';
import { LEAD_COOKIE } from '../leads.contract.ts';

export interface SavedLead {
  name: string;
  email: string;
}

const { name: COOKIE, maxAge, path } = LEAD_COOKIE;

function leadFrom(json: string): SavedLead | null {
  try {
    const { name, email } = JSON.parse(json) as Partial<Record<keyof SavedLead, unknown>>;
    if (typeof email !== 'string' || !isEmail(email)) return null;
    return { name: typeof name === 'string' ? name : '', email };
  } catch {
    return null;
  }
}

function fromCookie(): SavedLead | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  if (!cookie) return null;
  try {
    return leadFrom(decodeURIComponent(cookie.slice(COOKIE.length + 1)));
  } catch {
    return null;
  }
}

/**
 * From the cookie, then from storage; on other pages than the cookie's, from `leadData`. A flag
 * without either is removed.
 */
export function savedLead(): SavedLead | null {
  const known = fromCookie();
  if (known) return known;
  const email = read('localStorage', 'pricingPageLeadEmail') ?? '';
  if (isEmail(email)) return { name: read('localStorage', 'pricingPageLeadName') ?? '', email };
  const elsewhere = leadFrom(read('localStorage', 'leadData') ?? '');
  if (elsewhere && location.pathname !== path) return elsewhere;
  for (const flag of ['pricingPageLeadSubmitted', 'leadSubmitted']) {
    if (read('localStorage', flag) !== null) write('localStorage', flag, null);
  }
  return null;
}

/** Cookie and storage keys; the pricing page has its own. */
export function saveLead({ name, email }: SavedLead, where: 'pricing' | 'elsewhere'): void {
  const json = JSON.stringify({ name, email, timestamp: new Date().toISOString() });
  document.cookie = `${COOKIE}=${encodeURIComponent(json)}; Max-Age=${maxAge}; Path=${path}; SameSite=Strict; Secure`;
  write('localStorage', 'leadSubmitted', 'true');
  write('localStorage', 'leadData', json);
  if (where === 'elsewhere') return;
  write('localStorage', 'pricingPageLeadSubmitted', 'true');
  write('localStorage', 'pricingPageLeadEmail', email);
  write('localStorage', 'pricingPageLeadName', name);
}
