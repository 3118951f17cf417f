import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { texts, type LeadDetails } from '../../../src/features/staff/staff.contract.ts';
import { staffGet } from '../shell/api.ts';
import { isOwnStep, readAddress, writeAddress } from '../list/list-address.ts';

export interface OpenLead {
  /** The id of the lead whose details are open; null when none are. */
  id: string | null;
  details: LeadDetails | null;
  problem: string | null;
  show: (id: string) => void;
  hide: () => void;
  /** Reads the details again, after a problem. */
  retry: () => void;
}

interface Known {
  id: string | null;
  details: LeadDetails | null;
  problem: string | null;
}

/** The lead whose details are open over the list. It lives in the page's address; Back closes it. */
export function useOpenLead(page: string, start: Known): OpenLead {
  const [known, setKnown] = useState(start);
  const reading = useRef<AbortController>(null);

  const read = async (id: string | null) => {
    reading.current?.abort();
    setKnown({ id, details: null, problem: null });
    if (id === null) return;
    const controller = new AbortController();
    reading.current = controller;
    const found = await staffGet<LeadDetails>(
      `/api/admin/leads/${encodeURIComponent(id)}`,
      texts.leadsFailed,
      controller.signal,
    );
    if (controller.signal.aborted) return;
    setKnown(
      found.ok
        ? { id, details: found.value, problem: null }
        : { id, details: null, problem: found.error },
    );
  };

  const traversed = useEffectEvent(() => {
    const { open } = readAddress();
    if (open !== known.id) void read(open);
  });
  useEffect(() => {
    const onTraverse = () => traversed();
    addEventListener('popstate', onTraverse);
    return () => removeEventListener('popstate', onTraverse);
  }, []);

  return {
    ...known,
    show: (id) => {
      writeAddress(page, { open: id }, 'push');
      void read(id);
    },
    hide: () => {
      if (known.id === null) return;
      if (isOwnStep()) history.back();
      else {
        writeAddress(page, { open: null }, 'replace');
        void read(null);
      }
    },
    retry: () => void read(known.id),
  };
}
