import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { stylesheets } from '../late-stylesheets.ts';

/**
 * Hydrates an island in its own root, once the page has the styles of what it may show.
 * @returns a promise that resolves after its effects have run, when it handles events
 */
export async function mountIsland(
  marker: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string,
): Promise<void> {
  await stylesheets();
  return new Promise((resolve) => {
    function Mounted() {
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    hydrateRoot(marker, <Mounted />, { identifierPrefix });
  });
}
