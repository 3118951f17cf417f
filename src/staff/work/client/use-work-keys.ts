import { useEffect } from 'react';

import { namesOf, type WorkChoice } from '../values.contract.ts';
import type { Given, WorkRow } from '../work.contract.ts';
import { hasLastChange, undoLast } from '../../client/undo.ts';
import {
  focusByKeyboard,
  focusedRow,
  focusRow,
  followModality,
  leaveFieldsByEscape,
  keyboardRow,
  rowFrom,
} from '../../list/client/row-focus.ts';
import type { List } from '../../list/client/use-list.ts';
import { useKeys, type KeyAction } from '../../client/keys.ts';
import type { useSelection } from './use-selection.ts';
import type { RecordAct } from './work-view.ts';

interface Work<Row extends WorkRow> {
  list: Pick<List<unknown>, 'state' | 'go' | 'searchBox'>;
  ids: readonly string[];
  selection: ReturnType<typeof useSelection>;
  /** How many are selected. */
  count: number;
  options: WorkChoice['options'];
  acts: readonly RecordAct<Row>[];
  me: string;
  hasUnfolded: boolean;
  /** Further keys, for the open record. */
  more: readonly KeyAction[];
  /** What letters act on. */
  targets: () => readonly Row[];
  set: (set: Given) => void;
  actOn: (act: RecordAct<Row>) => void;
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The keys of a list with a pane: moves, what is set, what its kind does. */
export function useWorkKeys<Row extends WorkRow>({
  list: { state, go, searchBox },
  ids,
  selection,
  count,
  options,
  acts,
  me,
  hasUnfolded,
  more,
  targets,
  set,
  actOn,
}: Work<Row>): void {
  useEffect(followModality, []);
  useEffect(leaveFieldsByEscape, []);
  const { open } = state;
  const onRow = (): string => keyboardRow() ?? '';
  const hasTargets = () => targets().length > 0;
  const inRecord = (action: KeyAction): KeyAction => ({
    group: 'Open record',
    isFor: () => open !== null,
    ...action,
  });
  const moving = (key: string, step: number) => ({
    key,
    group: 'Move',
    isKeyOnly: true,
    // Arrows scroll where no row has the focus.
    isFor: (pressed = key) => ids.length > 0 && (pressed === key || focusedRow() !== undefined),
    run: () => {
      const next = rowFrom(ids, focusedRow() ?? open ?? undefined, step);
      if (next === undefined) return;
      if (open !== null) go({ open: next });
      focusByKeyboard();
      focusRow(next);
    },
  });
  useKeys([
    { ...moving('j', 1), also: 'ArrowDown', label: 'Next row' },
    { ...moving('k', -1), also: 'ArrowUp', label: 'Row before' },
    {
      group: 'Read',
      key: 'o',
      label: 'Open',
      isFor: () => focusedRow() !== undefined,
      run: () => go({ open: focusedRow() ?? null }),
    },
    {
      group: 'Read',
      key: 'Escape',
      label: 'Close',
      isFor: () => open !== null,
      run: () => go({ open: null }),
    },
    { group: 'Read', key: '/', label: 'Search this list', run: () => searchBox.current?.focus() },
    ...namesOf(options).flatMap((status) => {
      const { key, label } = options[status] ?? {};
      const run = () => set({ status });
      return key
        ? [{ group: 'Change', isFor: hasTargets, key, label: `Set status: ${label}`, run }]
        : [];
    }),
    ...acts.map((act) => ({
      group: 'Change',
      key: act.key,
      label: act.label,
      isFor: () => selection.isAll || targets().some((row) => act.isFor(row)),
      run: () => actOn(act),
    })),
    {
      group: 'Change',
      isFor: hasTargets,
      key: 'm',
      label: 'Assign to me',
      run: () => set({ owner: me }),
    },
    {
      group: 'Change',
      key: 'u',
      label: 'Undo the last change',
      isFor: hasLastChange,
      run: undoLast,
    },
    {
      group: 'Change',
      key: 'x',
      label: 'Select',
      isFor: () => Boolean(onRow() || open),
      run: () => {
        const id = onRow() || (open ?? '');
        selection.select(id, !selection.isSelected(id));
      },
    },
    {
      group: 'Change',
      key: 'Shift+X',
      label: 'Select up to here',
      isFor: () => onRow() !== '',
      run: () => selection.select(onRow(), true, true),
    },
    {
      group: 'Change',
      key: 'Escape',
      label: 'Select none',
      isFor: () => count > 0,
      run: selection.selectNone,
    },
    ...(hasUnfolded
      ? [
          {
            group: 'Read',
            key: 'v',
            label: 'Unfold or fold the row',
            isFor: () => onRow() !== '',
            run: () => click(`[data-unfold="${CSS.escape(onRow())}"]`),
          },
        ]
      : []),
    inRecord({
      key: 'e',
      label: 'Write a note',
      run: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    }),
    ...more.map(inRecord),
  ]);
}
