import { z } from 'zod';

import { recordId } from '../../http/validate.ts';
import type { Selection } from '../list/list.queries.ts';
import { selectionParameters, type ListOptions } from '../list/list-request.ts';
import type { WorkValue, WorkValues } from './values.contract.ts';
import { CHANGED_AT_ONCE, MATCHED_AT_ONCE, NOTE_MAX, workTexts } from './work.contract.ts';

/** A value that staff set; '' and null clear it. */
const valueSchema = (value: WorkValue) =>
  z
    .string()
    .nullable()
    .transform((sent, context) => {
      const read = value.read(sent ?? '');
      if (read.ok) return read.value;
      context.addIssue(read.error);
      return z.NEVER;
    });

const setSchema = (values: WorkValues) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          value.isReadOnly ? [] : [[name, valueSchema(value).optional()] as const],
        ),
      ),
    )
    // Optional keys that were not sent are not there.
    .transform((set) =>
      Object.fromEntries(
        Object.entries(set).filter(
          (entry): entry is [string, string | null] => entry[1] !== undefined,
        ),
      ),
    );

/** Ids, each once: a second change of the same record would hide the first one's result. */
export const eachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
export const REPEATED = 'Name each record once';

/** What a list's query finds, and how many records of it the reader saw. */
export interface MatchedRecords {
  all: Selection;
  count: number;
}

/** The keys of a body that name all that a list's query finds, in place of ids. */
export const matchedKeys = (list: ListOptions) => ({
  all: selectionParameters(list).optional(),
  count: z.number().int().min(1).max(MATCHED_AT_ONCE).optional(),
});

/** The pair of them; undefined where one is missing. */
export const matchedOf = ({
  all,
  count,
}: {
  [Key in keyof MatchedRecords]: MatchedRecords[Key] | undefined;
}): MatchedRecords | undefined => (all && count ? { all, count } : undefined);

/** The id that a browser gives a change. A page from before there were any is told to load anew. */
export const changeId = z.uuid({ error: workTexts.tooOld });

/** Changes of records by name, or one change of all that a list's query finds. */
export const changesSchema = (values: WorkValues, list: ListOptions) =>
  z
    .strictObject({
      change_id: changeId,
      changes: z
        .array(
          z.strictObject({
            id: recordId,
            set: setSchema(values),
            was: z.record(z.string(), z.string().nullable()).optional(),
          }),
        )
        .min(1)
        .max(CHANGED_AT_ONCE)
        .refine((changes) => eachOnce(changes.map(({ id }) => id)), REPEATED)
        .optional(),
      ...matchedKeys(list),
      set: setSchema(values).optional(),
    })
    .transform(({ change_id, changes, all, count, set }, context) => {
      if (changes) return { changeId: change_id, changes };
      const matched = matchedOf({ all, count });
      if (matched && set) return { changeId: change_id, matched, set };
      context.addIssue({ code: 'custom', path: ['changes'], message: 'Say what to change' });
      return z.NEVER;
    });

export const noteSchema = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1, workTexts.noteEmpty).max(NOTE_MAX, workTexts.noteTooLong),
});
