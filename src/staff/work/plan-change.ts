import { namesOf } from './values.contract.ts';
import type { Change, Given } from './work.contract.ts';

const pick = (given: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? null]));

export type ChangePlan =
  /** Has these values already. */
  | { result: 'unchanged' }
  /** Somebody else gave these fields other values in the meantime. */
  | { result: 'conflict'; set: Given; theirs: Given }
  | { result: 'write'; set: Given; was: Given };

/**
 * What a change does to a record. A record with one field that was changed by somebody else since
 * `was` stays whole as it is.
 * @param current what the record has now
 */
export function planChange({ set, was = {} }: Omit<Change, 'id'>, current: Given): ChangePlan {
  const different = namesOf(set).filter((name) => set[name] !== current[name]);
  const taken = different.filter((name) => name in was && was[name] !== current[name]);
  if (taken.length > 0) {
    return { result: 'conflict', set: pick(set, taken), theirs: pick(current, taken) };
  }
  if (different.length === 0) return { result: 'unchanged' };
  return { result: 'write', set: pick(set, different), was: pick(current, different) };
}
