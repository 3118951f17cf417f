import type { ComponentType } from 'react';

import { reloadOnStaleChunk, retryOnce } from '../stale-chunk.ts';

export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

const modules = import.meta.glob<IslandModule>([
  '../islands/*.island.tsx',
  '!../islands/{Staff*,*Screen}.island.tsx',
]);

/** The events that wake an island on its first interaction. */
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

/** What a press changes by itself: done again, it would be taken back. */
const FIELD = 'input,label,select';
const isField = (pressed: Element) => pressed.closest('a,button,' + FIELD)?.matches(FIELD);

/**
 * Wakes an island on its first interaction. What the visitor did meanwhile is done again once the
 * island can hear it: the last click or submit, on the same element. Fields keep what is typed, ticked
 * and chosen from the first moment; those that were left meanwhile are left again, so that what a form
 * says of a field that was touched is said.
 * Where its code cannot be had, links lead on and forms send as they do without a script; a button
 * that could do neither loads the page anew. The next interaction tries again.
 */
function onInteraction(marker: HTMLElement): void {
  let replay: (() => void) | undefined;
  let isButton = false;
  const left = new Set<EventTarget>();
  const leave = ({ target }: Event) => {
    if (target) left.add(target);
  };
  const hold = (event: Event) => {
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
    void wake();
  };
  let woken = false;
  const rest = () => {
    for (const type of INTERACTIONS) marker.removeEventListener(type, hold, true);
    marker.removeEventListener('focusout', leave);
  };
  const wake = async () => {
    if (woken) return;
    woken = true;
    try {
      await hydrate(marker);
    } catch (error) {
      rest();
      reportError(error);
      if (isButton) void reloadOnStaleChunk();
      else replay?.();
      return onInteraction(marker);
    }
    rest();
    left.delete(document.activeElement ?? marker);
    for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    replay?.();
  };
  for (const type of INTERACTIONS) marker.addEventListener(type, hold, true);
  marker.addEventListener('focusout', leave);
}

/** Schedules one island by what its marker asks for. */
function schedule(marker: HTMLElement): void {
  const when = marker.dataset['islandWhen'];
  const wake = () => {
    hydrate(marker).catch((error: unknown) => {
      reportError(error);
      // What the page is there for, and nobody has begun to use it.
      if (when === 'load') void reloadOnStaleChunk();
      onInteraction(marker);
    });
  };
  switch (when) {
    case 'load':
      return wake();
    case 'idle':
      if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
      else setTimeout(wake, 200);
      return;
    case 'visible': {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      });
      return observer.observe(marker);
    }
    default:
      return onInteraction(marker);
  }
}

/** Finds the islands of the page, those that stream in later too, and schedules each once. */
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
