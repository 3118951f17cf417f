import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { idsBetween } from '../../list/client/row-focus.ts';

const NONE: ReadonlySet<string> = new Set();

/** The rows that are selected: some of the page, or all that the list finds. @param ids of the page */
export function useSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string> | 'all'>(NONE);
  const anchor = useRef<string>(undefined);
  const isSelected = (id: string) => selected === 'all' || selected.has(id);
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
      const next = new Set(selected === 'all' ? ids : selected);
      const span = extend && anchor.current ? idsBetween(ids, anchor.current, id) : [id];
      anchor.current = id;
      if (on || extend) for (const each of span) next.add(each);
      else next.delete(id);
      setSelected(next);
    },
  };
}
