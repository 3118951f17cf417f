import { Component, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepTyped } from './keep-typed.ts';

interface BoundaryProps {
  /** What the Worker rendered. */
  served: DocumentFragment;
  onFail: () => void;
  children: ReactNode;
}

/** Shows what the Worker rendered where React cannot go on: forms and links work plainly. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    const { served, children } = this.props;
    return this.state.isBroken ? (
      <div ref={(place) => void place?.appendChild(served)} />
    ) : (
      children
    );
  }
}

/**
 * Hydrates an island in its own root. Translators and extensions change pages before and after it, and
 * React then renders the island anew: what was typed and the focus stay.
 * @returns a promise that resolves after its effects have run, when it handles events
 */
export function mountIsland(
  marker: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string,
): Promise<void> {
  const served = document.createDocumentFragment();
  for (const node of marker.childNodes) served.append(node.cloneNode(true));
  const putBack = keepTyped(marker);
  const onFail = () => {
    putBack();
    marker.querySelector('[data-until-complete]')?.removeAttribute('disabled');
  };
  return new Promise((resolve) => {
    function Mounted() {
      useLayoutEffect(putBack, []);
      useEffect(resolve, []);
      return <Component {...props} />;
    }
    hydrateRoot(
      marker,
      <Boundary served={served} onFail={onFail}>
        <Mounted />
      </Boundary>,
      { identifierPrefix },
    );
  });
}
