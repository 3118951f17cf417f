import { useRef, useState } from 'react';

import type { WorkValues } from '../values.contract.ts';
import type { Given, WorkRow } from '../work.contract.ts';
import type { Matched } from './record-acts.ts';
import type { useChanges } from './use-changes.ts';
import type { Rows } from './use-rows.ts';

interface AskedChange {
  set: Given;
  targets: readonly WorkRow[];
  all: Matched | null;
}

/** Sets values on records, and asks before: about many on other pages, or about what hides a record. */
export function useSetValues<Row extends WorkRow>(
  { status: { options } }: WorkValues,
  { selection, allOf, targets: keyTargets }: Pick<Rows<Row>, 'selection' | 'allOf' | 'targets'>,
  changes: ReturnType<typeof useChanges>,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<AskedChange>();
  const apply = ({ set, targets, all }: AskedChange) => {
    if (all) changes.setAll(all, set);
    else void changes.setOn(targets, set);
    selection.selectNone();
  };
  const ask = (change: AskedChange) => {
    setAsked(change);
    dialog.current?.showModal();
  };
  const set = (targets: readonly Row[], given: Given) => {
    const change = { set: given, targets, all: allOf(targets) };
    if (change.all) ask(change);
    else apply(change);
  };
  return {
    set,
    /** The same by a key, which is pressed more easily than a button: what hides a record is asked about. */
    setByKey: (given: Given) => {
      const targets = keyTargets();
      const hides = options[given['status'] ?? '']?.asks === true;
      if (hides) ask({ set: given, targets, all: allOf(targets) });
      else set(targets, given);
    },
    question: {
      dialog,
      asked,
      confirm: () => {
        if (asked) apply(asked);
      },
    },
  };
}
