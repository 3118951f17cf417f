import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/**
 * Who to write to about a weakness (RFC 9116). It expires some months after it is read, so it never
 * expires while the site is served.
 * @param origin the site's, e.g. "https://example.com"
 * @param now ms
 */
export function securityText(origin: string, now: number): string {
  const today = now - (now % DAY_MS);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Policy: ${origin}${paths.trust}#security`,
    `Canonical: ${origin}${paths.securityTxt}`,
    '',
  ].join('\n');
}
