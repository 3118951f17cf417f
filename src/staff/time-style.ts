import { getCookie } from 'hono/cookie';

import type { AppContext } from '../http/context.ts';
import type { DisplayTime } from '../shared/display-time.ts';
import { ZONE_COOKIE } from './staff.contract.ts';

/** The first language of Accept-Language that Intl knows; en-US otherwise. */
function localeOf(header: string): string {
  const [first = ''] = header.split(/[,;]/, 1);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** The time zone that the browser reported; UTC if it reported none that Intl knows. */
function zoneOf(reported: string | undefined): string {
  try {
    return Intl.DateTimeFormat('en', { timeZone: reported ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The browser's language and time zone. Its address would give the zone of its proxy. */
export const timeStyle = (c: AppContext): DisplayTime => ({
  locale: localeOf(c.req.header('accept-language') ?? ''),
  timeZone: zoneOf(getCookie(c, ZONE_COOKIE)),
});
