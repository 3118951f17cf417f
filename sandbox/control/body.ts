import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';

import type { SandboxHono } from '../hono.ts';
import { bodyText, json, parseJson } from '../responses.ts';

/** `{error}`; the text begins with the name of the bad field. */
export function refuse(error: string, status: 400 | 404 = 400): Response {
  return json({ error }, status);
}

function describe({ issues: [issue] }: z.core.$ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `${issue.keys[0] ?? 'body'}: unknown field`;
  // An index into an array body is not a field.
  const field = typeof issue?.path[0] === 'string' ? issue.path[0] : 'body';
  return `${field}: ${issue?.message ?? 'invalid'}`;
}

/**
 * The JSON body, checked. Content-Type is ignored, so that `curl -d` works without a header.
 * @throws HTTPException with a 400 response
 */
export async function readBody<T>(c: Context<SandboxHono>, schema: z.ZodType<T>): Promise<T> {
  const source = await bodyText(c.req.raw);
  const input = source === '' ? undefined : parseJson(source);
  if (source !== '' && input === undefined) {
    throw new HTTPException(400, { res: refuse('body: must be JSON') });
  }
  const { data, error } = schema.safeParse(input);
  if (error) throw new HTTPException(400, { res: refuse(describe(error)) });
  return data;
}
