import { useEffect, useState, type ComponentType } from 'react';

import { retryOnce } from '../../shared/stale-chunk.ts';

type Palette = ComponentType<{ onClosed: () => void }>;

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the command palette by Ctrl+K, Cmd+K or its link in the rail; its code loads with the first use. */
export function PaletteKey() {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: Palette }>();

  useEffect(() => {
    const open = () => {
      setIsOpen(true);
      retryOnce(() => import('./CommandPalette.tsx')).then(
        ({ CommandPalette }) => setLoaded({ Palette: CommandPalette }),
        (error: unknown) => {
          setIsOpen(false);
          reportError(error);
        },
      );
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return;
      event.preventDefault();
      // Not over the sign-in or a question.
      if (document.querySelector('dialog[open]') === null) open();
    };
    const onClick = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey } = event;
      if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element) || !target.closest('[data-palette]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return isOpen && loaded ? <loaded.Palette onClosed={() => setIsOpen(false)} /> : null;
}
