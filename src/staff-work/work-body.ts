import { z } from 'zod';

import type { AppError } from '../http/errors.tsx';
import { pathParams } from '../http/validate.ts';
import { oneLine } from '../shared/fields.ts';
import { isDay } from '../shared/text/day.ts';
import { CHANGED_AT_ONCE, workTexts } from './work.contract.ts';

const OWNER_MAX = 60;
const NEXT_STEP_MAX = 200;
const NOTE_MAX = 4000;

const blankToNull = (text: string): string | null => (text === '' ? null : text);

/** A staff member's name; '' and null for none. */
export const owner = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(OWNER_MAX, workTexts.ownerTooLong))
  .transform(blankToNull)
  .nullable();

export const nextStep = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(NEXT_STEP_MAX, workTexts.nextStepTooLong))
  .transform(blankToNull)
  .nullable();

/** A day, or a time, of which the day counts; '' and null for none. */
export const nextAt = z
  .string()
  .transform((text) => text.trim().split('T', 1)[0] ?? '')
  .refine((text) => text === '' || isDay(text), workTexts.day)
  .transform(blankToNull)
  .nullable();

export const note = z.string().trim().max(NOTE_MAX, workTexts.noteTooLong);

/** The version that a change is based on; without it, the change is made whatever was changed before. */
export const version = z.number().int().min(1);

const changedRecord = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  version: version.optional(),
});

/** The records of one change. */
export const changedRecords = z.array(changedRecord).min(1).max(CHANGED_AT_ONCE);

/** The name of a change, in a path. @param missing the error where no change can have it */
export const changeParam = (missing: () => AppError) =>
  pathParams(z.object({ change: z.string().regex(/^\d{1,15}$/) }), () => {
    throw missing();
  });
