import type { ListState } from '../../list/list.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import type { Given, WorkRow } from '../work.contract.ts';

/** All that a list's view finds, on other pages too, and how many the reader saw. */
export interface Matched {
  view: ListState;
  count: number;
}

/** What is done with records beside what is set on them: buttons of rows and of the pane, a key, a command. */
export interface RecordAct<Row> {
  key: string;
  label: string;
  /** Further words that find it in the palette. */
  words?: string;
  /** What it is called for one record, where that is something else. */
  labelFor?: (row: Row) => string;
  isFor: (row: Row) => boolean;
  /**
   * @param all where all is selected that the view finds
   * @param goOn once it is done: the selection ends, and the reader goes on to the next that it is for
   */
  run: (targets: readonly Row[], all: Matched | null, goOn: () => void) => void;
  /** Where it has a button, beside the pane; 'none' for a key alone. */
  buttons: 'none' | 'pane' | 'row' | 'selection' | 'row and selection';
}

/** Those that have a button for this record, in its row or in the pane. */
export const actsFor = <Row>(
  acts: readonly RecordAct<Row>[],
  row: Row,
  where: 'pane' | 'row',
): readonly RecordAct<Row>[] =>
  acts.filter(
    ({ buttons, isFor }) =>
      buttons !== 'none' && (where === 'pane' || buttons.includes('row')) && isFor(row),
  );

export const actsForSelection = <Row>(acts: readonly RecordAct<Row>[]): readonly RecordAct<Row>[] =>
  acts.filter(({ buttons }) => buttons.includes('selection'));

/** What is mostly set on a record now: the statuses that come next, and that it is the reader's. */
export function usualSets(
  { status: { options } }: WorkValues,
  { status, owner }: WorkRow,
  me: string,
): readonly { label: string; set: Given; isLast: boolean }[] {
  const statuses = (options[status]?.next ?? []).map((next) => ({
    label: options[next]?.label ?? next,
    set: { status: next },
    isLast: false,
  }));
  return owner === me
    ? statuses
    : [...statuses, { label: 'Assign to me', set: { owner: me }, isLast: true }];
}
