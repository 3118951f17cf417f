import {
  MAX_BEACON_TEXT,
  PAGE_VIEWS_PATH,
  type Beacon,
} from '../src/features/page-views/page-views.contract.ts';

/** Members that TypeScript does not know of all entries. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
}

interface PrivateNavigator extends Navigator {
  globalPrivacyControl?: boolean;
}

/** Shifts closer than this (ms) are one window, which ends after five seconds. */
const SHIFT_GAP = 1000;
const SHIFT_WINDOW = 5000;

function send(beacon: Beacon): void {
  const body = JSON.stringify(beacon);
  navigator.sendBeacon(PAGE_VIEWS_PATH, new Blob([body], { type: 'application/json' }));
}

const clip = (text: string | null): string | undefined => text?.slice(0, MAX_BEACON_TEXT);

/** Measures until the page is hidden for the first time, then sends what there is. */
function watchSpeed(path: string, activationStart = 0): void {
  const speed: { lcp?: number; inp?: number; cls?: number } = {};
  const observers: (() => void)[] = [];
  const watch = (type: string, read: (entry: Entry) => void) => {
    // Firefox warns of types that it does not know.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const readAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(read);
    const observer = new PerformanceObserver((list) => readAll(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    observers.push(() => readAll(observer.takeRecords()));
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    speed.lcp = Math.max(0, startTime - activationStart);
  });
  const readInput = ({ duration, interactionId }: Entry) => {
    if (interactionId !== 0) speed.inp = Math.max(speed.inp ?? 0, duration);
  };
  watch('first-input', readInput);
  watch('event', readInput);
  let [first, last, shifts] = [0, 0, 0];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) speed.cls = 0;
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > SHIFT_GAP || startTime - first > SHIFT_WINDOW) {
      [first, shifts] = [startTime, 0];
    }
    last = startTime;
    shifts += value;
    speed.cls = Math.max(speed.cls ?? 0, shifts);
  });
  const finish = () => {
    for (const flush of observers) flush();
    send({ kind: 'speed', path, ...speed });
  };
  addEventListener('visibilitychange', finish, { once: true });
}

/**
 * Counts this view of a page: no cookie, no storage, no id (VIS-01). Nothing is sent for staff pages, for
 * automated browsers, and for visitors who ask not to be tracked.
 */
export function countView(): void {
  const { pathname, search } = location;
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as PrivateNavigator;
  if (doNotTrack === '1' || globalPrivacyControl || webdriver || /^\/admin\b/.test(pathname))
    return;
  const path = pathname.slice(0, MAX_BEACON_TEXT);
  const query = new URLSearchParams(search);
  const utm = (name: string) => clip(query.get(`utm_${name}`));
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & { activationStart?: number })[];
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
  // Back to a page that the browser had stored.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send({ kind: 'view', path });
  });
  // A page that was opened in the background paints when it is looked at.
  const wasHidden = performance
    .getEntriesByType('visibility-state')
    .some(({ name }) => name === 'hidden');
  if (!document.hidden && !wasHidden) watchSpeed(path, navigation?.activationStart);
}
