import { useEffect, useState, type RefObject } from 'react';

import type { OpenedRecord } from '../../../src/features/staff/staff.contract.ts';
import { failure, success, type Result } from '../../../src/shared/result.ts';
import type { StaffPage } from '../../../src/shared/staff-pages.ts';
import { listHref } from '../../../src/staff-list/list.contract.ts';
import { namesOf, type WorkValues } from '../../../src/staff-work/values.contract.ts';
import { setText } from '../../../src/staff-work/words.contract.ts';
import {
  workTexts,
  type Changed,
  type WorkResponse,
  type WorkRow,
} from '../../../src/staff-work/work.contract.ts';
import { type WorkApi, type WorkKind } from '../../../src/staff-work/kind.contract.ts';
import type { ApiFailure } from '../../api/call.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import type { List } from '../list/use-list.ts';
import { focusedRow } from '../list/row-focus.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { usePageActions } from '../palette/page-actions.ts';
import { useOpenRecord } from './use-open-record.ts';

/** Records of any kind that staff work on. */
export type AnyKind<Row extends WorkRow, Details extends Row> = Omit<
  WorkKind<WorkValues, Row, Details, string>,
  'api'
> & { api: WorkApi<Row, Details> };

/** What staff set, by name; a note as well. */
export type SetValues = Readonly<Record<string, string | null>>;

export interface MoreKey {
  keys: string;
  label: string;
  run: () => boolean;
}

/** What happened last, and how it is undone; '' for nothing. */
interface Outcome {
  text: string;
  isProblem: boolean;
  undo: string | null;
}

const NOTHING: Outcome = { text: '', isProblem: false, undo: null };
const NO_IDS: ReadonlySet<string> = new Set();

interface WorkListOptions<Row extends WorkRow, Details extends Row> {
  list: List<WorkResponse<Row>>;
  /** The focus and the keys find the rows in it. */
  root: RefObject<HTMLElement | null>;
  /** The record that the page came with open. */
  open: OpenedRecord<Details> | null;
  /** The reader's own name. */
  me: string;
}

/**
 * A list that staff work on: its rows, the record that is open next to them, changes of one or several
 * with their undo, and the keys of all that.
 */
