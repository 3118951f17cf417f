import type { AppContext } from '../../http/context.ts';
import type { DisplayTime } from '../../shared/display-time.ts';

/** The first language of Accept-Language that Intl knows; en-US otherwise. */
function localeOf(header: string): string {
  const [first = ''] = header.split(/[,;]/, 1);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** The browser's language, and the time zone that Cloudflare derives from the address. */
export function timeStyle(c: AppContext): DisplayTime {
  const timeZone = c.req.raw.cf?.['timezone'];
  return {
    locale: localeOf(c.req.header('accept-language') ?? ''),
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
  };
}
