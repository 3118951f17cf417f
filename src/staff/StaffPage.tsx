import { getCookie } from 'hono/cookie';
import type { ReactNode } from 'react';

import type { AppContext } from '../http/context.ts';
import { renderPrivate, type Page } from '../http/page/render.tsx';
import { withFallback } from '../shared/async/with-fallback.ts';
import { site } from '../shared/content/site.ts';
import { logError } from '../shared/log.ts';
import earlyKeys from 'script:./client/early-keys.ts';
import postedPage from 'script:./client/posted-page.ts';
import css from 'staff-styles:../staff-routes.ts';
import type { StaffPage } from '../shared/staff-pages.ts';
import type { PollState } from './poll/poll.contract.ts';
import { pollStateAtStart } from './poll/poll.routes.ts';
import { NAMELESS_COOKIE } from './staff.contract.ts';
import { staffDestination } from './staff-destination.ts';
import { THEME_COOKIE, THEMES, themeOf } from './theme/theme.contract.ts';
import { StaffFrame } from './StaffFrame.tsx';

interface StaffPageOptions {
  page: StaffPage;
  /** The page's own title when absent. */
  title?: string;
  screen: ReactNode;
  /** Of a page whose rows are polled: read before them. */
  pollState?: PollState | null;
}

/** A page of the staff area around its screen. */
export async function staffPage(
  c: AppContext,
  { page, title = page.title, screen, pollState }: StaffPageOptions,
): Promise<Page> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  const person = c.get('person') ?? null;
  const theme = themeOf(getCookie(c, THEME_COOKIE));
  return {
    meta: {
      title: `${title} | ${site.brand} staff`,
      description: 'For staff only.',
      path: page.path,
      robots: { index: false, follow: false },
      isStaff: true,
      colorScheme: THEMES[theme].colorScheme,
    },
    styles: css,
    script: c.req.method === 'POST' ? `${earlyKeys}\n${postedPage}` : earlyKeys,
    body: (
      <StaffFrame
        page={page}
        session={session}
        person={person}
        pollState={pollState === undefined ? await pollStateAtStart(c) : pollState}
        destination={staffDestination(url.pathname + url.search)}
        asksForName={session?.name === null && person === null && !getCookie(c, NAMELESS_COOKIE)}
        theme={theme}
        now={Date.now()}
      >
        {screen}
      </StaffFrame>
    ),
  };
}

export const renderStaffPage = async (
  c: AppContext,
  { status, ...options }: StaffPageOptions & { status: 200 | 409 | 422 | 503 },
): Promise<Response> => renderPrivate(c, { ...(await staffPage(c, options)), status });

/** A page of what is only read. Where that fails its screen says so, and the response is a 503. */
export async function renderRead<Read extends object>(
  c: AppContext,
  page: StaffPageOptions['page'],
  reading: Promise<Read>,
  screenOf: (read: Read | null) => ReactNode,
): Promise<Response> {
  const read = await withFallback(reading, null, 'staff_page_failed', logError);
  return renderStaffPage(c, { page, status: read ? 200 : 503, screen: screenOf(read) });
}
