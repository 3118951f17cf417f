import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { AnyEndpoint, CallInput, ResponseOf } from '../../../src/shared/api.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';

export interface Resource<E extends AnyEndpoint> {
  data: ResponseOf<E> | null;
  /** What the data is the response to. */
  input: CallInput<E>;
  /** Why the last read failed, for people. */
  problem: string | null;
  busy: boolean;
  /** Reads; the newest read wins, and the data before it stays until then. */
  read: (input: CallInput<E>) => Promise<void>;
  /** Shows a change that is known without reading again. */
  change: (change: (data: ResponseOf<E>) => ResponseOf<E>) => void;
}

/**
 * What an endpoint for staff answers.
 * @param input of the first read
 * @param start what the page came with, null when the Worker could not read it; undefined reads on mount
 * @param failed the text of a failure that has none of its own
 */
export function useResource<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { start, failed }: { start: ResponseOf<E> | null | undefined; failed: string },
): Resource<E> {
  const [state, setState] = useState<Pick<Resource<E>, 'data' | 'input' | 'problem'>>({
    data: start ?? null,
    input,
    problem: start === null ? failed : null,
  });
  const [busy, setBusy] = useState(start === undefined);
  const reading = useRef<AbortController>(null);

  const load = async (wanted: CallInput<E>) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const result = await callAsStaff(endpoint, wanted, { signal: controller.signal });
    if (controller.signal.aborted) return;
    setBusy(false);
    if (result.ok) setState({ data: result.value, input: wanted, problem: null });
    else setState((before) => ({ ...before, problem: result.error.error || failed }));
  };

  const loadFirst = useEffectEvent(() => void load(input));
  const isMissing = start === undefined;
  useEffect(() => {
    if (isMissing) queueMicrotask(() => loadFirst());
    return () => reading.current?.abort();
  }, [isMissing]);

  const read = (wanted: CallInput<E>) => {
    setBusy(true);
    return load(wanted);
  };

  const change: Resource<E>['change'] = (changed) =>
    setState((before) => ({ ...before, data: before.data && changed(before.data) }));

  return { ...state, busy, read, change };
}
