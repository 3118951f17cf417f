import { isProgramLink } from '../../shared/partner-visit.ts';

/** The key of a page that has one per address. Does not parse the URL: this runs on every page view. */
export const byAddress = (url: string): string => url.slice(url.indexOf('/', 8));

/**
 * The key of a page that is the same for all queries. A partner's link has a page of its own, whose policy
 * allows the partner program's script. No address has a blank, so the key is no other page's.
 * @param url of the request
 * @param address of the page, the path by default
 */
export function byPath(url: string, address?: string): string {
  const [path = '', query = ''] = byAddress(url).split(/\?(.*)/s);
  return (address ?? path) + (isProgramLink(query) ? ' partner' : '');
}
