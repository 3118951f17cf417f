import { getCookie } from 'hono/cookie';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { StaffSignIn } from './sign-in/client/StaffSignIn.island.tsx';
import type { AppContext } from '../http/context.ts';
import { Island } from '../http/page/island.tsx';
import { renderPrivate, type Page } from '../http/page/render.tsx';
import { site } from '../shared/content/site.ts';
import { paths } from '../shared/paths.ts';
import css from 'staff-styles:../staff-routes.ts';
import * as styles from './StaffPage.css.ts';
import { staffPages, type StaffPage } from '../shared/staff-pages.ts';
import { countText } from './list/list-texts.contract.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { button } from '../ui/staff/StaffButton.css.ts';
import { Logo } from '../ui/shell/Logo.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { POLL_MS, type PollState } from './poll/poll.contract.ts';
import { pollStateAtStart } from './poll/poll.routes.ts';
import { NAMELESS_COOKIE, staffForms } from './staff.contract.ts';
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
  state: PollState | null;
}

/** How much is new on a page. Nothing is shown where nothing is; polls fill it in later. */
function Waiting({ path, state }: WaitingProps) {
  const { [path]: count = 0 } = state?.waiting ?? {};
  const { [path]: overdue = 0 } = state?.overdue ?? {};
  return (
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
}

/** The bar of every page of the staff area: the way home, and what else the page has. */
export const StaffBar = ({ children }: { children?: ReactNode }) => (
  <header className={styles.bar}>
    <a className={styles.logo} href={paths.home}>
      <Logo label={`${site.brand} home`} height={24} />
    </a>
    {children}
  </header>
);

/** A page of the staff area around its screen, with the sign-in dialog that shows when the session ends. */
export async function staffPage(
  c: AppContext,
  { page, title = page.title, screen, pollState }: StaffPageOptions,
): Promise<Page> {
  const url = new URL(c.req.url);
  const session = c.get('staff');
  const person = c.get('person') ?? null;
  const state = pollState === undefined ? await pollStateAtStart(c) : pollState;
  const destination = staffDestination(url.pathname + url.search);
  // Each with the words of its document.
  const exit =
    page.path === staffPages.applications.path
      ? { label: 'Exit Admin', next: paths.home }
      : { label: 'Logout', next: destination };
  return {
    meta: {
      title: `${title} | ${site.brand} staff`,
      description: 'For staff only.',
      path: page.path,
      robots: { index: false, follow: false },
      isStaff: true,
    },
    styles: css,
    body: (
      <div className={styles.frame} data-poll-ms={POLL_MS}>
        <StaffBar>
          <button type="button" className={styles.opener} popoverTarget="sections">
            <VisuallyHidden>Sections, now </VisuallyHidden>
            {page.label}
            <Waiting path={page.path} state={state} />
            <Icon icon={ChevronDown} size={16} />
          </button>
          {/* Without a script, people are found by their address there. */}
          <a className={styles.find} href={staffPages.people.path} data-palette="">
            Find <kbd className={styles.findKey}>Ctrl K</kbd>
          </a>
        </StaffBar>
        <div id="sections" className={styles.sections} popover="auto">
          <nav className={styles.links} aria-label="Staff area" data-staff-pages="">
            {Object.values(staffPages).map(({ path, label }) => (
              <a
                className={styles.section}
                key={path}
                href={path}
                aria-current={path === page.path ? 'page' : undefined}
              >
                {label}
                <Waiting path={path} state={state} />
              </a>
            ))}
          </nav>
          <form className={styles.foot} method="post" action={staffForms.signOut}>
            <input type="hidden" name="next" value={exit.next} />
            {person === null ? (
              <button type="button" className={styles.footButton} data-who="">
                {session?.name ?? 'Who are you?'}
              </button>
            ) : (
              <span className={styles.footButton}>{person}</span>
            )}
            <button type="submit" className={styles.footButton}>
              {exit.label}
            </button>
          </form>
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          <p className={styles.withoutScript}>The staff area needs JavaScript.</p>
          {session?.name === null && person === null && !getCookie(c, NAMELESS_COOKIE) ? (
            <p className={styles.nameless} data-nameless="">
              What you do carries no name yet.
              <Button variant="secondary" size="small" className={button.row} data-who="">
                Say who you are
              </Button>
              <Button variant="secondary" size="small" className={button.row} data-name-later="">
                Not now
              </Button>
            </p>
          ) : null}
          {screen}
        </main>
        <Island
          name="StaffSignIn"
          component={StaffSignIn}
          when="load"
          props={{
            destination,
            errors: null,
            person,
            name: session?.name ?? null,
            pollState: state,
            sessionAgeMs: session ? Math.max(0, Date.now() - session.createdAt) : 0,
          }}
        />
      </div>
    ),
  };
}

export const renderStaffPage = async (
  c: AppContext,
  { status, ...options }: StaffPageOptions & { status: 200 | 422 | 503 },
): Promise<Response> => renderPrivate(c, { ...(await staffPage(c, options)), status });
