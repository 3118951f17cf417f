import {
  cookieText,
  creditedOf,
  fromCookieText,
  isCurrent,
  KEPT_PARTNER_KEY,
  PARTNER_KEY,
  partnerVisitIn,
  secondsLeft,
  type PartnerVisit,
} from '../../../shared/partner-visit.ts';
import { read, readCookie, write, writeCookie } from '../../../../client/shared/browser-storage.ts';

/** The partners of this browser, each for 90 days. */
export interface KnownPartners {
  /** Who gets the commission. */
  credited?: PartnerVisit | undefined;
  first?: PartnerVisit | undefined;
  last?: PartnerVisit | undefined;
  /** Named by the page's own address. */
  arrived?: PartnerVisit | undefined;
}

function visitFrom(stored: unknown, now: number): PartnerVisit | undefined {
  const { key, rank, at } = (stored ?? {}) as Partial<Record<keyof PartnerVisit, unknown>>;
  if (typeof key !== 'string' || typeof rank !== 'number' || typeof at !== 'number')
    return undefined;
  const visit = { key, rank, at };
  return key && isCurrent(visit, now) ? visit : undefined;
}

function fromStorage(now: number): KnownPartners {
  try {
    const stored = JSON.parse(read('localStorage', PARTNER_KEY) ?? '{}') as Record<string, unknown>;
    return {
      credited: visitFrom(stored['credited'], now),
      first: visitFrom(stored['first'], now),
      last: visitFrom(stored['last'], now),
    };
  } catch {
    return {};
  }
}

const fromCookie = (name: string, now: number): PartnerVisit | undefined =>
  fromCookieText(readCookie(name) ?? undefined, now);

/** Whether the Worker's cookie holds this partner. */
export const isKept = (visit: PartnerVisit): boolean =>
  fromCookie(KEPT_PARTNER_KEY, Date.now())?.key === visit.key;

/** From the visit's addresses, for a page that was left before its partner was stored. */
function fromVisit(now: number): PartnerVisit | undefined {
  const addresses = ['last_touch', 'first_touch'].map(
    (key) => (read('sessionStorage', key) ?? '').split(' ')[0] ?? '',
  );
  return addresses
    .filter((address) => URL.canParse(address))
    .map((address) => partnerVisitIn(new URL(address).searchParams, now))
    .find(Boolean);
}

function store(partners: KnownPartners, now: number): void {
  const { credited } = partners;
  write('localStorage', PARTNER_KEY, credited ? JSON.stringify(partners) : null);
  if (!credited) return;
  writeCookie(PARTNER_KEY, cookieText(credited), {
    maxAge: secondsLeft(credited, now),
    path: '/',
  });
}

/**
 * The partners from cookie and local storage, each restoring the other, and of the page's address,
 * which is stored. Without storage the address alone counts.
 */
export function rememberPartner(): KnownPartners {
  const now = Date.now();
  const stored = fromStorage(now);
  const cookie = fromCookie(PARTNER_KEY, now) ?? fromCookie(KEPT_PARTNER_KEY, now);
  const known = [stored.credited, cookie, stored.last, stored.first].find(Boolean);
  const earlier = known ?? fromVisit(now);
  const arrived = partnerVisitIn(new URLSearchParams(location.search), now);
  const partners: KnownPartners = {
    credited: creditedOf(earlier, arrived),
    first: stored.first ?? earlier ?? arrived,
    last: arrived ?? stored.last ?? earlier,
  };
  store(partners, now);
  // The visit's own key is the latest one.
  if (arrived) write('sessionStorage', PARTNER_KEY, arrived.key);
  return { ...partners, arrived };
}
