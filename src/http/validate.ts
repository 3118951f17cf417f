import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { z, type ZodType } from 'zod';

import { FIELD_TEXTS } from '../shared/fields.ts';
import type { AppContext, AppEnv } from './context.ts';
import type { ErrorCode } from './error-status.ts';
import { AppError } from './app-error.ts';

interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

type FieldErrors = Record<string, string>;
/** The error text of a 422, or how to make it of the fields' errors. By default the first of those. */
export type Problem = string | ((fields: FieldErrors) => string) | undefined;

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

/** The error with the fields by name. */
function invalid(
  issues: readonly Issue[],
  problem?: Problem,
  code: ErrorCode = 'invalid',
): AppError {
  const fields = fieldsOf(issues);
  const [first = 'The request cannot be read'] = Object.values(fields);
  const text = typeof problem === 'function' ? problem(fields) : problem;
  return new AppError(code, text ?? first, { fields });
}

/** A value as the schema reads it. @throws AppError invalid, with the fields by name */
export function valid<Schema extends ZodType>(
  schema: Schema,
  value: unknown,
  problem?: Problem,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues, problem);
}

/** Validates the query; each parameter is a text. */
export const validQuery = <Schema extends ZodType>(
  schema: Schema,
  { problem, code }: { problem?: Problem; code?: ErrorCode } = {},
) =>
  zValidator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error.issues, problem, code);
  });

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
