import { createStore, useStore } from '../../../client/shared/store.ts';
import { pageClient } from './staff-query.ts';

/** What came of the last change; '' for nothing. */
export interface Outcome {
  text: string;
  isProblem?: boolean;
  /** What can be done about it. */
  actions?: readonly { label: string; run: () => void }[];
}

export interface Undoable {
  /** What was done, in words. */
  text: string;
  undo: () => void;
}

const NOTHING: Outcome = { text: '' };
const outcomes = createStore<Outcome>(NOTHING);
/** What can be undone, the last change last, for as long as the page is open. */
const done = createStore<readonly Undoable[]>([]);

export const say = (outcome: Outcome): void => outcomes.set(outcome);
export const sayNothing = (): void => outcomes.set(NOTHING);
/** Says nothing more, unless something else has been said since. */
export function takeBack(outcome: Outcome): void {
  if (outcomes.get() === outcome) sayNothing();
}

/** Says what was done; it can be undone from now on. */
export function didUndoable(change: Undoable): void {
  done.set([...done.get(), change]);
  say({ text: change.text });
}

/** What was asked before is stored, or has failed. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    const isDone = () => !pageClient?.isMutating();
    if (isDone()) {
      resolve();
      return;
    }
    const stop = pageClient?.getMutationCache().subscribe(() => {
      if (!isDone()) return;
      stop?.();
      resolve();
    });
  });

/** Undoes the last change that was not undone, also one that is on its way. */
export async function undoLast(): Promise<void> {
  await settled();
  const last = done.get().at(-1);
  done.set(done.get().slice(0, -1));
  last?.undo();
}

/** Takes back that a change can be undone: it is too late. */
export const forgetUndoable = (change: Undoable): void =>
  done.set(done.get().filter((each) => each !== change));

export const useOutcome = (): Outcome => useStore(outcomes, NOTHING);
const NONE: readonly Undoable[] = [];
export const useUndoable = (): Undoable | undefined => useStore(done, NONE).at(-1);
