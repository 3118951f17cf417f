import type { ComponentType } from 'react';

import { reloadOnStaleChunk, retryOnce } from '../stale-chunk.ts';

export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

const modules = import.meta.glob<IslandModule>([
  '../islands/*.island.tsx',
  '!../islands/{Staff*,*Screen}.island.tsx',
]);

/** The events that hydrate an island. */
const INTERACTIONS = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const;

function load(name: string): Promise<IslandModule | undefined> {
  const path = `../islands/${name}.island.tsx`;
  return modules[path]?.() ?? import('./staff-islands.ts').then((staff) => staff.loadIsland(path));
}

async function hydrate(marker: HTMLElement): Promise<void> {
  const { island: name = '', islandProps = '{}', islandPrefix = '' } = marker.dataset;
  marker.dataset['islandStatus'] = 'loading';
  const [module, { mountIsland }] = await retryOnce(() =>
    Promise.all([load(name), import('./mount-island.tsx')]),
  );
  const component = module?.[name];
  if (!component) throw new Error(`client/islands/${name}.island.tsx exports no ${name}`);
  await mountIsland(marker, component, JSON.parse(islandProps), islandPrefix);
  marker.dataset['islandStatus'] = 'hydrated';
}

/** A click changes these before hydration; replayed, it would undo the change. */
const FIELD = 'input,label,select';
const isField = (target: Element) => target.closest('a,button,' + FIELD)?.matches(FIELD);

/**
 * Hydrates an island on its first interaction, then replays the last click or submit on the same
 * element. Fields keep their values; those that lost the focus before hydration get a focusout, so
 * that forms validate them.
 * When the code cannot be loaded, links and forms work as without a script, and a button reloads the
 * page. The next interaction tries again.
 */
function onInteraction(marker: HTMLElement): void {
  let replay: (() => void) | undefined;
  let isButton = false;
  const left = new Set<EventTarget>();
  const leave = ({ target }: Event) => {
    if (target) left.add(target);
  };
  const queue = (event: Event) => {
    const target = event.target;
    if (event.type === 'click' && target instanceof HTMLElement && !isField(target)) {
      event.preventDefault();
      replay = () => target.click();
      isButton = target.closest('button, a')?.matches('[type=button]') ?? false;
    }
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      const submitter = (event as SubmitEvent).submitter;
      replay = () => target.requestSubmit(submitter);
    }
    void start();
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
      reportError(error);
      if (isButton) void reloadOnStaleChunk();
      else replay?.();
      return onInteraction(marker);
    }
    stopListening();
    left.delete(document.activeElement ?? marker);
    for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    replay?.();
  };
  for (const type of INTERACTIONS) marker.addEventListener(type, queue, true);
  marker.addEventListener('focusout', leave);
}

function schedule(marker: HTMLElement): void {
  const when = marker.dataset['islandWhen'];
  const start = () => {
    hydrate(marker).catch((error: unknown) => {
      reportError(error);
      // The page's main content, and not in use yet.
      if (when === 'load') void reloadOnStaleChunk();
      onInteraction(marker);
    });
  };
  switch (when) {
    case 'load':
      return start();
    case 'idle':
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
      return;
    case 'visible': {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      });
      return observer.observe(marker);
    }
    default:
      return onInteraction(marker);
  }
}

/** Schedules each island of the page once, including those that stream in later. */
export function startIslands(): void {
  const scan = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('[data-island-status="waiting"]')) {
      marker.dataset['islandStatus'] = 'scheduled';
      schedule(marker);
    }
  };
  scan();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', scan);
}
