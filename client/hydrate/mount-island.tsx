import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepTyped } from './keep-typed.ts';

/**
 * Hydrates an island in its own root. Translators and extensions change pages before and after it, and
 * React then renders the island anew: what was typed and the focus stay. Where React cannot go on, it
 * shows what the Worker rendered: forms and links work plainly.
 * @returns a promise that resolves after its effects have run, when it handles events
 */
export function mountIsland(
  marker: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string,
): Promise<void> {
  const served = marker.cloneNode(true) as HTMLElement;
  const putBack = keepTyped(marker);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    while (served.firstChild) marker.appendChild(served.firstChild);
    putBack();
    marker.querySelector('[data-until-complete]')?.removeAttribute('disabled');
  };
  const onRecoverableError = (error: unknown) => {
    // A translator puts each text into such elements, so the text that React expects is not there.
    if (!served.querySelector('font')) reportError(error);
  };
  return new Promise((resolve) => {
    function Mounted() {
      useLayoutEffect(putBack, []);
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    hydrateRoot(marker, <Mounted />, { identifierPrefix, onUncaughtError, onRecoverableError });
  });
}

/** What was done in an island before it was hydrated. */
export interface Queued {
  /** Clicks and submits. */
  replays: ReadonlyMap<Element, () => void>;
  /** The fields that lost the focus. */
  left: ReadonlySet<EventTarget | null>;
  /** A press that was not released. */
  held: Event | undefined;
}

export async function replay({ replays, left, held }: Queued): Promise<void> {
  for (const field of left) {
    if (field === document.activeElement) continue;
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  for (const repeat of replays.values()) {
    repeat();
    // A link of the next one has its new address then.
    await Promise.resolve();
  }
  held?.target?.dispatchEvent(new PointerEvent(held.type, held));
}
