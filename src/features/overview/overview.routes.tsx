import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { pollStateAtStart } from '../staff/poll/poll.routes.ts';
import { orNull } from '../staff/staff-list.tsx';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';
import { readOverview } from './overview.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** The first page of the staff area. */
export const overview = new Hono<AppEnv>();

overview.get(staffPages.overview.path, async (c) => {
  const pollState = await pollStateAtStart(c);
  const read = await orNull(readOverview(c.get('services'), Date.now()));
  return renderStaffPage(c, {
    page: staffPages.overview,
    pollState,
    status: read ? 200 : 503,
    screen: <OverviewPage overview={read} locale={timeStyle(c).locale} />,
  });
});
