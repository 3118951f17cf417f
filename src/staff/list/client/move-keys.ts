import type { KeyAction } from '../../client/keys.ts';
import { focusByKeyboard, focusedRow, focusRow, rowFrom } from './row-focus.ts';

interface Moving {
  /** The rows, in their order. */
  ids: () => readonly string[];
  /** The row to begin with where none has the focus. */
  from?: string | undefined;
  onMove?: (id: string) => void;
}

/** The keys that go from row to row. */
export function moveKeys({ ids, from, onMove }: Moving): readonly KeyAction[] {
  const move = (step: number) => {
    const next = rowFrom(ids(), focusedRow() ?? from, step);
    if (next === undefined) return;
    onMove?.(next);
    focusByKeyboard();
    focusRow(next);
  };
  // Arrows scroll where no row has the focus.
  const isFor = (key: string) => (pressed: string | undefined) =>
    ids().length > 0 && ((pressed ?? key) === key || focusedRow() !== undefined);
  return [
    {
      key: 'j',
      also: 'ArrowDown',
      label: 'Next row',
      group: 'Move',
      isKeyOnly: true,
      repeats: true,
      isFor: isFor('j'),
      run: () => move(1),
    },
    {
      key: 'k',
      also: 'ArrowUp',
      label: 'Row before',
      group: 'Move',
      isKeyOnly: true,
      repeats: true,
      isFor: isFor('k'),
      run: () => move(-1),
    },
  ];
}
