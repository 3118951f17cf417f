import type { AppContext } from './context.ts';

/** The eight groups of an IPv6 address; undefined when it is malformed. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, ...more] = address.toLowerCase().split('::');
  if (more.length > 0) return undefined;
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.length === 8 ? before : undefined;
  const after = tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/** IPv6 by its /64, which is what one customer is given; IPv4 as it is. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(address);
  if (!groups) return address;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Whether the platform withholds who asks, as a setting of the zone can make it. */
export const lacksAddress = (c: AppContext): boolean =>
  c.req.header('cf-connecting-ip') === undefined &&
  c.get('config').SITE_ORIGIN.startsWith('https:');

/**
 * Only the platform's own header is trusted. Without it a public site counts all requests as those of one
 * address; 'local' on a developer's machine.
 */
export const clientAddress = (c: AppContext): string =>
  lacksAddress(c) ? 'unknown' : addressKey(c.req.header('cf-connecting-ip') ?? 'local');

const SHARED: ReadonlySet<string> = new Set(['local', '127.0.0.1', addressKey('::1')]);

/** Whether everyone on a machine has the address, so that no limit can use it. The platform sends none. */
export const isShared = (address: string): boolean => SHARED.has(address);
