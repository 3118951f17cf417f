import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island in a root of its own.
 * @returns a promise that settles once its effects have run, so that its handlers hear events
 */
export function mountIsland(
  marker: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    function Mounted() {
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    hydrateRoot(marker, <Mounted />, { identifierPrefix });
  });
}
