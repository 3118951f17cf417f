import { z } from 'zod';

import type { AnyEndpoint, RequestOf } from '../../shared/api.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { readField, type Fields, type Form, type FormValues } from '../../shared/form.ts';
import { HONEYPOT_FIELD } from '../../shared/honeypot.ts';

/** A schema for every field of an endpoint's body; one that is missing does not compile. */
export type BodyShape<E extends AnyEndpoint> = Record<
  keyof NonNullable<RequestOf<E>['body']>,
  z.ZodType
>;

export const badFormat = { error: FIELD_TEXTS.pattern };

/** The hidden field, for the schema of a form that has one. */
export const honeypot = { [HONEYPOT_FIELD]: z.string(badFormat).nullish() };

type ReadValue<Field extends Fields[string]> = Extract<
  ReturnType<Field['read']>,
  { ok: true }
>['value'];

/**
 * The schema of each declared field, to be spread into an object schema. A missing or null value is
 * checked like an empty one; the output is the normalized value.
 */
export function formSchema<Declared extends Fields>({ fields }: Form<Declared>) {
  const shape = Object.entries(fields).map(([name, field]) => [
    name,
    z
      .unknown()
      .default(field.blank)
      .transform((sent, context) => {
        const raw = sent ?? field.blank;
        if (
          (typeof raw === 'string' || typeof raw === 'boolean') &&
          typeof raw === typeof field.blank
        ) {
          const read = readField(field, raw);
          if (read.ok) return read.value;
          context.addIssue(read.error);
        } else context.addIssue(FIELD_TEXTS.pattern);
        return z.NEVER;
      }),
  ]);
  return Object.fromEntries(shape) as {
    [Name in keyof Declared]: z.ZodType<ReadValue<Declared[Name]>>;
  };
}

/** The fields of a plain post: the first of a repeated name, and whether a box was ticked. */
export function postedValues<Declared extends Fields>(
  { fields }: Form<Declared>,
  first: (name: string) => string | undefined,
): FormValues<Declared> {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    const value = first(name);
    return [name, kind === 'agreement' ? value !== undefined : (value ?? '')];
  });
  return Object.fromEntries(values) as FormValues<Declared>;
}
