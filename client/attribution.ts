import {
  MAX_ATTRIBUTION_LENGTH,
  MAX_PARTNER_KEY_LENGTH,
  type Attribution,
} from '../src/features/leads/leads.contract.ts';
import { read } from './browser-storage.ts';
import { partnerInAddress } from './visit.ts';

/** What the partner programme's script defines; both generations of it name the key (TRK-01). */
declare global {
  interface Window {
    growsumo?: { data?: { partner_key?: unknown; ps_partner_key?: unknown } };
  }
}

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

const clip = (value: unknown, length: number): string =>
  typeof value === 'string' ? value.trim().slice(0, length) : '';

/** Who sent this visitor: the tracking object, then the address, then the visit; null for nobody. */
export function partnerKey(): string | null {
  const tracked = window.growsumo?.data;
  return (
    clip(tracked?.partner_key ?? tracked?.ps_partner_key, MAX_PARTNER_KEY_LENGTH) ||
    clip(partnerInAddress(), MAX_PARTNER_KEY_LENGTH) ||
    clip(read('sessionStorage', 'partner_key'), MAX_PARTNER_KEY_LENGTH) ||
    null
  );
}

const campaignOf = (address: string, prefix: string): [string, string][] => {
  if (!URL.canParse(address)) return [];
  const query = new URL(address).searchParams;
  return UTM.map((name) => [prefix + name, query.get(name) ?? '']);
};

/** How the visit began and which campaign it last came from, as POST /api/leads takes it. */
export function attribution(): Attribution {
  const [landing = '', referrer = ''] = (read('sessionStorage', 'first_touch') ?? '').split(' ');
  const last = read('sessionStorage', 'last_touch') ?? '';
  const found: [string, string][] = [
    ['landing_page', URL.canParse(landing) ? new URL(landing).pathname : ''],
    ['referrer', referrer.startsWith(location.origin) ? '' : referrer],
    ...campaignOf(landing, 'first_'),
    ...campaignOf(last, ''),
  ];
  return Object.fromEntries(
    found
      .map(([name, value]) => [name, clip(value, MAX_ATTRIBUTION_LENGTH)] as const)
      .filter(([, value]) => value !== ''),
  );
}
