import type { RecordKind } from '../record-kind.contract.ts';
import { authorFirst } from '../../../shared/text/author.ts';
import { countText } from '../../list/list-texts.contract.ts';
import { setText } from '../words.contract.ts';
import type { WorkValues } from '../values.contract.ts';
import type { Change, ChangeConflict, Changed, Given } from '../work.contract.ts';
import { newCall, retryOf, type ChangeCall } from './change-calls.ts';

/** What is said beside what was made, and what staff can have sent next. */
export interface ChangeProblem {
  text: string;
  isProblem: boolean;
  answers: readonly { label: string; call: ChangeCall }[];
}

type Kind = Pick<RecordKind, 'values' | 'texts'>;

const wordsOf = (values: WorkValues, set: Given) => setText(values, set, 'toast');
const numberOf = ({ length }: { length: number }) => length.toLocaleString('en-US');

/**
 * 'Ada Byron: won.', '12 changed: won.', of an undo that gave back different values '12 changed back.';
 * '' where nothing was made.
 * @param nameOf a record's name, where the reader sees it
 */
export function madeText(
  values: WorkValues,
  made: readonly Pick<Change, 'id' | 'set'>[],
  nameOf: (id: string) => string | undefined,
): string {
  const [first] = made;
  if (!first) return '';
  const name = made.length === 1 ? nameOf(first.id) : undefined;
  const words = wordsOf(values, first.set);
  const isSame = made.every(({ set }) => wordsOf(values, set) === words);
  return isSame
    ? `${name ?? `${numberOf(made)} changed`}: ${words}.`
    : `${numberOf(made)} changed back.`;
}

/** The same of a call that is on its way. */
export const begunText = (
  values: WorkValues,
  { changes, all }: ChangeCall,
  nameOf: (id: string) => string | undefined,
): string =>
  all
    ? `${countText(all.count)} changed: ${wordsOf(values, all.set)}.`
    : madeText(values, changes, nameOf);

/** 'Ben changed Omar García in the meantime: owner Ben.' @param made what was made of the rest; '' for nothing */
function conflictProblem(
  values: WorkValues,
  { id, name, by, theirs, set }: ChangeConflict,
  more: readonly ChangeConflict[],
  made: string,
): ChangeProblem {
  const who = authorFirst(by);
  const named = (given: Given) => setText(values, given, 'history');
  const others = more.length > 0 ? ` So did others with ${more.length} more.` : '';
  return {
    text: `${made}${who} changed ${name} in the meantime: ${named(theirs)}.${others}`,
    isProblem: true,
    answers: [
      { label: 'Keep it', call: newCall({ changes: [] }) },
      {
        label: `Set ${named(set)}`,
        call: newCall({ changes: [{ id, set, was: theirs }] }),
      },
    ],
  };
}

/** What was not made, of which one thing is said; null where there is nothing to say. */
export function problemOf(
  { values, texts }: Kind,
  { made, conflicts: [conflict, ...more], gone, failed }: Changed,
  call: ChangeCall,
): ChangeProblem | null {
  if (conflict) {
    const done = `${numberOf(made)} of ${countText(call.all?.count ?? call.changes.length)} ${call.isPart ? 'undone' : 'changed'}. `;
    return conflictProblem(values, conflict, more, made.length > 0 ? done : '');
  }
  if (failed.length > 0) {
    const again = { label: 'Try again', call: retryOf(failed, call) };
    return { text: `${numberOf(failed)} could not be changed.`, isProblem: true, answers: [again] };
  }
  if (made.length > 0) return null;
  if (gone.length > 0) return { text: texts.gone, isProblem: true, answers: [] };
  const set = call.all?.set ?? call.changes[0]?.set ?? {};
  return { text: `Nothing to change: ${wordsOf(values, set)}.`, isProblem: false, answers: [] };
}
