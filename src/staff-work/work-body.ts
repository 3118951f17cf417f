import { z } from 'zod';

import type { AppError } from '../http/errors.tsx';
import { pathParams, recordId } from '../http/validate.ts';
import type { WorkValue, WorkValues } from './values.contract.ts';
import { CHANGED_AT_ONCE, NOTE_MAX, workTexts } from './work.contract.ts';

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
    })
    .optional();

const schemasOf = (values: WorkValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueSchema(value)]));

/** The version that a change is based on; without it, the change is made whatever was changed before. */
const version = z.number().int().min(1).optional();

/** A change of one record. */
export const oneChange = (values: WorkValues) =>
  z.strictObject({
    ...schemasOf(values),
    note: z.string().trim().max(NOTE_MAX, workTexts.noteTooLong).optional(),
    version,
  });

/** The same change of several. */
export const changes = (values: WorkValues) =>
  z.strictObject({
    records: z
      .array(z.strictObject({ id: recordId, version }))
      .min(1)
      .max(CHANGED_AT_ONCE),
    set: z.strictObject(schemasOf(values)),
  });

/** The name of a change, in a path. @param missing the error where no change can have it */
export const changeParam = (missing: () => AppError) =>
  pathParams(z.object({ change: z.string().regex(/^\d{1,15}$/) }), () => {
    throw missing();
  });
