import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island in its own root.
 * @returns a promise that resolves after its effects have run, when it handles events
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
