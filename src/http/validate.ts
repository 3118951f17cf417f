import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';

import { FIELD_TEXTS } from '../shared/fields.ts';
import { AppError } from './errors.tsx';

/** What zod says of a value, as far as it is told on. */
interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

/** Per field, the first thing that is wrong with it; what is no object at all is 'body'. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const found = issues.flatMap(({ code, path, message, keys = [] }): [string, string][] =>
    code === 'unrecognized_keys'
      ? keys.map((key) => [key, 'Unknown field'])
      : [[path.length > 0 ? path.map(String).join('.') : 'body', message]],
  );
  // The first of a field stays: fromEntries keeps the last.
  return Object.fromEntries(found.toReversed());
}

/** What zod says of a field that is missing or of another type, in the spec's words. */
export const fieldError = (issue: { input?: unknown }): string =>
  issue.input === undefined || issue.input === null ? FIELD_TEXTS.required : FIELD_TEXTS.pattern;

/** @throws AppError invalid, with the fields by name, unless the value is as the schema has it */
function refuseInvalid(
  result: { success: true } | { success: false; error: { issues: readonly Issue[] } },
  text?: string,
): void {
  if (result.success) return;
  const fields = fieldsOf(result.error.issues);
  const [first = 'The request cannot be read'] = Object.values(fields);
  throw new AppError('invalid', text ?? first, { fields });
}

/**
 * Validates a JSON body at the Worker's door; `c.req.valid('json')` then has its type.
 * What fails is 422 with the fields by name.
 * @param text what the answer's `error` says; the first field's when absent
 */
export const validJson = <Schema extends ZodType>(schema: Schema, text?: string) =>
  zValidator('json', schema, (result) => refuseInvalid(result, text));

/** The same for the query; each parameter comes as text. */
export const validQuery = <Schema extends ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => refuseInvalid(result));
