import { useEffect, useState, type ComponentType } from 'react';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { retryOnce } from '../../../../client/shared/stale-chunk.ts';
import { useKeys } from '../../client/keys.ts';
import { KeysDialog } from '../../client/KeysDialog.tsx';

type Palette = ComponentType<{ onClosed: () => void; onKeys: () => void }>;

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Ctrl+K, Cmd+K or the link in the bar open the command palette, whose
 * code loads with the first use; '?' shows the keys.
 */
export function PaletteKey() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [loaded, setLoaded] = useState<{ Palette: Palette }>();
  // Another one may show by then.
  const closed = (what: typeof shown) => () => setShown((now) => (now === what ? null : now));
  const showKeys = () => setShown('keys');
  useKeys([
    {
      key: '?',
      label: 'Keyboard shortcuts',
      group: 'Go to',
      isKeyOnly: true,
      run: showKeys,
    },
  ]);

  useEffect(() => {
    const open = () => {
      setShown('palette');
      retryOnce(() => import('./CommandPalette.tsx')).then(
        ({ CommandPalette }) => setLoaded({ Palette: CommandPalette }),
        (error: unknown) => {
          setShown(null);
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
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Element)) return;
      if (!target.closest('[data-palette]')) return;
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

  if (shown === 'keys') return <KeysDialog onClosed={closed('keys')} />;
  return shown && loaded ? <loaded.Palette onClosed={closed('palette')} onKeys={showKeys} /> : null;
}
