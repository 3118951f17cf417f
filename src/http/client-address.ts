import type { AppContext } from './context.ts';

/** The eight groups of an IPv6 address, its `::` filled in; undefined when it is not one. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, ...more] = address.toLowerCase().split('::');
  if (more.length > 0) return undefined;
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.length === 8 ? before : undefined;
  const after = tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  return missing < 0
    ? undefined
    : [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * Whom a limit counts: an IPv4 address as it is, an IPv6 address by its /64, which is what one
 * customer is given and may roam in.
 */
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

/**
 * The visitor's address as the platform names it, for limits. No other header is believed: anyone
 * can send those. Without the platform (a developer's machine) everyone is 'local'.
 */
export function clientAddress(c: AppContext): string {
  return addressKey(c.req.header('cf-connecting-ip') ?? 'local');
}

const NOBODY: ReadonlySet<string> = new Set(['local', '127.0.0.1', addressKey('::1')]);

/** Whether an address names no visitor, because everyone on a machine has it; the platform sends none of them. */
export const isNobody = (address: string): boolean => NOBODY.has(address);
