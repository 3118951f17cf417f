import { useRef, useState } from 'react';

import { readAsStaff } from '../../client/call-as-staff.ts';
import { selectionOf } from '../../list/client/use-list.ts';
import type { DetailsOf, Given, WorkRow } from '../work.contract.ts';
import { alreadyText, replacedText } from '../words.contract.ts';
import type { Matched } from './record-acts.ts';
import type { RecordChanges } from './record-changes.ts';
import type { Rows } from './use-rows.ts';
import type { WorkView } from './work-view.ts';

interface AskedChange {
  set: Given;
  targets: readonly WorkRow[];
  all: Matched | null;
}

type View<Row extends WorkRow> = Pick<WorkView<Row, DetailsOf<Row>>, 'kind' | 'api'>;

/** How many of all that a view finds have a value already; undefined where its list cannot tell. */
async function countAlready<Row extends WorkRow>(
  { kind, api }: View<Row>,
  { view }: Matched,
  set: Given,
): Promise<number | undefined> {
  const [[name, value] = ['', null], ...more] = Object.entries(set);
  const asked = selectionOf(view);
  if (value === null || more.length > 0 || name in asked) return undefined;
  if (name !== 'status' && !Object.hasOwn(kind.conditions, name)) return undefined;
  const found = await readAsStaff(api.list, { query: { ...asked, [name]: value, limit: '1' } });
  return found.ok ? found.value.meta.matched : undefined;
}

/** Sets values: on one record at once, as it can be undone; on several after a question with their number. */
export function useSetValues<Row extends WorkRow>(
  view: View<Row>,
  { selection, allOf }: Pick<Rows<Row>, 'selection' | 'allOf'>,
  changes: RecordChanges,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<AskedChange>();
  const [replaced, setReplaced] = useState('');
  const apply = ({ set, targets, all }: AskedChange) => {
    if (all) changes.setAll(all, targets, set);
    else void changes.setOn(targets, set);
    selection.selectNone();
  };
  /** Of more than is in view, the list says it once the question is there. */
  const latest = useRef<Given>(undefined);
  const tellAlready = async (all: Matched, given: Given) => {
    latest.current = given;
    const count = await countAlready(view, all, given);
    if (count !== undefined && latest.current === given) setReplaced(alreadyText(count));
  };
  const ask = (change: AskedChange) => {
    const { set: given, targets, all } = change;
    const isInView = !all || all.count === targets.length;
    setAsked(change);
    setReplaced(isInView ? replacedText(view.kind.values, given, targets) : '');
    dialog.current?.showModal();
    if (!isInView) void tellAlready(all, given);
  };
  const set = (targets: readonly Row[], given: Given) => {
    const change = { set: given, targets, all: allOf(targets) };
    if (change.all || targets.length > 1) ask(change);
    else apply(change);
  };
  return {
    set,
    question: {
      dialog,
      asked,
      replaced,
      confirm: () => {
        if (asked) apply(asked);
      },
    },
  };
}
