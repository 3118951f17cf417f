import { useEffect } from 'react';

import { writeCookie } from '../../../../client/shared/browser-storage.ts';
import type { PollState } from '../../poll/poll.contract.ts';
import type { SignInErrors } from '../sign-in.contract.ts';
import { staffForms, ZONE_COOKIE } from '../../staff.contract.ts';
import { ChangesPart } from '../../client/ChangesPart.tsx';
import { followChanges } from '../../client/follow-changes.ts';
import { guardSecondPress } from '../../client/held-place.ts';
import { pressEarlyKeys } from '../../client/held-keys.ts';
import { dropLeftChanges } from '../../client/left-changes.ts';
import { keepFocus } from '../../list/client/keep-focus.ts';
import { scrollListByKeys } from '../../list/client/scroll-keys.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { WhoDialog } from '../../names/client/WhoDialog.tsx';
import { followThemeChoice } from '../../theme/client/theme.ts';
import { PaletteKey } from '../../palette/client/PaletteKey.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import {
  askToSignIn,
  cancelSignIn,
  signOut,
  followOtherTabs,
  forgetSignIn,
  rememberName,
  sessionEnded,
  sessionEndsAt,
  signedIn,
  signedOutHere,
  useSession,
} from '../../client/session-state.ts';
import * as styles from './SignInDialog.css.ts';
import { SignInDialog } from './SignInDialog.tsx';

const YEAR_S = 365 * 24 * 3600;

/** Stores this browser's time zone for the Worker, which writes times in it. */
function reportTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  writeCookie(ZONE_COOKIE, timeZone, { maxAge: YEAR_S, path: '/' });
}

type StaffSignInProps = {
  /** The staff page that a sign-in leads to. */
  destination: string;
  /** Of a sign-in posted without JavaScript. */
  errors: SignInErrors | null;
  /** The e-mail that Cloudflare Access vouches for; null where staff choose a name. */
  person: string | null;
  /** Whose session it is. */
  name: string | null;
  /** What a staff page polls for; null where it could not be read, and on the sign-in page. */
  pollState: PollState | null;
  /** When the session began (ms), and its age (ms) on a staff page; null on the sign-in page. */
  sessionStart: number | null;
  sessionAgeMs: number | null;
};

/**
 * The sign-in to the staff area: a page of its own, or a dialog over the page whose session ends
 * while it is open.
 *
 * Why is this an island? It signs in without leaving the page, so that what staff typed or opened
 * behind the dialog is still there afterwards.
 */
export function StaffSignIn({ sessionStart, sessionAgeMs, ...form }: StaffSignInProps) {
  useEffect(reportTimeZone, []);
  return sessionStart === null || sessionAgeMs === null ? (
    <SignInPage {...form} />
  ) : (
    <SessionEnd {...form} sessionStart={sessionStart} sessionAgeMs={sessionAgeMs} />
  );
}

function SignInPage({
  destination,
  errors,
  person,
}: Pick<StaffSignInProps, 'destination' | 'errors' | 'person'>) {
  // The Worker found no session, whatever the browser remembers.
  useEffect(forgetSignIn, []);
  return (
    <PasswordForm
      title="Sign in"
      text="One password opens the whole staff area."
      isPage
      destination={destination}
      errors={errors}
      person={person}
      onSignedIn={() => {
        signedIn();
        // After a posted attempt the URL is the form's; otherwise this is a reload.
        location.replace(destination);
      }}
    />
  );
}

/** Ends the session in this browser when its time is over. */
function useSessionClock(ended: boolean, sessionAgeMs: number): void {
  // A timer does not run while the machine sleeps, so the clock is also read when staff come back.
  useEffect(() => {
    if (ended) return undefined;
    const endsAt = sessionEndsAt(sessionAgeMs);
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() < endsAt) return;
      sessionEnded();
      signOut();
    };
    look();
    const timer = setTimeout(look, Math.max(0, endsAt - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ended, sessionAgeMs]);
}

function SessionEnd({
  destination,
  person,
  name,
  pollState,
  sessionStart,
  sessionAgeMs,
}: Omit<StaffSignInProps, 'errors'> & { sessionStart: number; sessionAgeMs: number }) {
  const session = useSession();
  const ended = session !== 'active';

  useEffect(() => {
    const leave = (event: SubmitEvent) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.getAttribute('action') === staffForms.signOut) {
        signedOutHere();
        dropLeftChanges();
      }
    };
    document.addEventListener('submit', leave);
    return () => document.removeEventListener('submit', leave);
  }, []);

  // The next sign-in of this browser is theirs, too.
  useEffect(() => rememberName(name), [name]);
  useEffect(followOtherTabs, []);
  useEffect(followThemeChoice, []);
  useEffect(pressEarlyKeys, []);
  useEffect(keepFocus, []);
  useEffect(scrollListByKeys, []);
  useEffect(guardSecondPress, []);
  useEffect(() => (ended ? undefined : followChanges(pollState)), [ended, pollState]);

  useSessionClock(ended, sessionAgeMs);

  return (
    <>
      <div className={styles.ended} role="status">
        {session === 'ended' ? (
          <>
            Your session has ended. What you type stays here.
            <StaffButton kind="row" onClick={askToSignIn}>
              Sign in
            </StaffButton>
          </>
        ) : null}
      </div>
      <SignInDialog
        id={session === 'left' ? 'staff-left' : 'staff-sign-in'}
        title="Sign in again"
        text="Your session has ended. Everything on this page stays as you left it."
        destination={destination}
        person={person}
        onCancel={cancelSignIn}
      />
      {person === null ? <WhoDialog /> : null}
      <PaletteKey />
      {/* After a sign-out, nobody's changes are left. */}
      {session === 'left' ? null : <ChangesPart session={sessionStart} name={name} />}
    </>
  );
}
