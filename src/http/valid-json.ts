import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';

import { FIELD_TEXTS } from '../shared/fields.ts';
import { AppError } from './errors.tsx';

/** What zod says of a value, as far as it is told on. */
export interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

/** Per field, the first thing that is wrong with it; what is no object at all is 'body'. */
export function fieldsOf(issues: readonly Issue[]): Record<string, string> {
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

/**
 * Validates a JSON body at the Worker's door; `c.req.valid('json')` then has its type.
 * What fails is 422 with the fields by name.
 * @param text what the answer's `error` says
 */
export const validJson = <Schema extends ZodType>(schema: Schema, text: string) =>
  zValidator('json', schema, (result) => {
    if (!result.success) {
      throw new AppError('invalid', text, { fields: fieldsOf(result.error.issues) });
    }
  });
