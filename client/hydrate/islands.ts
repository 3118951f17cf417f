import { whenLoaded } from '../loading/when-loaded.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { reloadOnStaleChunk, retryOnce } from '../shared/stale-chunk.ts';
import { whenNear } from '../third-parties/when-near.ts';
import type { IslandModule } from './staff-islands.ts';

/** By path: the visitors' islands. */
const modules = import.meta.glob<IslandModule>('../../src/features/*/client/*.island.tsx');

/** The events that hydrate an island. */
const INTERACTIONS = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const;

function load(name: string): Promise<IslandModule | undefined> {
  const file = `/${name}.island.tsx`;
  const path = Object.keys(modules).find((one) => one.endsWith(file));
  return (
    modules[path ?? '']?.() ?? import('./staff-islands.ts').then((staff) => staff.loadIsland(file))
  );
}

async function hydrate(marker: HTMLElement): Promise<void> {
  const { island: name = '', islandProps = '{}', islandPrefix = '' } = marker.dataset;
  marker.dataset['islandStatus'] = 'loading';
  const [module, { mountIsland }] = await retryOnce(() =>
    Promise.all([load(name), import('./mount-island.tsx')]),
  );
  const component = module?.[name];
  if (!component) throw new Error(`No island ${name}`);
  await mountIsland(marker, component, JSON.parse(islandProps), islandPrefix);
  marker.dataset['islandStatus'] = 'hydrated';
}

/** A click changes these before hydration; replayed, it would undo the change. */
const FIELD = 'input,label,select';

/**
 * Whether the island handles a click: not on a field, and of links only those to other states of its
 * page and those that it marks. The browser follows other links itself: a replayed click opens no tab
 * in WebKit, and loses its modifier keys everywhere.
 */
function isHandled({ ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean {
  const control = target.closest<HTMLElement>('a,button,' + FIELD);
  if (!(control instanceof HTMLAnchorElement)) return !control?.matches(FIELD);
  if (ctrlKey || metaKey || shiftKey) return false;
  return control.pathname === location.pathname || 'replay' in control.dataset;
}

/** For a failed import: one that navigation cut off is no error, and the page is gone by then. */
function unlessLeft(react: () => void): void {
  const timer = setTimeout(react, 1000);
  addEventListener('pagehide', () => clearTimeout(timer));
}

/**
 * Hydrates an island on its first interaction, then replays the clicks and submits on the same
 * elements, in order, and a press that is still held, which may become a drag. Fields keep their
 * values; those that lost the focus before hydration get a focusout, so that forms validate them.
 * When the code cannot be loaded, links and forms work as without a script, and a button reloads the
 * page. The next interaction tries again.
 * @returns a function that hydrates it without an interaction
 */
function onInteraction(marker: HTMLElement): () => void {
  /** By control: of several clicks on one, the last counts. */
  const replays = new Map<Element, () => void>();
  let isButton = false;
  let held: Event | undefined;
  const release = () => (held = undefined);
  const left = new Set<EventTarget>();
  const leave = ({ target }: Event) => {
    if (target) left.add(target);
  };
  const queue = (event: Event) => {
    const target = event.target;
    if (event.type === 'pointerdown') {
      held = event;
      addEventListener('pointerup', release, { once: true });
    }
    if (event instanceof MouseEvent && event.type === 'click') {
      if (target instanceof HTMLElement && isHandled(event, target)) {
        event.preventDefault();
        const control = target.closest('button, a') ?? target;
        replays.set(control, () => target.click());
        isButton = control.matches('[type=button]');
      }
    }
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      const submitter = (event as SubmitEvent).submitter;
      replays.set(target, () => target.requestSubmit(submitter));
    }
    afterPaint(() => void start());
  };
  let isStarted = false;
  const stopListening = () => {
    for (const type of INTERACTIONS) marker.removeEventListener(type, queue, true);
    marker.removeEventListener('focusout', leave);
  };
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      await hydrate(marker);
    } catch (error) {
      stopListening();
      marker.querySelector('[data-until-complete]')?.removeAttribute('disabled');
      const last = [...replays.values()].at(-1);
      unlessLeft(() => {
        reportError(error);
        // An island that loads at once is the page's main content.
        if (marker.dataset['islandWhen'] === 'load' && !last) void reloadOnStaleChunk();
      });
      if (isButton) void reloadOnStaleChunk();
      else last?.();
      onInteraction(marker);
      return;
    }
    stopListening();
    left.delete(document.activeElement ?? marker);
    for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    for (const replay of replays.values()) {
      replay();
      // A link of the next one has its new address then.
      await Promise.resolve();
    }
    held?.target?.dispatchEvent(new PointerEvent(held.type, held));
  };
  for (const type of INTERACTIONS) marker.addEventListener(type, queue, true);
  marker.addEventListener('focusout', leave);
  return () => void start();
}

/** Hydrates islands that show what the browser has stored: their pattern occurs in it. */
function resume(): void {
  let stored = document.cookie;
  try {
    stored += [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join();
  } catch {
    // The browser blocks storage.
  }
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island-resume]')) {
    if (new RegExp(marker.dataset['islandResume'] ?? '').test(stored))
      marker.dispatchEvent(new Event('input'));
  }
}

/** Starts each island of the page once, including those that stream in later. */
export function startIslands(): void {
  const scan = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('[data-island-status="waiting"]')) {
      marker.dataset['islandStatus'] = 'scheduled';
      if (marker.querySelector('[data-until-complete]')) {
        void import('../forms/until-complete.ts').then((form) => form.start(marker));
      }
      const start = onInteraction(marker);
      if (marker.dataset['islandWhen'] === 'load') start();
      if (marker.dataset['islandWhen'] === 'near')
        void whenLoaded().then(() => whenNear([marker], start));
      // A press before this script ran has left the focus on its button, without the ring of the keyboard.
      const pressed = document.activeElement;
      if (marker.contains(pressed) && pressed?.matches('button:not(:focus-visible)'))
        (pressed as HTMLElement).click();
    }
    resume();
  };
  scan();
  document.addEventListener('DOMContentLoaded', scan);
  // Stored in another tab, or on a later page before Back.
  addEventListener('storage', resume);
  addEventListener('pageshow', resume);
}
