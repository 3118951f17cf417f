import { useEffect, useEffectEvent, useState } from 'react';

import { isOwnStep, readListUrl, writeListUrl } from '../list/list-url.ts';

export interface OpenLead {
  /** The id of the lead whose details are open; null when none are. */
  id: string | null;
  show: (id: string) => void;
  hide: () => void;
}

/** The lead whose details are open over the list. It is part of the page's URL; Back closes it. */
export function useOpenLead(path: string, start: string | null): OpenLead {
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
      writeListUrl(path, { open: next }, 'push');
      setId(next);
    },
    hide: () => {
      if (id === null) return;
      if (isOwnStep()) return history.back();
      writeListUrl(path, { open: null }, 'replace');
      setId(null);
    },
  };
}
