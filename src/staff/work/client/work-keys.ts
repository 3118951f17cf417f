import { askFor } from '../../client/held-keys.ts';
import type { KeyAction } from '../../client/keys.ts';
import { moveKeys } from '../../list/client/move-keys.ts';
import { focusedRow, currentRow } from '../../list/client/row-focus.ts';
import { namesOf } from '../values.contract.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import type { Work } from './use-work.ts';

type Keys = readonly KeyAction[];
type PartOf<Names extends keyof Work<WorkRow, DetailsOf<WorkRow>>> = Pick<
  Work<WorkRow, DetailsOf<WorkRow>>,
  Names
>;

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

const readKeys = ({ list: { state, go, searchBox } }: PartOf<'list'>): Keys => [
  {
    key: 'o',
    label: 'Open',
    isFor: () => focusedRow() !== undefined,
    run: () => go({ open: focusedRow() ?? null }),
  },
  {
    key: 'Escape',
    label: 'Close',
    isFor: () => state.open !== null,
    run: () => go({ open: null }),
  },
  { key: '/', label: 'Search this list', run: () => searchBox.current?.focus() },
];

const statusKeys = <Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  targets,
  set,
}: Work<Row, Details>): Keys => {
  const { options } = view.kind.values.status;
  return namesOf(options).flatMap((status) => {
    const { key, label } = options[status] ?? {};
    if (!key) return [];
    return [
      {
        key,
        label: `Set status: ${label}`,
        isFor: () => targets().length > 0,
        run: () => set(targets(), { status }),
      },
    ];
  });
};

const actKeys = <Row extends WorkRow, Details extends DetailsOf<Row>>({
  acts,
  selection,
  targets,
  actOn,
}: Work<Row, Details>): Keys =>
  acts.map((act) => ({
    key: act.key,
    label: act.label,
    words: act.words ?? '',
    isFor: () => selection.isAll || targets().some((row) => act.isFor(row)),
    run: () => actOn(act, targets()),
  }));

const changeKeys = <Row extends WorkRow, Details extends DetailsOf<Row>>({
  page: { me },
  targets,
  set,
}: Work<Row, Details>): Keys => [
  {
    key: 'h',
    label: 'Waits for them, or no longer',
    isFor: () => targets().length > 0,
    run: () => set(targets(), { waits: targets().every(({ waits }) => waits) ? null : 'them' }),
  },
  {
    key: 'm',
    label: 'Assign to me',
    isFor: () => targets().length > 0,
    run: () => set(targets(), { owner: me }),
  },
];

function selectKeys({ list, selection, count }: PartOf<'list' | 'selection' | 'count'>): Keys {
  const { select, isSelected, selectNone } = selection;
  const current = () => currentRow(list.state.open) ?? '';
  return [
    {
      key: 'x',
      label: 'Select',
      isFor: () => current() !== '',
      run: () => select(current(), !isSelected(current())),
    },
    {
      key: 'Shift+X',
      label: 'Select up to here',
      isFor: () => currentRow() !== undefined,
      run: () => select(currentRow() ?? '', true, true),
    },
    { key: 'Escape', label: 'Select none', isFor: () => count > 0, run: selectNone },
  ];
}

const unfoldKey: KeyAction = {
  key: 'v',
  label: 'Unfold or fold the row',
  isFor: () => currentRow() !== undefined,
  run: () => press(`[data-unfold="${CSS.escape(currentRow() ?? '')}"]`),
};

export const noteKey: KeyAction = {
  key: 'e',
  label: 'Write a note',
  run: () => askFor('[data-note]', { way: '[data-note]' }),
};

/** Keys of one heading. */
const under = (group: string, keys: Keys): Keys => keys.map((key) => ({ ...key, group }));

/** Keys of the open record; they open the row that has the focus where none is. */
const inPane = ({ state: { open }, go }: PartOf<'list'>['list'], keys: Keys): Keys =>
  keys.map((key) => ({
    isFor: () => open !== null || focusedRow() !== undefined,
    ...key,
    run: () => {
      if (open === null) go({ open: focusedRow() ?? null });
      key.run();
    },
  }));

/** The keys of a list with a pane; of two for one key, the first that has something to do is run. */
export const workKeys = <Row extends WorkRow, Details extends DetailsOf<Row>>(
  work: Work<Row, Details>,
): Keys => [
  ...moveKeys({
    ids: () => work.ids,
    from: work.list.state.open ?? undefined,
    onMove: (next) => {
      if (work.list.state.open !== null) work.list.go({ open: next });
    },
  }),
  ...under('Read', readKeys(work)),
  ...under('Change', [
    ...statusKeys(work),
    ...actKeys(work),
    ...changeKeys(work),
    ...selectKeys(work),
  ]),
  ...under('Read', work.view.list.Unfolded ? [unfoldKey] : []),
  ...under('Open record', inPane(work.list, [noteKey, ...(work.view.pane.keys ?? [])])),
];
