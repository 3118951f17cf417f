import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { pageQuery } from '../../../http/validate.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { dayOf } from '../../../shared/text/day.ts';
import { renderRead } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { rangeOf, readOverview } from './overview.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** What arrived, and what became of it. */
export const overview = new Hono<AppEnv>();

const query = pageQuery((asked) => asked);

overview.get(staffPages.overview.path, query, async (c) => {
  const time = timeStyle(c);
  const today = dayOf(Date.now(), time.timeZone);
  const asked = c.req.valid('query');
  const range = rangeOf(asked, today);
  const reading = readOverview(c.get('services').db, range, time.timeZone);
  return renderRead(c, staffPages.overview, reading, (read) => (
    <OverviewPage
      overview={read}
      range={range}
      isAsked={asked.has('since')}
      today={today}
      time={time}
    />
  ));
});
