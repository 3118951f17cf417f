import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { respond } from '../../../http/respond.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { logError } from '../../../shared/log.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { listHref } from '../../../staff/list/list.contract.ts';
import { pollStateAtStart } from '../../../staff/poll/poll.routes.ts';
import { renderStaffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { readerOf } from '../../../staff/reader.ts';
import { readToDo } from '../../../staff/to-do.queries.ts';
import { MyDay } from './client/MyDay.island.tsx';
import { dayApi, dayTexts, type Day } from './my-day.contract.ts';

/** Of each part; its list has the others. */
const SHOWN = 20;

/** What the reader has to do today. */
async function dayOfReader(c: AppContext): Promise<Day> {
  const { unsent, parts } = await readToDo(c.get('services').db, readerOf(c), Date.now(), SHOWN);
  return {
    parts: [
      {
        title: dayTexts.unsent,
        list: null,
        href: listHref(staffPages.mail.path, { status: 'failed' }),
        total: unsent.total,
      },
      ...parts.map(({ title, kind, list, total }) => ({
        title,
        list: kind.list,
        href: listHref(kind.page.path, list),
        total,
      })),
    ],
    records: [
      ...unsent.rows.map(({ kind, about, since, row }) => ({
        list: kind.list,
        part: dayTexts.unsent,
        href: listHref(kind.page.path, { open: row.id }),
        about,
        since,
        can_be_put_off: false,
        row,
      })),
      ...parts.flatMap(({ title, kind, list, canBePutOff, rows }) =>
        rows.map((each) => ({
          list: kind.list,
          part: title,
          href: listHref(kind.page.path, { ...list, open: each.row.id }),
          can_be_put_off: canBePutOff,
          ...each,
        })),
      ),
    ],
  };
}

/** The page that a sign-in leads to, and what it reads again. */
export const myDay = new Hono<AppEnv>();

myDay.get(dayApi.path, whenStoreFails(dayTexts.failed), async (c) =>
  respond(c, dayApi, await dayOfReader(c)),
);

myDay.get(staffPages.day.path, async (c) => {
  // The overview was here: links to one of its ranges still lead to it.
  const asked = new URL(c.req.url);
  if (asked.searchParams.has('days') || asked.searchParams.has('since'))
    return c.redirect(staffPages.overview.path + asked.search, 303);
  const { who, isNamed, today } = readerOf(c);
  const pollState = await pollStateAtStart(c);
  const day = await withFallback(dayOfReader(c), null, 'staff_page_failed', logError);
  const props = {
    day,
    who: isNamed ? who : null,
    today,
    now: Date.now(),
    time: timeStyle(c),
  };
  return renderStaffPage(c, {
    page: staffPages.day,
    pollState,
    status: day ? 200 : 503,
    screen: <Island name="MyDay" component={MyDay} when="load" props={props} />,
  });
});
