/** A partner's key as a visit brought it. */
export interface PartnerVisit {
  key: string;
  /** The parameter's place in the order of precedence; 0 comes first. */
  rank: number;
  /** ms since 1970 */
  at: number;
}

/** Name of the cookie and of the storage keys. */
export const PARTNER_KEY = 'partner_key';
/** The same, set by the Worker: some browsers keep what a script stores for a week only. */
export const KEPT_PARTNER_KEY = 'partner_key_kept';
export const PARTNER_DAYS = 90;
export const MAX_PARTNER_KEY_LENGTH = 200;

const PERIOD_MS = PARTNER_DAYS * 24 * 60 * 60_000;

/** In order of precedence, wherever they stand in the query. */
const PARAMETERS = [
  'partner_key',
  'partner',
  'ref',
  'referrer',
  'affiliate',
  'affiliate_id',
  'partner_id',
  'utm_source',
];
/** The program's own parameters. Its script decodes them, so they count as the tracking object. */
const CODED = ['ps_partner_key', 'gspk'];
/** These carry a key of the partner program; the other names may carry anything. */
export const isProgramKey = ({ rank }: PartnerVisit): boolean => rank < CODED.length + 1;

/** The key in base64 with or without padding; a value that is no base64 of a text counts as the key. */
function decoded(value: string): string {
  try {
    const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return /^[\x20-\x7e]+$/.test(text) ? text : value;
  } catch {
    return value;
  }
}

/** What stands where a program or a mail tool had no key to fill in. */
const NO_KEYS = new Set(['undefined', 'null', 'none', 'nan', 'true', 'false']);

/**
 * A key as it was meant: without blanks, invisible characters and what a sentence or another tool appended
 * to it, as in "joe)." and "joe?fbclid=…". A host name is what a blog marks its links with, and no key.
 */
function tidied(value: string): string {
  const text = value.replaceAll(/[\s\p{Cf}]+/gu, '').slice(0, MAX_PARTNER_KEY_LENGTH);
  const [, key = '', rest = ''] = /^([a-z0-9][\w-]*)(.*)$/i.exec(text) ?? [];
  const isPart = /^[.@:][\w-]|^[^\x21-\x7e]/.test(rest);
  return isPart || NO_KEYS.has(key.toLowerCase()) ? '' : key;
}

/** A source with a medium or a name is a campaign, and so is a host; alone it may be a partner's key. */
const isCampaign = (query: ReadonlyMap<string, string>): boolean =>
  [...query.keys()].some((name) => name.startsWith('utm_') && name !== 'utm_source');

/** The partner that a page's query names, by the precedence of its parameters, in any letter case. */
export function partnerVisitIn(query: URLSearchParams, now: number): PartnerVisit | undefined {
  const given = new Map<string, string>();
  for (const [name, value] of query) {
    // A link that was copied out of HTML has "&amp;" between its parameters.
    const plain = name.toLowerCase().replace(/^amp;/, '');
    if (!given.get(plain)) given.set(plain, value);
  }
  if (isCampaign(given)) given.delete('utm_source');
  const keys = [
    ...CODED.map((name) => tidied(decoded(given.get(name)?.trim() ?? ''))),
    ...PARAMETERS.map((name) => tidied(given.get(name) ?? '')),
  ];
  const rank = keys.findIndex(Boolean);
  const key = keys[rank];
  return key ? { key, rank, at: now } : undefined;
}

/** Whether an address with this query is a link of the partner program. @param query with or without "?" */
export function isProgramLink(query: string): boolean {
  const visit = partnerVisitIn(new URLSearchParams(query), 0);
  return visit !== undefined && isProgramKey(visit);
}

export const isCurrent = ({ at }: PartnerVisit, now: number): boolean => now - at < PERIOD_MS;

/** In seconds. */
export const secondsLeft = ({ at }: PartnerVisit, now: number): number =>
  Math.ceil((at + PERIOD_MS - now) / 1000);

/** A later partner replaces an earlier one, except one of a parameter with more precedence. */
export const creditedOf = (
  earlier: PartnerVisit | undefined,
  later: PartnerVisit | undefined,
): PartnerVisit | undefined => {
  if (!earlier || !later) return later ?? earlier;
  return later.rank <= earlier.rank ? later : earlier;
};

/** The cookie's value, before it is URL-encoded. */
export const cookieText = ({ rank, at, key }: PartnerVisit): string => `${rank}.${at}.${key}`;

/** @returns undefined when the cookie is missing, malformed or expired */
export function fromCookieText(text: string | undefined, now: number): PartnerVisit | undefined {
  const [, rank, at, key] = /^(\d{1,2})\.(\d{1,15})\.(.{1,200})$/s.exec(text ?? '') ?? [];
  if (!key) return undefined;
  const visit = { key, rank: Number(rank), at: Number(at) };
  return isCurrent(visit, now) ? visit : undefined;
}
