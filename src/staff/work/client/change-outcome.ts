import type { RecordKind } from '../record-kind.contract.ts';
import { authorFirst } from '../../../shared/text/author.ts';
import { countText } from '../../list/list-texts.contract.ts';
import { setText } from '../words.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import type { Change, ChangeConflict, Changed, Given } from '../work.contract.ts';
import { callAfter, retryOf, type ChangeCall } from './change-calls.ts';

/** What is said beside what was made, and what staff can have sent next. */
export interface ChangeProblem {
  text: string;
  isProblem: boolean;
  answers: readonly Answer[];
}

interface Answer {
  label: string;
  call: ChangeCall;
  /** What waits for an answer of its own after this one. */
  next?: () => ChangeProblem;
}

type Kind = Pick<RecordKind, 'values' | 'texts'>;

const wordsOf = (values: WorkValues, set: Given) => setText(values, set, 'toast');
const numberOf = ({ length }: { length: number }) => length.toLocaleString('en-US');

/**
 * 'Ada Byron: won.', '12 changed: won.', of an undo that gave back different values '12 changed back.';
 * '' where nothing was made.
 */
export function madeText(
  values: WorkValues,
  made: readonly Pick<Change, 'id' | 'set'>[],
  names: ChangeCall['names'],
): string {
  const [first] = made;
  if (!first) return '';
  const name = made.length === 1 ? names[first.id] : undefined;
  const words = wordsOf(values, first.set);
  const isSame = made.every(({ set }) => wordsOf(values, set) === words);
  return isSame
    ? `${name ?? `${numberOf(made)} changed`}: ${words}.`
    : `${numberOf(made)} changed back.`;
}

/** The same of a call that is on its way. */
export const begunText = (values: WorkValues, { changes, all, names }: ChangeCall): string =>
  all
    ? `${countText(all.count)} changed: ${wordsOf(values, all.set)}.`
    : madeText(values, changes, names);

/** 'Ada Byron', '12 leads': what a call is about. */
export function calledIn({ noun }: RecordKind, { changes, all, names }: ChangeCall): string {
  const count = all?.count ?? changes.length;
  const name = count === 1 ? names[changes[0]?.id ?? ''] : undefined;
  return name ?? `${countText(count)} ${count === 1 ? noun.one : noun.many}`;
}

type Conflicts = readonly [ChangeConflict, ...ChangeConflict[]];

/** 'Ben changed Omar García in the meantime: owner Ben.' Each is answered by itself, or all at once. */
function conflictProblem(
  values: WorkValues,
  conflicts: Conflicts,
  call: ChangeCall,
): ChangeProblem {
  const [{ id, name, by, theirs, set }, ...more] = conflicts;
  const [second, ...further] = more;
  const named = (given: Given) => setText(values, given, 'history');
  const others = second ? ` So did others with ${numberOf(more)} more.` : '';
  const next = second ? { next: () => conflictProblem(values, [second, ...further], call) } : {};
  const keep = callAfter(call, []);
  const all = conflicts.map((each) => ({ id: each.id, set: each.set, was: each.theirs }));
  return {
    text: `${authorFirst(by)} changed ${name} in the meantime: ${named(theirs)}.${others}`,
    isProblem: true,
    answers: [
      { label: 'Keep it', call: keep, ...next },
      { label: `Set ${named(set)}`, call: callAfter(call, [{ id, set, was: theirs }]), ...next },
      ...(second
        ? [
            { label: `Keep all ${numberOf(conflicts)}`, call: keep },
            { label: `Change all ${numberOf(conflicts)}`, call: callAfter(call, all) },
          ]
        : []),
    ],
  };
}

/** '3 of 12 changed. ', '' where nothing was. */
function doneText(made: Changed['made'], call: ChangeCall): string {
  const of = countText(call.all?.count ?? call.changes.length);
  return made.length > 0
    ? `${numberOf(made)} of ${of} ${call.role === 'undo' ? 'undone' : 'changed'}. `
    : '';
}

/** Of one record that the reader saw. */
const nameIn = ({ names }: ChangeCall, [id = '', ...more]: readonly string[]) =>
  more.length > 0 ? undefined : names[id];

/** What was not made, of which one thing is said; null where there is nothing to say. */
export function problemOf(
  { values, texts }: Kind,
  { made, conflicts: [conflict, ...more], gone, failed }: Changed,
  call: ChangeCall,
): ChangeProblem | null {
  if (conflict) {
    const problem = conflictProblem(values, [conflict, ...more], call);
    return { ...problem, text: `${doneText(made, call)}${problem.text}` };
  }
  if (failed.length > 0) {
    const again = { label: 'Try again', call: retryOf(failed, call) };
    const who = nameIn(call, failed) ?? numberOf(failed);
    return { text: `${who} could not be changed.`, isProblem: true, answers: [again] };
  }
  if (made.length > 0) return null;
  if (gone.length > 0) {
    const name = nameIn(call, gone);
    const text = name === undefined ? texts.gone : `${name}: ${texts.gone}`;
    return { text, isProblem: true, answers: [] };
  }
  const set = call.all?.set ?? call.changes[0]?.set ?? {};
  return { text: `Nothing to change: ${wordsOf(values, set)}.`, isProblem: false, answers: [] };
}
