import type { ReactNode } from 'react';

import { StaffSignIn } from '../../../client/islands/StaffSignIn.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { site } from '../../shared/content/site.ts';
import css from 'styles:../../staff-routes.ts';
import * as styles from './StaffPage.css.ts';
import { staffPages, type StaffPage } from '../../shared/staff-pages.ts';
import { countText } from '../../staff-list/list-texts.contract.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { POLL_MS, type PollState } from './poll/poll.contract.ts';
import { pollStateAtStart } from './poll/poll.routes.ts';
import { staffDestination } from './staff-destination.ts';

interface StaffPageOptions {
  page: StaffPage;
  /** The page's own title when absent. */
  title?: string;
  screen: ReactNode;
  /** Of a page whose rows are polled: read before them. */
  pollState?: PollState | null;
}

interface WaitingProps {
  path: string;
  count: number;
  overdue: number;
}

/** How much is new on a page. Nothing is shown where nothing is; polls fill it in later (LIV-01). */
const Waiting = ({ path, count, overdue }: WaitingProps) => (
  <span className={styles.count} data-waiting={path} hidden={count === 0}>
    <span className={styles.late} hidden={overdue === 0}>
      <span data-overdue="">{countText(overdue)}</span> overdue
    </span>
    <span>
      <span data-count="">{countText(count)}</span>
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  </span>
);

/** A page of the staff area around its screen, with the sign-in dialog that shows when the session ends. */
export async function staffPage(
  c: AppContext,
  { page: { path, title: ofPage }, title = ofPage, screen, pollState }: StaffPageOptions,
): Promise<Page> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  const start = pollState === undefined ? await pollStateAtStart(c) : pollState;
  return {
    meta: {
      title: `${title} | ${site.brand} staff`,
      description: 'For staff only.',
      path,
      robots: { index: false, follow: false },
      isStaff: true,
    },
    styles: css,
    body: (
      <div className={styles.frame} data-poll-ms={POLL_MS}>
        <div className={styles.rail}>
          <p className={styles.brand}>Staff</p>
          {/* Without a script, people are found by their address there. */}
          <a className={styles.find} href={staffPages.people.path} data-palette="">
            Find <kbd className={styles.findKey}>Ctrl K</kbd>
          </a>
          <nav className={styles.pages} aria-label="Staff area" data-staff-pages="">
            {Object.values(staffPages).map((page) => (
              <a
                className={styles.pageLink}
                key={page.path}
                href={page.path}
                aria-current={page.path === path ? 'page' : undefined}
              >
                {page.label}
                <Waiting
                  path={page.path}
                  count={start?.waiting[page.path] ?? 0}
                  overdue={start?.overdue[page.path] ?? 0}
                />
              </a>
            ))}
          </nav>
        </div>
        <div className={styles.main}>
          <p className={styles.withoutScript}>The staff area needs JavaScript.</p>
          {screen}
        </div>
        <Island
          name="StaffSignIn"
          component={StaffSignIn}
          when="load"
          props={{
            destination: staffDestination(url.pathname + url.search),
            posted: null,
            person: c.get('person') ?? null,
            pollState: start,
            sessionAgeMs: session ? Math.max(0, Date.now() - session.createdAt) : 0,
          }}
        />
      </div>
    ),
  };
}

export const renderStaffPage = async (
  c: AppContext,
  { status, ...options }: StaffPageOptions & { status: 200 | 503 },
): Promise<Response> => renderPrivate(c, { ...(await staffPage(c, options)), status });
