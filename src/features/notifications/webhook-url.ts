const MAX_LENGTH = 500;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** Names that only a private network knows (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const PRIVATE =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|alt|onion)$/;

/**
 * Why a notification cannot go to an address; undefined where it can. Only public https hosts by name:
 * whoever signs in must not reach other services through this Worker.
 */
export function webhookUrlProblem(typed: string): string | undefined {
  const url = URL.parse(typed);
  if (!url || typed.length > MAX_LENGTH) return 'Enter the whole address, with https://';
  if (url.protocol !== 'https:') return 'The address must begin with https://';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a password';
  if (url.port !== '') return 'The address must use the standard port';
  // The parser has turned every spelling of an IPv4 address into this one.
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || IPV4.test(host)) return 'The address needs a host name, not a number';
  if (!host.includes('.') || PRIVATE.test(host)) return 'The host must be on the public internet';
  return undefined;
}

/** Enough to recognize an address by, too little to use it. */
export function maskedUrl(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.origin}/…${address.slice(-4)}` : '…';
}
