import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { pageQuery } from '../../../http/validate.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { dayOf } from '../../../shared/text/day.ts';
import { or } from '../../../shared/async/or.ts';
import { logError } from '../../../shared/log.ts';
import { renderStaffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { rangeOf, readOverview } from './overview.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** The first page of the staff area. */
export const overview = new Hono<AppEnv>();

const query = pageQuery((asked) => asked);

overview.get(staffPages.overview.path, query, async (c) => {
  const time = timeStyle(c);
  const today = dayOf(Date.now(), time.timeZone);
  const range = rangeOf(c.req.valid('query'), today);
  const read = await or(
    readOverview(c.get('services'), range, time.timeZone),
    null,
    'staff_page_failed',
    logError,
  );
  return renderStaffPage(c, {
    page: staffPages.overview,
    status: read ? 200 : 503,
    screen: <OverviewPage overview={read} range={range} today={today} time={time} />,
  });
});
