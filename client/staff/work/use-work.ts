import { useState } from 'react';

import type { Result } from '../../../src/shared/result.ts';
import type { ListResponse } from '../../../src/staff-list/list.contract.ts';
import { workTexts, type Changed } from '../../../src/staff-work/work.contract.ts';
import type { ApiFailure } from '../../api/call.ts';
import type { List } from '../list/use-list.ts';

interface WorkedRow {
  id: string;
  version: number;
}

/** The calls that change records of one kind. */
export interface WorkCalls<Row extends WorkedRow, Details extends Row, Values> {
  change: (
    id: string,
    body: Values & { note?: string; version?: number },
  ) => Promise<Result<Details, ApiFailure>>;
  changeAll: (body: {
    records: { id: string; version: number }[];
    set: Values;
  }) => Promise<Result<Changed<Row>, ApiFailure>>;
  undo: (change: string) => Promise<Result<Changed<Row>, ApiFailure>>;
}

/** What happened last, and how it is undone; '' for nothing. */
interface Outcome {
  text: string;
  isProblem: boolean;
  undo: string | null;
}

const NOTHING: Outcome = { text: '', isProblem: false, undo: null };
const NO_IDS: ReadonlySet<string> = new Set();

/** The work on the rows of a list: selection, changes of one or several, and their undo. */
export function useWork<
  Row extends WorkedRow,
  Details extends Row,
  Values extends object,
  Data extends ListResponse<Row>,
>(
  list: Pick<List<Data>, 'data' | 'change' | 'refresh'>,
  calls: WorkCalls<Row, Details, Values>,
  failed: string,
) {
  const [selected, setSelected] = useState(NO_IDS);
  const [outcome, setOutcome] = useState(NOTHING);
  const [details, setDetails] = useState<Details | null>(null);
  /** The versions that the reader made, by id. */
  const [made, setMade] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = list.data?.data ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));

  const show = (changed: readonly Row[]) => {
    setMade(
      (before) => new Map([...before, ...changed.map((row) => [row.id, row.version] as const)]),
    );
    const byId = new Map(changed.map((row) => [row.id, row]));
    list.change((before) => ({
      ...before,
      data: before.data.map((row) => byId.get(row.id) ?? row),
    }));
  };

  /** @returns what is wrong; null when it was stored */
  const save = async (
    row: WorkedRow,
    values: Values & { note?: string },
  ): Promise<string | null> => {
    const sent = await calls.change(row.id, { ...values, version: row.version });
    if (sent.ok) {
      setDetails(sent.value);
      show([sent.value]);
      return null;
    }
    // The row stays as it is until the list is read again: what was typed must not vanish.
    return sent.error.error || failed;
  };

  const report = (
    sent: Result<Changed<Row>, ApiFailure>,
    textOf: (changed: Changed<Row>) => string,
    canUndo: boolean,
  ) => {
    if (!sent.ok) {
      setOutcome({ text: sent.error.error || failed, isProblem: true, undo: null });
      return;
    }
    const { data, conflicts, change } = sent.value;
    show([...data, ...conflicts.flatMap(({ record }) => record ?? [])]);
    setDetails(null);
    const problems = conflicts.map(({ error }) => error).join(' ');
    setOutcome({
      text: [data.length > 0 ? textOf(sent.value) : '', problems].filter(Boolean).join(' '),
      isProblem: conflicts.length > 0,
      undo: canUndo ? change : null,
    });
  };

  return {
    rows,
    selected,
    chosen,
    outcome,
    /** The details of the record that was changed last, as the response had them. */
    details,
    made,
    save,
    /** Changes records at once; what came of it shows as a toast, with its undo. */
    changeAll: async (targets: readonly Row[], set: Values, what: string) => {
      if (targets.length === 0) return;
      const records = targets.map(({ id, version }) => ({ id, version }));
      const sent = await calls.changeAll({ records, set });
      setSelected(NO_IDS);
      report(sent, ({ data }) => `${data.length} changed: ${what}.`, true);
    },
    undo: async () => {
      if (outcome.undo === null) return;
      const change = outcome.undo;
      setOutcome(NOTHING);
      report(await calls.undo(change), () => workTexts.undone, false);
    },
    dismiss: () => setOutcome(NOTHING),
    select: (id: string, isSelected: boolean) =>
      setSelected((before) =>
        isSelected ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id)),
      ),
    selectAll: (all: boolean) => setSelected(all ? new Set(rows.map(({ id }) => id)) : NO_IDS),
  };
}
