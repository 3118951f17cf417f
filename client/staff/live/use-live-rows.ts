import { useEffect, useEffectEvent, useCallback, useRef, useState } from 'react';

import type { ListName } from '../../../src/features/staff/poll/poll.contract.ts';
import type { Endpoint } from '../../../src/shared/api.ts';
import type { ListParameters, ListResponse } from '../../../src/staff-list/list.contract.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import type { Resource } from '../list/use-resource.ts';
import { followList } from './followers.ts';
import {
  arrivalsIn,
  leftRows,
  NO_ARRIVALS,
  withChanges,
  withNewest,
  type Arrivals,
  type Left,
  type LiveRow,
} from './live-rows.ts';

type ListQuery = ListParameters & { status?: string | undefined };
type ListEndpoint<Data> = Endpoint<string, { query: ListQuery }, Data>;

/** What happened to a list since its rows were read. */
export interface Live<Data> {
  arrivals: Arrivals;
  /** Rows that are shown and no longer in the list. */
  left: ReadonlyMap<string, Left>;
  /** Whether rows arrived on the first page, while another one is shown. */
  isNewAtStart: boolean;
  /** Shows the rows that arrived, and removes those that left. */
  showArrivals: () => void;
  /** Follows a record that the page may not have: the one that is open. */
  followAlso: (id: string | null) => void;
  /** The page as it was read last; null before. */
  read: Data | null;
}

const NONE = { arrivals: NO_ARRIVALS, left: new Map<string, Left>(), isNewAtStart: false };

/**
 * Follows what changes in a list (LIV-01): the rows that are shown are updated in place, and what
 * arrived waits until it is asked for. Nothing moves under the reader.
 * @param name of the list; undefined for one that does not follow changes
 */
export function useLiveRows<Data extends ListResponse<LiveRow>>(
  endpoint: ListEndpoint<Data>,
  name: ListName | undefined,
  resource: Pick<Resource<ListEndpoint<Data>>, 'data' | 'input' | 'busy' | 'change'>,
): Live<Data> {
  const also = useRef<string>(null);
  const followAlso = useCallback((id: string | null) => {
    also.current = id;
  }, []);
  const { data, input, change } = resource;
  const [news, setNews] = useState({ ...NONE, of: input, read: null as Data | null });
  /** How many rows matched when the page was read. */
  const matched = useRef({ of: input, count: data?.meta.matched ?? 0 });
  const current = useRef(resource);
  useEffect(() => {
    current.current = resource;
    if (matched.current.of !== input)
      matched.current = { of: input, count: data?.meta.matched ?? 0 };
  });

  const follow = useEffectEvent(async (): Promise<boolean> => {
    if (current.current.busy || !data) return false;
    const onPage = data.data.map(({ id }) => id);
    const shown = [...new Set([...onPage, ...(also.current ? [also.current] : [])])];
    const read = await callAsStaff(endpoint, {
      ...input,
      query: { ...input.query, shown: shown.join() },
    });
    // Another page was asked for in the meantime.
    if (!read.ok || current.current.busy || current.current.input !== input) return false;
    const fresh = read.value;
    const { data: before } = current.current;
    if (!before) return false;
    const { count } = matched.current;
    const { offset } = before.meta;
    const isLast = count <= before.data.length;
    setNews({
      of: input,
      read: fresh,
      // What arrives moves the rows of later pages, so that none of them is known to be new.
      arrivals: offset > 0 ? NO_ARRIVALS : arrivalsIn(before, fresh, isLast),
      left: leftRows(fresh, shown),
      isNewAtStart: offset > 0 && fresh.meta.matched > count,
    });
    change((latest) => withChanges(latest, fresh));
    return true;
  });
  useEffect(() => (name ? followList(name, () => follow()) : undefined), [name]);

  const { of, read, ...live } = news;
  return {
    ...(of === input ? live : NONE),
    followAlso,
    read: of === input ? read : null,
    showArrivals: () => {
      if (!read || of !== input) return;
      matched.current = { of: input, count: read.meta.matched };
      setNews({ ...NONE, of: input, read });
      change((latest) => withNewest(latest, read));
    },
  };
}
