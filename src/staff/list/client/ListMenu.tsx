import { useEffect, useRef, type ReactNode } from 'react';

import { focusFirstRow } from './row-focus.ts';
import * as styles from '../../../ui/staff/FilterMenu.css.ts';

interface ListMenuProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Closes an open menu by what is pressed or has the focus elsewhere, and by Escape. @returns what stops it */
function closeByOthers(menu: HTMLDetailsElement): () => void {
  const isIn = ({ target }: Event) => target instanceof Node && menu.contains(target);
  const closeFor = (event: Event) => {
    if (!isIn(event)) menu.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !isIn(event)) return;
    // Not for the open record, too.
    event.stopPropagation();
    menu.open = false;
    focusFirstRow('tr[data-open]');
  };
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true };
  document.addEventListener('pointerdown', closeFor, options);
  document.addEventListener('focusin', closeFor, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => stopped.abort();
}

/** A menu over the rows. Escape leaves it for them. */
export function ListMenu({ label, isOpen, onToggle, children }: ListMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (isOpen && menu.current ? closeByOthers(menu.current) : undefined), [isOpen]);
  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
