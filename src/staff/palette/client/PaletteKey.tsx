import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { askFor } from '../../client/held-keys.ts';
import { useKeys } from '../../client/keys.ts';
import { KeysDialog } from '../../client/KeysDialog.tsx';
import { loadDialog } from '../../client/load-dialog.ts';
import type { PaletteProps } from './CommandPalette.tsx';

interface ShownPalette {
  Palette: ComponentType<PaletteProps>;
  key: number;
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * Ctrl+K, Cmd+K or the link in the bar open the command palette, whose
 * code loads with the first use; '?' shows the keys.
 */
export function PaletteKey() {
  const [shown, setShown] = useState<ShownPalette | 'keys' | null>(null);
  // Another one may show by then.
  const closed = (what: typeof shown) => () => setShown((now) => (now === what ? null : now));
  const showKeys = () => {
    askFor('#staff-keys');
    setShown('keys');
  };
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
    const open = async () => {
      const loaded = await loadDialog('#staff-palette', () => import('./CommandPalette.tsx'));
      if (!loaded) return;
      const { code, key } = loaded;
      // At once: the next key is for its field.
      flushSync(() => setShown({ Palette: code.CommandPalette, key }));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return;
      event.preventDefault();
      // Not over the sign-in or a question.
      if (document.querySelector('dialog[open]') === null) void open();
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Element)) return;
      if (!target.closest('[data-palette]')) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  if (shown === null) return null;
  if (shown === 'keys') return <KeysDialog onClosed={closed('keys')} />;
  const { Palette, key } = shown;
  return <Palette key={key} onClosed={closed(shown)} onKeys={showKeys} />;
}
