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
  const served = marker.cloneNode(true);
  const putBack = keepTyped(marker);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    while (served.firstChild) marker.appendChild(served.firstChild);
    putBack();
    marker.querySelector('[data-until-complete]')?.removeAttribute('disabled');
  };
  return new Promise((resolve) => {
    function Mounted() {
      useLayoutEffect(putBack, []);
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    hydrateRoot(marker, <Mounted />, { identifierPrefix, onUncaughtError });
  });
}
