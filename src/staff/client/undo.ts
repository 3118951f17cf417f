import { createStore, useStore } from '../../../client/shared/store.ts';

/** A change that was begun. It can be undone from then on: before it is answered, too. */
interface BegunChange {
  /** Once it is made. */
  undo?: () => void;
  /** Whether staff took it back before it was answered. */
  isTakenBack?: boolean;
}

/** What came of the last change; '' for nothing. */
export interface Outcome {
  text: string;
  isProblem?: boolean;
  /** What can be done about it. */
  actions?: readonly { label: string; run: () => void }[];
  /** The change that can be undone next to this text, and what its button says. */
  undoes?: { change: BegunChange; label: string };
}

const NOTHING: Outcome = { text: '' };
const outcomes = createStore<Outcome>(NOTHING);
/** What can be undone, the last change last, for as long as the page is open. */
const begun = createStore<readonly BegunChange[]>([]);

export const say = (outcome: Outcome): void => outcomes.set(outcome);
export const sayNothing = (): void => outcomes.set(NOTHING);
/** Says nothing more, unless something else has been said since. */
export function takeBack(outcome: Outcome): void {
  if (outcomes.get() === outcome) sayNothing();
}

const forget = (change: BegunChange): void =>
  begun.set(begun.get().filter((each) => each !== change));

/** Says something that follows a change which can be undone, such as the undo of a later one, with a way to undo it. */
export function sayAfterChange(text: string): void {
  const before = begun.get().at(-1);
  say({
    text,
    ...(before ? { undoes: { change: before, label: 'Undo the change before' } } : {}),
  });
}

/**
 * Notes a change that staff make, and says it with its undo, which takes it back in its turn although it is
 * still on its way.
 * @param text what it does; '' to say nothing before it is made
 * @returns what is to be told of it once it was answered
 */
export function beginChange(text = '') {
  const change: BegunChange = {};
  const withUndo = (said: string): Outcome => ({ text: said, undoes: { change, label: 'Undo' } });
  const atFirst = withUndo(text);
  begun.set([...begun.get(), change]);
  if (text !== '') say(atFirst);
  return {
    /** It was made: says so, or takes it back where that was asked for meanwhile. */
    made: (now: string, undo: () => void): void => {
      if (change.isTakenBack) {
        undo();
        return;
      }
      change.undo = undo;
      // Said already, and by now dismissed, or followed by what was done after it.
      if (now === text && outcomes.get() !== atFirst) return;
      say(withUndo(now));
    },
    /** Nothing of it can be undone, or not any longer. */
    ended: (): void => forget(change),
  };
}

export type NotedChange = ReturnType<typeof beginChange>;

/** Undoes the last change that was not undone. */
export function undoLast(): void {
  const last = begun.get().at(-1);
  if (!last) return;
  forget(last);
  sayNothing();
  if (last.undo) last.undo();
  else last.isTakenBack = true;
}

export const hasLastChange = (): boolean => begun.get().length > 0;

export const useOutcome = (): Outcome => useStore(outcomes, NOTHING);
const NONE: readonly BegunChange[] = [];
export const useLastChange = (): BegunChange | undefined => useStore(begun, NONE).at(-1);
