import { createStore, useStore } from '../../../client/shared/store.ts';
import { doAs, loadKind, type ChangeData } from './change-kinds.ts';

/** A change that was begun, as data: the next page of the tab has it, too. */
export interface BegunChange {
  /** Of the call that makes it. */
  id: string;
  /** When it was begun (ms). */
  at: number;
  /** What was said of it then; '' for nothing. */
  text: string;
  /** Once it is made. It can be undone from the beginning on: before it is answered, too. */
  undo?: ChangeData;
  /** Until when it can be undone (ms); without that, as long as it is known. */
  until?: number;
  /** Staff took it back: it is undone once it is made, and once what was taken back before it is undone. */
  isTakenBack?: true;
}

/** What came of the last change; '' for nothing. */
export interface Outcome {
  text: string;
  isProblem?: boolean;
  /** Whether it is said again after what was said over it. */
  isKept?: true;
  /** What can be done about it. */
  actions?: readonly { label: string; run: () => void }[];
  /** The change that it is about. */
  about?: string;
  /** What the button says that undoes this change. */
  undoes?: string;
}

const NOTHING: Outcome = { text: '' };
const outcomes = createStore<Outcome>(NOTHING);
/** What can be undone or waits for that, the last change last. */
const begun = createStore<readonly BegunChange[]>([]);

/** What is to be said once nothing else is. */
let later: readonly (() => Outcome | null)[] = [];
const PAUSE_MS = 300;

export function say(outcome: Outcome): void {
  const before = outcomes.get();
  if (before.isKept) later = [() => before, ...later];
  outcomes.set(outcome);
}

function sayNext(): void {
  const [next, ...others] = later;
  if (!next || outcomes.get() !== NOTHING) return;
  later = others;
  const outcome = next();
  if (outcome) say(outcome);
  else sayNext();
}
outcomes.subscribe(() => {
  if (outcomes.get() === NOTHING) setTimeout(sayNext, PAUSE_MS);
});

/** Says it now or, where a hand may be at what is said, after that. @param outcome null for nothing by then */
export function sayLater(outcome: () => Outcome | null): void {
  later = [...later, outcome];
  sayNext();
}

export const sayNothing = (): void => outcomes.set(NOTHING);
/** Says nothing more, unless something else has been said since. */
export function takeBack(outcome: Outcome): void {
  if (outcomes.get() === outcome) sayNothing();
}

const forget = (id: string): void => begun.set(begun.get().filter((each) => each.id !== id));

const lastOf = (changes: readonly BegunChange[]): BegunChange | undefined =>
  changes.findLast(({ isTakenBack }) => !isTakenBack);

/** Says something that follows a change which can be undone, such as the undo of a later one, with a way to undo it. */
export function sayAfterChange(text: string): void {
  const before = lastOf(begun.get());
  say({ text, ...(before ? { about: before.id, undoes: 'Undo the change before' } : {}) });
}

const sayWithUndo = (text: string, about: string): void => say({ text, about, undoes: 'Undo' });

/**
 * Notes a change that staff make, and says it with its undo, which takes it back in its turn although it is
 * still on its way. One that the page before began, and that was taken back there, stays taken back.
 * @param text what it does; '' to say nothing before it is made
 */
export function beginChange(id: string, text = ''): void {
  const known = begun.get().find((each) => each.id === id);
  if (known?.isTakenBack) return;
  forget(id);
  begun.set([...begun.get(), { id, at: Date.now(), text }]);
  if (text !== '') sayWithUndo(text, id);
}

/** Once it can be undone no longer, it is over. */
function endLater({ id, undo, until }: BegunChange): void {
  if (until === undefined) return;
  setTimeout(() => {
    if (!begun.get().some((each) => each.id === id && !each.isTakenBack)) return;
    forget(id);
    if (undo) void loadKind(undo.kind).then(() => doAs('over', undo));
  }, until - Date.now());
}

/** Undoes a change at once, where the page makes such changes itself. */
export function runUndo(undo: ChangeData): void {
  if (doAs('undo', undo)) return;
  loadKind(undo.kind).then(
    () => doAs('undo', undo),
    () =>
      say({
        text: 'This could not be undone.',
        isProblem: true,
        actions: [{ label: 'Try again', run: () => runUndo(undo) }],
      }),
  );
}