export function useWorkList<Row extends WorkRow, Details extends Row>(
  {
    kind: { api, texts, values },
    page: { path },
    keys: more = [],
  }: {
    kind: AnyKind<Row, Details>;
    page: StaffPage;
    /** Further keys, for the open record. */
    keys?: readonly MoreKey[];
  },
  { list, root, open, me }: WorkListOptions<Row, Details>,
) {
  const record = useOpenRecord(path, open?.id ?? null);
  const [selected, setSelected] = useState(NO_IDS);
  const [outcome, setOutcome] = useState(NOTHING);
  /** The versions that the reader made, by id. */
  const [made, setMade] = useState<ReadonlyMap<string, number>>(new Map());
  /** What the page came with, until another record is opened. */
  const [start, setStart] = useState(open);
  if (start && start.id !== record.id) setStart(null);
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

  /** Stores what was set on one record. The row stays as it is where that fails: what was typed must not vanish. */
  const save = async ({ id, version }: Row, set: SetValues): Promise<Result<Details, string>> => {
    const sent = await callAsStaff(api.change, { params: { id }, body: { ...set, version } });
    if (!sent.ok) return failure(sent.error.error || texts.changeFailed);
    show([sent.value]);
    return success(sent.value);
  };

  const report = (sent: Result<Changed<Row>, ApiFailure>, text: string, canUndo: boolean) => {
    if (!sent.ok) {
      setOutcome({ text: sent.error.error || texts.changeFailed, isProblem: true, undo: null });
      return;
    }
    const { data, conflicts, change } = sent.value;
    show([...data, ...conflicts.flatMap(({ record: current }) => current ?? [])]);
    const done = data.length > 0 ? [text.replace('#', String(data.length))] : [];
    setOutcome({
      text: [...done, ...conflicts.map(({ error }) => error)].join(' '),
      isProblem: conflicts.length > 0,
      undo: canUndo ? change : null,
    });
  };

  /** Sets the same on records; what came of it shows as a toast, with its undo. */
  const setOn = async (targets: readonly Row[], set: SetValues) => {
    if (targets.length === 0) return;
    const records = targets.map(({ id, version }) => ({ id, version }));
    const sent = await callAsStaff(api.changeAll, { body: { records, set } });
    setSelected(NO_IDS);
    report(sent, `# changed: ${setText(values, set, 'toast')}.`, true);
  };

  const undo = async () => {
    if (outcome.undo === null) return;
    setOutcome(NOTHING);
    const sent = await callAsStaff(api.undo, { params: { change: outcome.undo } });
    report(sent, workTexts.undone, false);
  };

  const select = (id: string, isSelected: boolean) =>
    setSelected((before) =>
      isSelected ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id)),
    );

  const { options } = values.status;
  /** Buttons of one row: the statuses that are of use now, and that it is the reader's. */
  const rowActions = (row: Row) => [
    ...(options[row.status]?.next ?? []).map((status) => ({
      label: options[status]?.label ?? status,
      run: () => void setOn([row], { status }),
    })),
    ...(row.owner === me
      ? []
      : [{ label: 'Assign to me', run: () => void setOn([row], { owner: me }) }]),
  ];

  /** What each key sets. */
  const setters = [
    ...namesOf(options).flatMap((status) => {
      const { key, label } = options[status] ?? {};
      return key ? [{ key, label: `Set status: ${label}`, set: { status } }] : [];
    }),
    { key: 'm', label: 'Assign to me', set: { owner: me } },
  ];

  const { close, keys } = useRowKeys(
    {
      root,
      ids: rows.map(({ id }) => id),
      openId: record.id,
      show: record.show,
      hide: record.hide,
    },
    (id) => {
      /** What a key changes: the selected rows, else the one that is open or has the focus. */
      const targets = chosen.length > 0 ? chosen : rows.filter((row) => row.id === id);
      return {
        ...Object.fromEntries(
          setters.map(({ key, set }) => [
            key,
            () => {
              void setOn(targets, set);
              return targets.length > 0;
            },
          ]),
        ),
        u: () => {
          void undo();
          return outcome.undo !== null;
        },
        x: () => {
          if (id !== undefined) select(id, !selected.has(id));
          return id !== undefined;
        },
        ...Object.fromEntries(more.map(({ keys: key, run }) => [key, run])),
      };
    },
  );

  usePageActions(() => {
    const hasTarget = chosen.length > 0 || record.id !== null || focusedRow() !== undefined;
    const ofTarget = [
      ...setters.map(({ key, label }) => [key, label] as const),
      ['x', 'Select'] as const,
      ...(record.id === null ? [['o', 'Open'] as const] : [['Escape', 'Close'] as const]),
    ];
    return [
      ...(hasTarget ? ofTarget : []),
      ...(outcome.undo === null ? [] : [['u', 'Undo the last change'] as const]),
      ...(record.id === null ? [] : more.map(({ keys: key, label }) => [key, label] as const)),
      ['/', 'Search this list'] as const,
    ].map(([key, label]) => ({ label, keys: key, run: () => void keys[key]?.() }));
  });

  const isOpen = ({ id }: Row) => id === record.id;
  // A record that the page does not have is followed from the details that came with it.
  const current: Row | undefined =
    rows.find(isOpen) ?? list.live.read?.others?.find(isOpen) ?? start?.details ?? undefined;
  /** The open record as its reader knows it: nothing moves or is lost in the pane by a colleague (LIV-01). */
  const [known, setKnown] = useState(current);
  const isChanged =
    current !== undefined &&
    known?.id === current.id &&
    current.version > Math.max(known.version, made.get(current.id) ?? 0);
  if (!isChanged && known !== current) setKnown(current);
  const row = isChanged ? known : current;
  const { followAlso, left } = list.live;
  useEffect(() => followAlso(record.id), [followAlso, record.id]);

  const changeText = (): string => {
    if (left.get(record.id ?? '') === 'deleted') return 'This was deleted.';
    if (!isChanged) return '';
    const before: Readonly<Record<string, unknown>> = known;
    const now = Object.fromEntries(
      Object.entries(current).filter(([name, value]) => value !== before[name]),
    );
    const who = current.changed_by ?? 'a new visit';
    return [`Changed by ${who}`, setText(values, now, 'toast')].filter(Boolean).join(': ');
  };

  return {
    rows,
    record,
    start,
    /** The open record's row, where it is known, as the reader knows it. */
    row,
    /** What someone else changed in it since; '' for nothing. */
    changeText: changeText(),
    showChange: () => setKnown(current),
    selected,
    chosen,
    select,
    selectAll: (all: boolean) => setSelected(all ? new Set(rows.map(({ id }) => id)) : NO_IDS),
    save,
    setOn,
    rowActions,
    outcome,
    undo,
    dismiss: () => setOutcome(NOTHING),
    close,
    /** The page with a record open; null for the list alone. */
    hrefOf: (id: string | null) => listHref(path, { ...list.view, open: id }),
  };
}
