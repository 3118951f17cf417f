import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import type { StaffSession } from '../http/context.ts';
import { Island } from '../http/page/island.tsx';
import { paths } from '../shared/paths.ts';
import { staffPages, type StaffPage } from '../shared/staff-pages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { button } from '../ui/staff/StaffButton.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { countText } from './list/list-texts.contract.ts';
import { POLL_MS, type PollState } from './poll/poll.contract.ts';
import { StaffSignIn } from './sign-in/client/StaffSignIn.island.tsx';
import { staffForms } from './staff.contract.ts';
import type { Theme } from './theme/theme.contract.ts';
import { ThemeChoice } from './theme/ThemeChoice.tsx';
import { StaffBar } from './StaffBar.tsx';
import * as styles from './StaffPage.css.ts';

interface StaffFrameProps {
  page: StaffPage;
  session: StaffSession | undefined;
  /** Whom Cloudflare Access verified, by their e-mail; null without it. */
  person: string | null;
  pollState: PollState | null;
  /** Where a sign-in leads. */
  destination: string;
  /** Whether the session is to be given a name. */
  asksForName: boolean;
  theme: Theme;
  now: number;
  children: ReactNode;
}

/** What every page of the staff area has around its screen, with the sign-in dialog that shows when the session ends. */
export function StaffFrame(props: StaffFrameProps) {
  const { page, session, person, pollState, destination, asksForName, theme, now, children } =
    props;
  return (
    <div className={styles.frame} data-poll-ms={POLL_MS}>
      <StaffBar>
        <button type="button" className={styles.opener} popoverTarget="sections">
          <VisuallyHidden>Sections, now </VisuallyHidden>
          {page.label}
          <Waiting path={page.path} state={pollState} />
          <Icon icon={ChevronDown} size={16} />
        </button>
        {/* Without a script, people are found by their address there. */}
        <a className={styles.find} href={staffPages.people.path} data-palette="">
          Find <kbd className={styles.findKey}>Ctrl K</kbd>
        </a>
      </StaffBar>
      <div id="sections" className={styles.sections} popover="auto">
        <Sections current={page.path} state={pollState} />
        <section className={styles.foot} aria-label="You">
          <ThemeChoice theme={theme} />
          <SignOut
            page={page}
            name={session?.name ?? null}
            person={person}
            destination={destination}
          />
        </section>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <p className={styles.withoutScript}>The staff area needs JavaScript.</p>
        {asksForName ? <NamelessNote /> : null}
        {children}
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
          pollState,
          sessionStart: session?.createdAt ?? 0,
          sessionAgeMs: session ? Math.max(0, now - session.createdAt) : 0,
        }}
      />
    </div>
  );
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

/** @param current the path of the page that shows */
const Sections = ({ current, state }: { current: string; state: PollState | null }) => (
  <nav className={styles.links} aria-label="Staff area" data-staff-pages="">
    {Object.values(staffPages).map(({ path, label }) => (
      <a
        className={styles.section}
        key={path}
        href={path}
        aria-current={path === current ? 'page' : undefined}
      >
        {label}
        <Waiting path={path} state={state} />
      </a>
    ))}
  </nav>
);

interface SignOutProps extends Pick<StaffFrameProps, 'page' | 'person' | 'destination'> {
  /** Of the session. */
  name: string | null;
}

/** Who is signed in, and the way out. */
function SignOut({ page, name, person, destination }: SignOutProps) {
  // Each with the words of its document.
  const exit =
    page.path === staffPages.applications.path
      ? { label: 'Exit Admin', next: paths.home }
      : { label: 'Logout', next: destination };
  return (
    <form className={styles.signOut} method="post" action={staffForms.signOut}>
      <input type="hidden" name="next" value={exit.next} />
      {person === null ? (
        <button type="button" className={styles.footButton} data-who="" data-own-name="">
          {name ?? 'Who are you?'}
        </button>
      ) : (
        <span className={styles.footButton}>{person}</span>
      )}
      <button type="submit" className={styles.footButton}>
        {exit.label}
      </button>
    </form>
  );
}

const NamelessNote = () => (
  <p className={styles.nameless} data-nameless="">
    <span className={styles.namelessText}>Your changes are stored without your name.</span>
    <Button variant="secondary" size="small" className={button.row} data-who="">
      Say who you are
    </Button>
    <Button variant="secondary" size="small" className={button.row} data-name-later="">
      Not now
    </Button>
  </p>
);