/**
 * Undoes what was taken back, the last change first: of two that set the same, the undo of the first one
 * finds its value only after that of the second.
 */
function undoTakenBack(): void {
  const waiting = begun.get().filter(({ isTakenBack }) => isTakenBack);
  const unanswered = waiting.findLastIndex(({ undo }) => !undo);
  const ready = waiting.slice(unanswered + 1).toReversed();
  begun.set(begun.get().filter((each) => !ready.includes(each)));
  for (const { undo } of ready) if (undo) runUndo(undo);
}

/**
 * A change was made: says so, or takes it back where that was asked for meanwhile.
 * @param forMs how long it can be undone, where that ends
 */
export function changeMade(id: string, text: string, undo: ChangeData, forMs?: number): void {
  const known = begun.get().find((each) => each.id === id);
  const until = forMs === undefined ? {} : { until: Date.now() + forMs };
  const made = { id, at: Date.now(), text, ...known, undo, ...until };
  begun.set(
    known ? begun.get().map((each) => (each === known ? made : each)) : [...begun.get(), made],
  );
  if (made.isTakenBack) {
    undoTakenBack();
    return;
  }
  endLater(made);
  // Said already, and by now dismissed, or followed by what was done after it.
  if (known?.text === text && outcomes.get().about !== id) return;
  sayWithUndo(text, id);
}

/** Nothing of it can be undone. */
export function changeEnded(id: string): void {
  forget(id);
  undoTakenBack();
}

/** Undoes the last change that was not undone. */
export function undoLast(): void {
  const changes = begun.get();
  const last = lastOf(changes);
  if (!last) {
    say({ text: 'There is nothing to undo.' });
    return;
  }
  begun.set(changes.with(changes.indexOf(last), { ...last, isTakenBack: true }));
  // What waits for an answer still does.
  if (!outcomes.get().isKept) sayNothing();
  undoTakenBack();
}

export const useOutcome = (): Outcome => useStore(outcomes, NOTHING);
const NONE: readonly BegunChange[] = [];
export const useLastChange = (): string | undefined => lastOf(useStore(begun, NONE))?.id;

/** What staff took back and is not undone yet, since something of it has no answer. */
export const takenBack = (): readonly BegunChange[] =>
  begun.get().filter(({ isTakenBack }) => isTakenBack);

/** Calls back whenever a change is begun, made, taken back or undone. @returns what ends that */
export const followBegun = (react: () => void): (() => void) => begun.subscribe(react);

/** Undoes in its turn what staff took back on a page that is gone. */
export function takeUpTakenBack(changes: readonly BegunChange[]): void {
  const known = new Set(begun.get().map(({ id }) => id));
  begun.set([...changes.filter(({ id }) => !known.has(id)), ...begun.get()]);
}

/** What a page leaves to the next one of its tab. */
export interface LeftUndo {
  changes: readonly BegunChange[];
  said: Outcome;
}

/** Of what is left: so many changes at most, so long ago (ms), in so many characters. */
const MOST = 50;
const OLDEST_MS = 3_600_000;
const LONGEST = 1_000_000;

/** @param isSent whether a change without an answer is sent again by the next page */
export function leftUndo(isSent: (id: string) => boolean): LeftUndo {
  const { text, about, undoes } = outcomes.get();
  let length = 0;
  const changes = begun
    .get()
    .filter(({ id, undo }) => undo !== undefined || isSent(id))
    .slice(-MOST)
    .toReversed()
    .filter((change) => {
      length += JSON.stringify(change).length;
      return change.at > Date.now() - OLDEST_MS && length < LONGEST;
    })
    .toReversed();
  return { changes, said: about && undoes ? { text, about, undoes } : NOTHING };
}

/** Goes on with what the page before left. */
export function takeUpUndo(left: LeftUndo): void {
  begun.set([...left.changes, ...begun.get()]);
  for (const change of left.changes) endLater(change);
  if (outcomes.get() === NOTHING && left.said.about === lastOf(begun.get())?.id) say(left.said);
  undoTakenBack();
}

/** Nothing can be undone any more. */
export function forgetUndo(): void {
  begun.set([]);
  later = [];
  sayNothing();
}
