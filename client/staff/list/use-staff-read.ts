import { useRef, useState } from 'react';

import { staffGet } from '../shell/api.ts';

interface StaffReadOptions<Answer> {
  /** The API's address with its query. */
  api: string;
  /** What the page was rendered with; null when the Worker could not read it. */
  start: Answer | null;
  /** The text of a failure that has none of its own. */
  failed: string;
}

export interface StaffRead<Answer> {
  answer: Answer | null;
  problem: string | null;
  busy: boolean;
  /** Reads again; the newest read wins, and what was read before stays until then. */
  refresh: () => Promise<void>;
  /** Shows a change that is known without reading again. */
  change: (change: (answer: Answer) => Answer) => void;
}

/** What a staff page shows, and how to read it again. */
export function useStaffRead<Answer>({
  api,
  start,
  failed,
}: StaffReadOptions<Answer>): StaffRead<Answer> {
  const [state, setState] = useState({ answer: start, problem: start ? null : failed });
  const [busy, setBusy] = useState(false);
  const reading = useRef<AbortController>(null);

  const refresh = async () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    const found = await staffGet<Answer>(api, failed, controller.signal);
    if (controller.signal.aborted) return;
    setBusy(false);
    setState((before) =>
      found.ok
        ? { answer: found.value, problem: null }
        : { answer: before.answer, problem: found.error },
    );
  };

  const change = (changed: (answer: Answer) => Answer) =>
    setState((before) => ({ ...before, answer: before.answer && changed(before.answer) }));

  return { ...state, busy, refresh, change };
}
