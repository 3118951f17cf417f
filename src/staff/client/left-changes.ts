import { read, write } from '../../../client/shared/browser-storage.ts';
import { doAs, loadKind, type ChangeData } from './change-kinds.ts';
import { browserClient } from './staff-query.ts';
import {
  followBegun,
  forgetUndo,
  leftUndo,
  takenBack,
  takeUpTakenBack,
  takeUpUndo,
  type BegunChange,
  type LeftUndo,
} from './undo.ts';

/** Whose session the page has. */
export interface PageOwner {
  /** When their session began (ms). */
  session: number;
  /** Null for somebody without a name. */
  name: string | null;
}

/** Session storage, from when a page is left until the next one of its tab: no copy of the tab has it. */
const LEFT = 'staffLeft';

/** What a page leaves to the next one of its tab. */
interface Left extends LeftUndo {
  session: number;
  /** Under which its changes without an answer are stored. */
  key: string;
}

/** Local storage, with an id of the page: its changes without an answer. */
const UNSENT = 'staffUnsent:';

interface Unsent extends PageOwner {
  /** When the page was last there (ms). */
  at: number;
  changes: readonly (ChangeData & { id: string })[];
  /** Of these, and of those before them, what staff took back; a page from before a release stored none. */
  takenBack?: readonly BegunChange[];
}

/** So old (ms) they are not meant any more. */
const OLDEST_MS = 7 * 24 * 3_600_000;
/** The next page of the tab sends them at once; other tabs after so long (ms), if it does not come. */
const GRACE_MS = 5000;
/** How often other tabs look (ms). */
const LOOK_MS = 5000;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function unsentKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(UNSENT));
  } catch {
    return [];
  }
}

let isSignedOut = false;

/** Staff signed out: nothing of theirs is sent any more. */
export function dropLeftChanges(): void {
  for (const key of unsentKeys()) write('localStorage', key, null);
  isSignedOut = true;
}
const pending = () =>
  browserClient()
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending');

/** What is on its way and can be sent by another page. */
const unsent = (): Unsent['changes'] =>
  pending().flatMap(({ meta, state: { variables: data } }) =>
    typeof meta?.['kind'] === 'string'
      ? [{ kind: meta['kind'], id: (data as { id: string }).id, data }]
      : [],
  );

const ask = (event: Event) => event.preventDefault();

/**
 * Stores what is on its way, so that another page can send it.
 * @returns has the browser ask before the page is left where something would be lost
 */
function storeUnsent(key: string, owner: PageOwner): void {
  const changes = isSignedOut ? [] : unsent();
  const text =
    changes.length === 0
      ? null
      : JSON.stringify({
          ...owner,
          at: Date.now(),
          changes,
          takenBack: takenBack(),
        } satisfies Unsent);
  if (text !== null || read('localStorage', key) !== null) write('localStorage', key, text);
  const isStored = 'locks' in navigator && !isSignedOut && read('localStorage', key) === text;
  // One that is on its way arrives without its page.
  const isLost = pending().some(
    ({ meta, state: { isPaused, failureCount } }) =>
      (isPaused || failureCount > 0) && !(meta?.['kind'] && isStored),
  );
  if (isLost) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Sends what another page stored and could not send, where it is the same person's. */
async function sendUnsent(
  key: string,
  { session, name }: PageOwner,
  graceMs: number,
): Promise<void> {
  const left = parsed(read('localStorage', key)) as Unsent | null;
  if (!left || left.at < Date.now() - OLDEST_MS) {
    write('localStorage', key, null);
    return;
  }
  const isTheirs = left.session === session || (name !== null && left.name === name);
  if (!isTheirs || left.at > Date.now() - graceMs) return;
  await Promise.all(left.changes.map(({ kind }) => loadKind(kind)));
  takeUpTakenBack(left.takenBack ?? []);
  for (const change of left.changes) doAs('send', change);
  // They are stored under the key of this page by now.
  write('localStorage', key, null);
}

/**
 * Goes on with what the page before began, and leaves to the next one what this one began: what can be
 * undone, in the same tab and session only; what has no answer yet, in any tab, once.
 * @returns what ends that, as after a sign-out
 */
export function followLeftChanges(owner: PageOwner): () => void {
  const key = UNSENT + crypto.randomUUID();
  const ended = new AbortController();
  const { signal } = ended;
  isSignedOut = false;
  if ('locks' in navigator) {
    // A page holds the lock of its key: others can tell that it is gone.
    const isEnded = new Promise((resolve) => signal.addEventListener('abort', resolve));
    navigator.locks.request(key, { signal }, () => isEnded).catch(() => undefined);
  }
  const takeOver = (from: string, options: LockOptions, graceMs: number) => {
    if (!('locks' in navigator)) return;
    navigator.locks
      .request(from, options, (lock) => lock && sendUnsent(from, owner, graceMs))
      // Their code could not be loaded: later.
      .catch(() => undefined);
  };

  const left = parsed(read('sessionStorage', LEFT)) as Left | null;
  write('sessionStorage', LEFT, null);
  if (left?.session === owner.session) {
    takeUpUndo(left);
    takeOver(left.key, {}, 0);
  }
  const look = () => {
    for (const other of unsentKeys())
      if (other !== key) takeOver(other, { ifAvailable: true }, GRACE_MS);
  };
  look();
  const timer = setInterval(look, LOOK_MS);

  const store = () => storeUnsent(key, owner);
  const stopStoring = [browserClient().getMutationCache().subscribe(store), followBegun(store)];
  const leave = () => {
    store();
    if (isSignedOut) return;
    const sent = new Set(unsent().map(({ id }) => id));
    const leaving: Left = {
      ...leftUndo((id) => sent.has(id)),
      session: owner.session,
      key,
    };
    write('sessionStorage', LEFT, JSON.stringify(leaving));
  };
  addEventListener('pagehide', leave, { signal });
  return () => {
    ended.abort();
    clearInterval(timer);
    for (const stop of stopStoring) stop();
    write('localStorage', key, null);
    forgetUndo();
  };
}
