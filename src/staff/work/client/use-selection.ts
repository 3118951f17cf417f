import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Live } from '../../list/client/live-rows.ts';
import { idsBetween } from '../../list/client/row-focus.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows that are selected: some of the page, or all that the list finds.
 * @param ids of the page
 * @param left those of them that are no longer in the list
 */
export function useSelection(ids: readonly string[], left: Live['left']) {
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(NONE);
  const anchor = useRef<string>(undefined);
  const isSelected = (id: string) => (selected === 'all' ? !left.has(id) : selected.has(id));
  const keepTicks = useEffectEvent(() => {
    const boxes = document.querySelectorAll('[data-row] input[type=checkbox]:checked');
    const ticked = [...boxes].flatMap((box) => box.closest('tr')?.dataset['row'] ?? []);
    if (ticked.length > 0) setSelected(new Set(ticked));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- boxes that were ticked before hydration
  useEffect(() => keepTicks(), []);
  return {
    isAll: selected === 'all',
    isSelected,
    selectAll: () => setSelected('all'),
    selectNone: () => setSelected(NONE),
    /** @param extend from the one that was selected last */
    select: (id: string, on: boolean, extend = false) => {
      const next = new Set(selected === 'all' ? ids.filter(isSelected) : selected);
      const span = extend && anchor.current ? idsBetween(ids, anchor.current, id) : [id];
      anchor.current = id;
      if (on || extend) for (const each of span) next.add(each);
      else next.delete(id);
      setSelected(next);
    },
  };
}
