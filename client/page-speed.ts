import type { Send } from './page-views.ts';

/** Members that TypeScript does not know of all entries. */
interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  /** When a prerendered page was shown. */
  activationStart?: number;
}

/** Shifts closer than this (ms) are one window, which ends after five seconds. */
const SHIFT_GAP = 1000;
const SHIFT_WINDOW = 5000;

const entriesOf = (type: string) => performance.getEntriesByType(type) as Entry[];

/** Measures a page until it is hidden for the first time, from its start on, then sends what there is. */
function measure(path: string, send: Send): void {
  const speed: { lcp?: number; inp?: number; cls?: number } = {};
  const flushes: (() => void)[] = [];
  // Firefox warns of types that it does not know.
  const isKnown = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);
  const watch = (type: string, read: (entry: Entry) => void) => {
    if (!isKnown(type)) return;
    const readAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(read);
    const observer = new PerformanceObserver((list) => readAll(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    flushes.push(() => readAll(observer.takeRecords()));
  };
  const shownAt = entriesOf('navigation')[0]?.activationStart ?? 0;
  // A page that was opened in the background paints when it is looked at.
  const hiddenAt = entriesOf('visibility-state').find(({ name }) => name === 'hidden')?.startTime;
  watch('largest-contentful-paint', ({ startTime }) => {
    if (hiddenAt === undefined || startTime < hiddenAt) {
      speed.lcp = Math.max(0, startTime - shownAt);
    }
  });
  const readInput = ({ duration, interactionId }: Entry) => {
    if (interactionId !== 0) speed.inp = Math.max(speed.inp ?? 0, duration);
  };
  watch('first-input', readInput);
  watch('event', readInput);
  let [first, last, shifts] = [0, 0, 0];
  if (isKnown('layout-shift')) speed.cls = 0;
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
    for (const flush of flushes) flush();
    send({ kind: 'speed', path, ...speed });
  };
  addEventListener('visibilitychange', finish, { once: true });
}

/** Measures a page, and counts it again when Back returns to it as the browser had stored it. */
export function followPage(path: string, send: Send): void {
  measure(path, send);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send({ kind: 'view', path });
  });
}
