import { useEffect, useEffectEvent, useState } from 'react';

import { opensRecord, readListUrl, writeListUrl } from '../list/list-url.ts';

export interface OpenRecord {
  /** The id of the record that is open; null when none is. */
  id: string | null;
  show: (id: string) => void;
  hide: () => void;
}

/** The record that is open over the list. It is part of the page's URL; Back closes it. */
export function useOpenRecord(path: string, start: string | null): OpenRecord {
  const [id, setId] = useState(start);

  const traversed = useEffectEvent(() => setId(readListUrl().open));
  useEffect(() => {
    const onTraverse = () => traversed();
    addEventListener('popstate', onTraverse);
    return () => removeEventListener('popstate', onTraverse);
  }, []);

  return {
    id,
    show: (next) => {
      // Moving on from one to the next is one step for Back.
      writeListUrl(path, { open: next }, id === null ? 'push' : 'replace');
      setId(next);
    },
    hide: () => {
      if (id === null) return;
      if (opensRecord()) return history.back();
      writeListUrl(path, { open: null }, 'replace');
      setId(null);
    },
  };
}
