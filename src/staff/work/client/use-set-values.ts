import { useRef, useState } from 'react';

import type { Given, WorkRow } from '../work.contract.ts';
import type { Matched } from './record-acts.ts';
import type { RecordChanges } from './record-changes.ts';
import type { Rows } from './use-rows.ts';

interface AskedChange {
  set: Given;
  targets: readonly WorkRow[];
  all: Matched | null;
}

/** Sets values: on one record at once, as it can be undone; on several after a question with their number. */
export function useSetValues<Row extends WorkRow>(
  { selection, allOf }: Pick<Rows<Row>, 'selection' | 'allOf'>,
  changes: RecordChanges,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<AskedChange>();
  const apply = ({ set, targets, all }: AskedChange) => {
    if (all) changes.setAll(all, targets, set);
    else void changes.setOn(targets, set);
    selection.selectNone();
  };
  const ask = (change: AskedChange) => {
    setAsked(change);
    dialog.current?.showModal();
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
      confirm: () => {
        if (asked) apply(asked);
      },
    },
  };
}
