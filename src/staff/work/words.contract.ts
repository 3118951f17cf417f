import { longDay, shortDay } from '../../shared/text/day.ts';
import type { WorkValue, WorkValues } from './values.contract.ts';

/** The values of a record, as stored; others than texts count as none. */
type Stored = Readonly<Record<string, unknown>>;

/** A value in words. */
export const wordOf = ({ options }: WorkValue, value: string): string =>
  options?.[value]?.label ?? value;

/** The same in a sentence. */
const spoken = (value: WorkValue, set: string): string =>
  value.kind === 'day' ? longDay(set) : wordOf(value, set);

/** The same among other words, which what somebody typed is told from. */
const quoted = (value: WorkValue, set: string): string =>
  value.kind === 'text' && !value.isIdentity ? `“${set}”` : spoken(value, set);

const isNone = (set: unknown): boolean => set !== true && typeof set !== 'string';

function said(value: WorkValue, set: unknown, before: string): string {
  // Of a text, the log says only that.
  if (set === true) return `${value.label.toLowerCase()} changed`;
  if (typeof set !== 'string') return value.none ?? `no ${value.label.toLowerCase()}`;
  const word = quoted(value, set);
  return [before, value.options ? word.toLowerCase() : word].filter(Boolean).join(' ');
}

/** The values that are in `set`, in words: 'status won, owner Ana' in a history, 'won, assigned to Ana' in a toast. */
export function setText(values: WorkValues, set: Stored, where: 'history' | 'toast'): string {
  const words = Object.entries(values)
    .filter(([name]) => name in set)
    .flatMap(([name, value]): string[] => {
      const { [name]: word } = set;
      const label = value.label.toLowerCase();
      const before = where === 'toast' ? (value.bulk?.done ?? label) : label;
      // After what it is a detail of: 'next step “Call”, on Tuesday, Dec 1'.
      const isDetail = value.detailOf !== undefined && value.detailOf in set;
      if (!isDetail) return [said(value, word, before)];
      if (!isNone(word)) return [said(value, word, (value.paneLabel ?? label).toLowerCase())];
      return isNone(set[value.detailOf]) ? [] : [said(value, word, before)];
    });
  return words.join(', ');
}

/** What records become, before they are changed: 'Status: Spam. Owner: none.' */
export const becomesText = (values: WorkValues, set: Stored): string =>
  Object.entries(values)
    .filter(([name]) => name in set)
    .map(([name, value]) => {
      const stored = set[name];
      return `${value.label}: ${typeof stored === 'string' ? spoken(value, stored) : 'none'}.`;
    })
    .join(' ');

const haveText = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? 'has' : 'have'} ${what}`];

/** What a change of records would be for nothing, and would replace: '3 have it already, 1 has another owner.' */
export function replacedText(values: WorkValues, set: Stored, rows: readonly Stored[]): string {
  const names = Object.keys(values).filter((name) => name in set);
  const already = rows.filter((row) => names.every((name) => row[name] === set[name]));
  const replaced = names.flatMap((name) => {
    const { label = '', detailOf = '' } = values[name] ?? {};
    // Each record has a status, which is there to be changed.
    if (name === 'status' || detailOf in set) return [];
    const others = rows.filter((row) => typeof row[name] === 'string' && row[name] !== set[name]);
    return haveText(others.length, `another ${label.toLowerCase()}`);
  });
  return sentenceOf([...alreadyWords(already.length), ...replaced]);
}

const alreadyWords = (count: number) => haveText(count, 'it already');

const sentenceOf = (words: readonly string[]) => (words.length === 0 ? '' : `${words.join(', ')}.`);

/** The same where only their number is known. */
export const alreadyText = (count: number): string => sentenceOf(alreadyWords(count));

/** In place of what can be done with a record that was erased, merged into another, or taken back. */
export const goneText = (noun: string): string =>
  `This ${noun} is no longer there: nothing can be stored here. What you typed stays, to be copied.`;

/** What a record has, under its label: 'Status', 'Won'. */
export const valueFacts = (values: WorkValues, row: Stored): [label: string, word: string][] =>
  Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const stored = row[name];
    if (typeof stored !== 'string' || value.isIdentity) return [];
    return [[value.label, value.kind === 'day' ? shortDay(stored) : wordOf(value, stored)]];
  });

/** What one of the options or names is chosen from, with its words; '' is none. */
export function choicesOf(
  value: WorkValue,
  names: readonly string[],
): (readonly [value: string, word: string])[] {
  const { label, noneChoice = `No ${label.toLowerCase()}`, options } = value;
  const all = options ? Object.keys(options) : names;
  const none = value.read('').ok ? [['', noneChoice] as const] : [];
  return [...none, ...all.map((each) => [each, wordOf(value, each)] as const)];
}

/** The conditions of a list that follow: each choice and name but the status, which has the list's tabs. */
export const valueConditions = (values: WorkValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, { kind, label }]) =>
      name !== 'status' && (kind === 'choice' || kind === 'name') ? [[name, label]] : [],
    ),
  );
