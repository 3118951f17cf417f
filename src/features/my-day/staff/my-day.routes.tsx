import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { logError } from '../../../shared/log.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { pollStateAtStart } from '../../../staff/poll/poll.routes.ts';
import { renderStaffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { readerOf } from '../../../staff/reader.ts';
import { readToDo } from '../../../staff/to-do.queries.ts';
import { MyDayPage } from './MyDayPage.tsx';

/** Of each part; its list has the others. */
const SHOWN = 20;

/** What the reader has to do today: the page that a sign-in leads to. */
export const myDay = new Hono<AppEnv>();

myDay.get(staffPages.day.path, async (c) => {
  // The overview was here: links to one of its ranges still lead to it.
  const asked = new URL(c.req.url);
  if (asked.searchParams.has('days') || asked.searchParams.has('since'))
    return c.redirect(staffPages.overview.path + asked.search, 303);
  const now = Date.now();
  const reader = readerOf(c);
  const pollState = await pollStateAtStart(c);
  const reading = readToDo(c.get('services').db, reader, now, SHOWN);
  const parts = await withFallback(reading, null, 'staff_page_failed', logError);
  return renderStaffPage(c, {
    page: staffPages.day,
    pollState,
    status: parts ? 200 : 503,
    screen: <MyDayPage parts={parts} reader={reader} now={now} time={timeStyle(c)} />,
  });
});
