import type { AppContext } from '../../http/context.ts';
import type { DisplayTime } from '../../shared/display-time.ts';

/** The first language of Accept-Language that Intl knows; en-US otherwise (design.md, decision 12). */
function localeOf(header: string): string {
  const [first = ''] = header.split(/[,;]/, 1);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** How this person reads a clock: their browser's language, and the time zone that the platform sees. */
export function timeStyle(c: AppContext): DisplayTime {
  const timeZone = c.req.raw.cf?.['timezone'];
  return {
    locale: localeOf(c.req.header('accept-language') ?? ''),
    timeZone: typeof timeZone === 'string' ? timeZone : 'UTC',
  };
}
