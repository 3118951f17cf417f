import {
  MAX_BEACON_TEXT,
  PAGE_VIEWS_PATH,
  type Beacon,
} from '../src/features/page-views/page-views.contract.ts';

interface PrivateNavigator extends Navigator {
  globalPrivacyControl?: boolean;
}

/** What visitors do first with a page. */
const TOUCHES = ['pointerover', 'keydown', 'scroll'];

/** Sends a beacon; false where the browser refuses it. */
export type Send = (beacon: Beacon) => boolean;

const send: Send = (beacon) =>
  navigator.sendBeacon(
    PAGE_VIEWS_PATH,
    new Blob([JSON.stringify(beacon)], { type: 'application/json' }),
  );

/** The untouched page does without the code: browsers keep what they measured before. */
function followOnceTouched(path: string): void {
  new Promise((touched) => {
    for (const type of TOUCHES) addEventListener(type, touched, { once: true });
  })
    .then(() => import('./page-speed.ts'))
    .then(
      (speed) => speed.followPage(path, send),
      () => undefined,
    );
}

/**
 * Counts this view of a page: no cookie, no storage, no id (VIS-01). Nothing is sent for staff pages, for
 * automated browsers, and for visitors who ask not to be tracked.
 */
export function countView(): void {
  const { pathname, search } = location;
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as PrivateNavigator;
  if (doNotTrack === '1' || globalPrivacyControl || webdriver || pathname.startsWith('/admin'))
    return;
  const path = pathname.slice(0, MAX_BEACON_TEXT);
  const query = new URLSearchParams(search);
  const utm = (name: string) => query.get(`utm_${name}`)?.slice(0, MAX_BEACON_TEXT);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  send({
    kind: 'view',
    path,
    ...(navigation?.type === 'navigate' && {
      referrer: referrer && new URL(referrer).host,
      source: utm('source'),
      medium: utm('medium'),
      campaign: utm('campaign'),
    }),
  });
  followOnceTouched(path);
}
