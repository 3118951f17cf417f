import { z } from 'zod';

import { recordId } from '../../http/validate.ts';
import { listParameters, type ListOptions } from '../list/list-request.ts';
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

/** All that a list's query finds, and how many the reader saw. */
export const matchedSchema = (list: ListOptions) => ({
  all: listParameters(list).omit({ sort: true, offset: true, limit: true, shown: true }).optional(),
  count: z.number().int().min(1).max(MATCHED_AT_ONCE).optional(),
});

/** Changes of records by name, or one change of all that a list's query finds. */
export const changesSchema = (values: WorkValues, list: ListOptions) =>
  z
    .strictObject({
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
        .optional(),
      ...matchedSchema(list),
      set: setSchema(values).optional(),
    })
    .refine(({ changes, all, count, set }) => changes ?? (all && count && set), {
      path: ['changes'],
      message: 'Say what to change',
    });

export const noteSchema = z.strictObject({
  id: z.uuid(),
  text: z.string().trim().min(1, workTexts.noteEmpty).max(NOTE_MAX, workTexts.noteTooLong),
});
