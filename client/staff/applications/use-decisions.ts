import { useEffect, useRef, useState } from 'react';

import {
  applicationsApi,
  applicationTexts,
  type ApplicationRow,
  type DecisionConflict,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  UNDO_MS,
  type DecisionRequest,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { nameOf } from './decision-words.ts';
import { NO_IDS, withAll, without } from './id-sets.ts';
import { canUndo, outcomesOf, type KnownRow, type KnownRows, type Made } from './decision-state.ts';

const TICK_MS = 500;
/** How often the Worker is asked about applications that it is sending, and for how long. */
const POLL_MS = 1500;
const MAX_POLLS = 120;

const clock = (): number => performance.now();

/** When an application was last decided on, or could not be sent (ISO). */
export const changedAt = ({ updated_at, failed_at }: ApplicationRow): string =>
  [updated_at ?? '', failed_at ?? ''].toSorted().at(-1) ?? '';

const isConflict = (body: unknown): body is DecisionConflict =>
  typeof body === 'object' && body !== null && 'application' in body;

/** Whether a decision was taken before by this session, e.g. because its response was lost. */
const isTaken = ({ yours, application }: DecisionConflict, { status, send }: DecisionRequest) =>
  yours &&
  (send
    ? application.status === 'sending' || application.partnerstack_id !== null
    : application.status === status && application.partnerstack_id === null);

/**
 * The decisions of this page. The Worker takes each at once; the rows show what it answered, and
 * applications that it is sending are read again until they are sent.
 */
export function useDecisions(listed: readonly ApplicationRow[]) {
  const [known, setKnown] = useState<KnownRows>(new Map());
  const [made, setMade] = useState<readonly Made[]>([]);
  const [problem, setProblem] = useState('');
  const [sendingNow, setSendingNow] = useState(NO_IDS);
  const [now, setNow] = useState(0);
  const lastKey = useRef(0);
  /** Calls are sent one after another, so that an undo follows its decision. */
  const calls = useRef(Promise.resolve());

  const learn = (rows: readonly ApplicationRow[]) => {
    if (rows.length === 0) return;
    const time = clock();
    setNow(time);
    setKnown((before) => {
      const after = new Map(before);
      for (const row of rows) {
        const undoUntil = row.undo_ms === null ? null : time + row.undo_ms;
        after.set(row.id, { row, undoUntil });
      }
      return after;
    });
  };

  // A list that was read later is newer than what was known.
  useEffect(() => {
    learn(
      listed.filter((row) => {
        const before = known.get(row.id);
        return before ? changedAt(row) > changedAt(before.row) : row.undo_ms !== null;
      }),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another list was read
  }, [listed]);

  const latest = (row: ApplicationRow): KnownRow => {
    const other = known.get(row.id);
    return other && changedAt(other.row) >= changedAt(row)
      ? other
      : { row, undoUntil: row.undo_ms === null ? null : now + row.undo_ms };
  };
  const rows = listed.map((row) => latest(row).row);
  const undoableIds = new Set(
    listed.filter((row) => canUndo(latest(row), now)).map(({ id }) => id),
  );

  const isTicking = [...known.values()].some((each) => canUndo(each, now));
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);

  const sendingIds = [
    ...new Map(
      [...rows, ...[...known.values()].map(({ row }) => row)].map((row) => [row.id, row]),
    ).values(),
  ]
    .filter((row) => row.status === 'sending' && !canUndo(known.get(row.id), now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (sendingIds === '') return undefined;
    const stopped = new AbortController();
    const poll = async () => {
      for (let polls = 0; polls < MAX_POLLS && !stopped.signal.aborted; polls += 1) {
        for (const id of sendingIds.split(',')) {
          const read = await callAsStaff(
            applicationsApi.one,
            { params: { id } },
            { signal: stopped.signal },
          );
          if (stopped.signal.aborted) return;
          if (read.ok && read.value.application.status !== 'sending') {
            learn([read.value.application]);
          }
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    };
    void poll();
    return () => stopped.abort();
  }, [sendingIds]);

  const inOrder = (call: () => Promise<void>) => {
    calls.current = calls.current.then(call);
  };

  /** The last thing that was done to each application: a response to an earlier one is outdated. */
  const turns = useRef(new Map<string, number>());
  const takeTurn = (id: string): (() => boolean) => {
    const turn = (turns.current.get(id) ?? 0) + 1;
    turns.current.set(id, turn);
    return () => turns.current.get(id) === turn;
  };

  const send = async (
    { key, target, decision }: Made,
    before: ApplicationRow,
    isLatest: () => boolean,
  ) => {
    const sent = await callAsStaff(applicationsApi.decide, {
      params: { id: target.id },
      body: decision,
    });
    if (!isLatest()) return undefined;
    if (sent.ok) return learn([sent.value.application]);
    const { body, error } = sent.error;
    learn([isConflict(body) ? body.application : before]);
    if (isConflict(body) && isTaken(body, decision)) return undefined;
    setMade((all) =>
      all.map((each) =>
        each.key === key && each.target.id === target.id
          ? { ...each, problem: error || applicationTexts.updateFailed }
          : each,
      ),
    );
  };

  const decide = (targets: readonly ApplicationRow[], decision: DecisionRequest) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const ids = new Set(targets.map(({ id }) => id));
    const { mail } = decision;
    /** A text is remembered once. */
    const rest =
      mail && mail !== 'template' ? { ...decision, mail: { ...mail, remember: false } } : decision;
    const added = targets.map((target, index): Made => ({
      key,
      target,
      decision: index === 0 ? decision : rest,
      problem: null,
    }));
    setMade((all) => [...all.filter(({ target }) => !ids.has(target.id)), ...added]);
    const status = decision.send ? 'sending' : decision.status;
    learn(
      targets.map((row) => ({
        ...row,
        status,
        undo_ms: UNDO_MS,
        failure: null,
        failed_at: null,
        waiting: null,
      })),
    );
    for (const [index, each] of added.entries()) {
      const before = targets[index];
      if (!before) continue;
      const isLatest = takeTurn(before.id);
      inOrder(() => send(each, before, isLatest));
    }
  };

  /** Makes applications pending again, also those that another session decided on. */
  const undo = (ids: readonly string[]) => {
    setProblem('');
    setMade((all) => all.filter(({ target }) => !ids.includes(target.id)));
    for (const id of ids) {
      const before = known.get(id)?.row ?? rows.find((row) => row.id === id);
      if (before) learn([{ ...before, status: 'pending', undo_ms: null }]);
      const isLatest = takeTurn(id);
      inOrder(async () => {
        const undone = await callAsStaff(applicationsApi.undo, { params: { id } });
        if (!isLatest()) return undefined;
        if (undone.ok) return learn([undone.value.application]);
        const { body, error } = undone.error;
        const current = isConflict(body) ? body.application : before;
        if (current) learn([current]);
        setProblem(error || applicationTexts.updateFailed);
      });
    }
  };

  /** Sends approved applications that PartnerStack does not have; the row shows what came of it. */
  const sendApproved = (targets: readonly ApplicationRow[]) => {
    setProblem('');
    setSendingNow((before) =>
      withAll(
        before,
        targets.map(({ id }) => id),
      ),
    );
    for (const { id, ...row } of targets) {
      inOrder(async () => {
        const sent = await callAsStaff(applicationsApi.send, { params: { id } });
        setSendingNow((before) => without(before, id));
        if (sent.ok) return learn([sent.value.application]);
        const { body, error } = sent.error;
        if (isConflict(body)) learn([body.application]);
        setProblem(`${nameOf({ id, ...row })}: ${error || applicationTexts.updateFailed}`);
      });
    }
  };

  /** Makes a new application from a rejected one. @returns whether there is one */
  const reopen = async (id: string): Promise<boolean> => {
    setProblem('');
    const made = await callAsStaff(applicationsApi.reopen, { params: { id } });
    if (!made.ok) setProblem(made.error.error || applicationTexts.updateFailed);
    return made.ok;
  };

  const dismiss = (some: readonly Made[]) =>
    setMade((all) => all.filter((each) => !some.includes(each)));

  return {
    rows,
    known,
    undoableIds,
    outcomes: outcomesOf(made, known, now),
    /** Why an undo or a sending failed; '' if none did. */
    problem,
    now,
    decide,
    undo,
    /** The approved applications that are being sent from this page. */
    sendingNow,
    sendApproved,
    reopen,
    dismiss,
    dismissProblem: () => setProblem(''),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
