import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler } from 'hono';
import type { ZodType, z } from 'zod';

import { FIELD_TEXTS } from '../shared/fields.ts';
import type { AppContext, AppEnv } from './context.ts';
import { AppError } from './errors.tsx';

interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

type FieldErrors = Record<string, string>;
/** The error text of a 422, or how to make it of the fields' errors. By default the first of those. */
type Problem = string | ((fields: FieldErrors) => string) | undefined;

/** Per field the first thing that is wrong; 'body' for a body that is no object. */
function fieldsOf(issues: readonly Issue[]): FieldErrors {
  const found = issues.flatMap(({ code, path, message, keys = [] }): [string, string][] =>
    code === 'unrecognized_keys'
      ? keys.map((key) => [key, 'Unknown field'])
      : [[path.length > 0 ? path.map(String).join('.') : 'body', message]],
  );
  // fromEntries keeps the last of a name.
  return Object.fromEntries(found.toReversed());
}

/** The text for a value that is missing or has another type. */
export const fieldError = (issue: { input?: unknown }): string =>
  issue.input === undefined || issue.input === null ? FIELD_TEXTS.required : FIELD_TEXTS.pattern;

/** @throws AppError invalid, with the fields by name */
function refuseInvalid(
  result: { success: true } | { success: false; error: { issues: readonly Issue[] } },
  problem?: Problem,
): void {
  if (result.success) return;
  const fields = fieldsOf(result.error.issues);
  const [first = 'The request cannot be read'] = Object.values(fields);
  const text = typeof problem === 'function' ? problem(fields) : problem;
  throw new AppError('invalid', text ?? first, { fields });
}

/** Validates a JSON body; `c.req.valid('json')` then has its type. */
export const validJson = <Schema extends ZodType>(schema: Schema, problem?: Problem) =>
  zValidator('json', schema, (result) => refuseInvalid(result, problem));

/** Validates the query; each parameter is a text. */
export const validQuery = <Schema extends ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => refuseInvalid(result));

/** Validates inside a handler, for a pipeline with an order of its own (submission/submission.ts). */
export async function validated<Schema extends ZodType>(
  c: AppContext,
  target: 'json' | 'form',
  schema: Schema,
  problem: Problem,
): Promise<z.output<Schema>> {
  const outputs: z.output<Schema>[] = [];
  const validate: MiddlewareHandler<AppEnv> = zValidator(target, schema, (result) => {
    refuseInvalid(result, problem);
    if (result.success) outputs.push(result.data);
  });
  await validate(c, async () => undefined);
  const [output] = outputs;
  if (output === undefined) throw new Error('The validator returned without a result');
  return output;
}
