import { MAX_ATTRIBUTION_LENGTH, type Attribution } from '../leads.contract.ts';
import { MAX_PARTNER_KEY_LENGTH } from '../../../shared/partner-visit.ts';
import { read } from '../../../../client/shared/browser-storage.ts';
import { rememberPartner } from './partner-store.ts';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

const clip = (value: unknown, length: number): string =>
  typeof value === 'string' ? value.trim().slice(0, length) : '';

const keyOf = (value: unknown): string => clip(value, MAX_PARTNER_KEY_LENGTH);

/** Nothing that is said of a lead's origin may cost the lead. */
function reportAndDefault<Value>(read: () => Value, nothing: Value): Value {
  try {
    return read();
  } catch (error) {
    reportError(error);
    return nothing;
  }
}

function readPartnerKey(): string | null {
  const tracked = window.growsumo?.data;
  return (
    keyOf(tracked?.['partner_key']) ||
    keyOf(tracked?.['ps_partner_key']) ||
    keyOf(rememberPartner().credited?.key) ||
    keyOf(read('sessionStorage', 'partner_key')) ||
    null
  );
}

const campaignOf = (address: string, prefix: string): [string, string][] => {
  if (!URL.canParse(address)) return [];
  const query = new URL(address).searchParams;
  return UTM.map((name) => [prefix + name, query.get(name) ?? '']);
};

function readAttribution(): Attribution {
  const [landing = '', referrer = ''] = (read('sessionStorage', 'first_touch') ?? '').split(' ');
  const last = read('sessionStorage', 'last_touch') ?? '';
  const partners = rememberPartner();
  const found: [string, string][] = [
    ['landing_page', URL.canParse(landing) ? new URL(landing).pathname : ''],
    ['referrer', referrer.startsWith(location.origin) ? '' : referrer],
    ['first_partner_key', partners.first?.key ?? ''],
    ['last_partner_key', partners.last?.key ?? ''],
    ...campaignOf(landing, 'first_'),
    ...campaignOf(last, ''),
  ];
  return Object.fromEntries(
    found
      .map(([name, value]) => [name, clip(value, MAX_ATTRIBUTION_LENGTH)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** From the tracking object, else from the address and the 90 days before, else from the visit. */
export const partnerKey = (): string | null => reportAndDefault(readPartnerKey, null);

/** How the visit began, its last campaign, and the first and last partner of the last 90 days. */
export const attribution = (): Attribution => reportAndDefault(readAttribution, {});
