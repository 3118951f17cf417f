import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { askFor } from '../../client/held-keys.ts';
import { useKeys } from '../../client/keys.ts';
import { KeysDialog } from '../../client/KeysDialog.tsx';
import { loadDialog } from '../../client/load-dialog.ts';
import type { PaletteProps } from './CommandPalette.tsx';
import { SequenceHint } from './SequenceHint.tsx';

interface ShownPalette {
  Palette: ComponentType<PaletteProps>;
  key: number;
}

const isFind = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-palette]') !== null;

function keepFocusOnFind(event: MouseEvent): void {
  if (isFind(event)) event.preventDefault();
}

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
  const open = async () => {
    const loaded = await loadDialog('#staff-palette', () => import('./CommandPalette.tsx'));
    if (!loaded) return;
    const { code, key } = loaded;
    // At once: the next key is for its field.
    flushSync(() => setShown({ Palette: code.CommandPalette, key }));
  };
  useKeys([
    {
      key: 'Ctrl+K',
      label: 'Find a person, a page or an action',
      group: 'Go to',
      isKeyOnly: true,
      run: () => void open(),
    },
    {
      key: '?',
      label: 'Keyboard shortcuts',
      group: 'Go to',
      isKeyOnly: true,
      run: showKeys,
    },
  ]);
  const pressed = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event) || !isFind(event)) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener('click', (event) => pressed(event), ended);
    // The row that actions are about keeps the focus.
    document.addEventListener('mousedown', keepFocusOnFind, ended);
    return () => ended.abort();
  }, []);

  if (shown === null) return <SequenceHint />;
  if (shown === 'keys') return <KeysDialog onClosed={closed('keys')} />;
  const { Palette, key } = shown;
  return <Palette key={key} onClosed={closed(shown)} onKeys={showKeys} />;
}
