import { useEffect, type RefObject } from 'react';

import { listHref, type ListResponse } from '../../../src/staff-list/list.contract.ts';
import type { List } from '../list/use-list.ts';
import { focusedRow } from '../list/row-focus.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { usePageActions } from '../palette/page-actions.ts';
import { useKnownRow } from './use-known-row.ts';
import { useOpenRecord } from './use-open-record.ts';
import { useWork, type WorkCalls } from './use-work.ts';

/** A row that staff work on, of any kind. */
export interface WorkedItem<Status extends string> {
  id: string;
  name: string;
  version: number;
  status: Status;
  owner: string | null;
  /** Null after a visit, or before any change. */
  changed_by: string | null;
}

/** What any row can be set to. */
interface WorkSet<Status extends string> {
  status?: Status;
  owner?: string | null;
}

interface Start<Details> {
  id: string;
  /** Null when they could not be read. */
  details: Details | null;
}

interface WorkListOptions<
  Row extends WorkedItem<Status>,
  Details extends Row,
  Values,
  Status extends string,
> {
  /** The focus and the keys find the rows in it. */
  root: RefObject<HTMLElement | null>;
  path: string;
  /** The record that the page came with open. */
  open: Start<Details> | null;
  calls: WorkCalls<Row, Details, Values>;
  failed: string;
  words: Readonly<Record<Status, string>>;
  /** The key that sets each status. */
  statusKeys: Readonly<Record<string, Status>>;
  /** The reader's own name. */
  me: string;
}

/**
 * A list that staff work on: its rows, the record that is open next to them, and the keys of both.
 * @param more further keys, for the open record
 */
export function useWorkList<
  Status extends string,
  Row extends WorkedItem<Status>,
  Details extends Row,
  Values extends WorkSet<Status>,
  Data extends ListResponse<Row>,
>(
  list: List<Data>,
  {
    root,
    path,
    open,
    calls,
    failed,
    words,
    statusKeys,
    me,
  }: WorkListOptions<Row, Details, Values, Status>,
  more: readonly { keys: string; label: string; run: () => boolean }[] = [],
) {
  const record = useOpenRecord(path, open?.id ?? null);
  const work = useWork(list, calls, failed);

  const setStatus = (rows: readonly Row[], status: Status) =>
    work.changeAll(rows, { status } as Values, words[status].toLowerCase());
  const assign = (rows: readonly Row[], owner: string) =>
    work.changeAll(rows, { owner } as Values, `assigned to ${owner}`);

  /** Buttons of one row: the statuses that are of use now, and that it is the reader's. */
  const rowActions = (row: Row, statuses: readonly Status[]) => [
    ...statuses
      .filter((status) => status !== row.status)
      .map((status) => ({ label: words[status], run: () => void setStatus([row], status) })),
    ...(row.owner === me ? [] : [{ label: 'Assign to me', run: () => void assign([row], me) }]),
  ];

  const { close, keys } = useRowKeys(
    {
      root,
      ids: work.rows.map(({ id }) => id),
      openId: record.id,
      show: record.show,
      hide: record.hide,
    },
    (id) => {
      /** What a key changes: the selected rows, else the one that is open or has the focus. */
      const targets =
        work.chosen.length > 0 ? work.chosen : work.rows.filter((row) => row.id === id);
      return {
        ...Object.fromEntries(
          Object.entries(statusKeys).map(([key, status]) => [
            key,
            () => {
              void setStatus(targets, status);
              return targets.length > 0;
            },
          ]),
        ),
        m: () => {
          void assign(targets, me);
          return targets.length > 0;
        },
        u: () => {
          void work.undo();
          return work.outcome.undo !== null;
        },
        x: () => {
          if (id !== undefined) work.select(id, !work.selected.has(id));
          return id !== undefined;
        },
        ...Object.fromEntries(more.map(({ keys: key, run }) => [key, run])),
      };
    },
  );

  usePageActions(() => {
    const hasTarget = work.chosen.length > 0 || record.id !== null || focusedRow() !== undefined;
    const ofTarget = [
      ...Object.entries(statusKeys).map(
        ([key, status]) => [key, `Set status: ${words[status]}`] as const,
      ),
      ['m', 'Assign to me'] as const,
      ['x', 'Select'] as const,
      ...(record.id === null ? [['o', 'Open'] as const] : [['Escape', 'Close'] as const]),
    ];
    return [
      ...(hasTarget ? ofTarget : []),
      ...(work.outcome.undo === null ? [] : [['u', 'Undo the last change'] as const]),
      ...(record.id === null ? [] : more.map(({ keys: key, label }) => [key, label] as const)),
      ['/', 'Search this list'] as const,
    ].map(([key, label]) => ({ label, keys: key, run: () => void keys[key]?.() }));
  });

  const isOpen = ({ id }: Row) => id === record.id;
  const started = open && open.id === record.id ? open : undefined;
  const current = work.rows.find(isOpen) ?? list.live.read?.others?.find(isOpen);
  const { row, changed, showChange } = useKnownRow<Row>(
    // A record that the page does not have is followed from the details that came with it.
    current ?? started?.details ?? undefined,
    work.made.get(record.id ?? '') ?? 0,
  );
  const known = work.details?.id === record.id ? work.details : started?.details;
  const { followAlso, left } = list.live;
  useEffect(() => followAlso(record.id), [followAlso, record.id]);

  const changeText = (): string => {
    if (left.get(record.id ?? '') === 'deleted') return 'This was deleted.';
    if (!row || !changed) return '';
    const now = [
      ...(changed.status === row.status ? [] : [words[changed.status].toLowerCase()]),
      ...(changed.owner === row.owner
        ? []
        : [changed.owner ? `owner ${changed.owner}` : 'no owner']),
    ];
    const who = changed.changed_by ?? 'a new visit';
    return [`Changed by ${who}`, now.join(', ')].filter(Boolean).join(': ');
  };

  return {
    record,
    work,
    close,
    setStatus,
    assign,
    rowActions,
    /** The page with a record open; null for the list alone. */
    hrefOf: (id: string | null) => listHref(path, { ...list.view, open: id }),
    /** Why a row that is shown is no longer in the list. */
    leftOf: (id: string) => left.get(id),
    /** The open record's row, where it is known, as the reader knows it. */
    row,
    /** What someone else changed in it since; '' for nothing. */
    changeText: changeText(),
    showChange,
    /** What is known of the open record already. */
    details: !row || known?.version === row.version ? known : undefined,
  };
}
