import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import { z, type ZodType } from 'zod';

import { FIELD_TEXTS } from '../shared/fields.ts';
import type { AppContext, AppEnv } from './context.ts';
import type { ErrorCode } from './error-status.ts';
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

/** @throws AppError with the fields by name */
function refuseInvalid(
  result: { success: true } | { success: false; error: { issues: readonly Issue[] } },
  problem?: Problem,
  code: ErrorCode = 'invalid',
): void {
  if (result.success) return;
  const fields = fieldsOf(result.error.issues);
  const [first = 'The request cannot be read'] = Object.values(fields);
  const text = typeof problem === 'function' ? problem(fields) : problem;
  throw new AppError(code, text ?? first, { fields });
}

/** Validates a JSON body; `c.req.valid('json')` then has its type. */
export const validJson = <Schema extends ZodType>(schema: Schema, problem?: Problem) =>
  zValidator('json', schema, (result) => refuseInvalid(result, problem));

/** Validates the query; each parameter is a text. */
export const validQuery = <Schema extends ZodType>(
  schema: Schema,
  { problem, code }: { problem?: Problem; code?: ErrorCode } = {},
) => zValidator('query', schema, (result) => refuseInvalid(result, problem, code));

/** A record's id in a path or a query. */
export const recordId = z.string().regex(/^[\w-]{1,64}$/);

/**
 * Validates the path's parameters; `c.req.valid('param')` then has their type.
 * @param refuse responds where nothing can have the address; 404 by default
 */
export const pathParams = <Schema extends ZodType>(
  schema: Schema,
  refuse: (
    c: AppContext,
    sent: Readonly<Record<string, string>>,
  ) => Response | Promise<Response> = (c) => c.notFound(),
) =>
  zValidator('param', schema, (result, c) =>
    result.success ? undefined : refuse(c as AppContext, c.req.param()),
  );

/** The path's one id. @param missing the error where no record can have it */
export const idParam = (missing: () => AppError) =>
  pathParams(z.object({ id: recordId }), () => {
    throw missing();
  });

const queryTexts = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Reads the query of a page. A page never refuses its query, so `read` ignores what it does not know;
 * `c.req.valid('query')` then has what it returned.
 */
export const pageQuery = <Read>(read: (query: URLSearchParams) => Read) =>
  zValidator(
    'query',
    queryTexts.transform((query) =>
      read(
        new URLSearchParams(
          Object.entries(query).flatMap(([name, values]) =>
            [values].flat().map((value) => [name, value]),
          ),
        ),
      ),
    ),
  );

/** The context of a handler behind the validators of its path and its query. */
export type ValidContext<Valid extends { param?: object; query?: object }> = Context<
  AppEnv,
  string,
  { out: Valid }
>;

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
