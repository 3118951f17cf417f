import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { validQuery } from '../../../http/validate.ts';
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
import { dayApi, dayTexts, MOST_SHOWN, SHOWN_AT_FIRST, type Day } from './my-day.contract.ts';

/** What the reader has to do today. @param most of a part, by its title, where that is more than at first */
async function dayOfReader(
  c: AppContext,
  most: Readonly<Record<string, number>> = {},
): Promise<Day> {
  const mostOf = (title: string) => most[title] ?? SHOWN_AT_FIRST;
  const { unsent, parts } = await readToDo(c.get('services').db, readerOf(c), Date.now(), {
    mostOf,
    mostUnsent: mostOf(dayTexts.unsent),
  });
  return {
    parts: [
      {
        title: dayTexts.unsent,
        lists: [
          {
            title: staffPages.mail.title,
            href: listHref(staffPages.mail.path, { status: 'failed' }),
          },
        ],
        total: unsent.total,
      },
      ...parts.map(({ title, lists, total }) => ({
        title,
        lists: lists.map(({ kind, list }) => ({
          title: kind.page.title,
          href: listHref(kind.page.path, list),
        })),
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
      ...parts.flatMap(({ title, rows }) =>
        rows.map(({ kind, list, canBePutOff, ...each }) => ({
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

const shown = z.record(z.string(), z.coerce.number().int().min(1).max(MOST_SHOWN));

myDay.get(dayApi.path, whenStoreFails(dayTexts.failed), validQuery(shown), async (c) =>
  respond(c, dayApi, await dayOfReader(c, c.req.valid('query'))),
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
