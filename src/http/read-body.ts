import type { ZodType, z } from 'zod';

import type { AppContext } from './context.ts';
import { AppError } from './app-error.ts';
import { bodyWithin, mediaType } from './request-guards.ts';
import { valid, type Problem } from './validate.ts';

const charset = (c: AppContext): string =>
  /;\s*charset="?([^\s";]*)/i.exec(c.req.header('content-type') ?? '')?.[1]?.toLowerCase() ??
  'utf-8';

/** @throws AppError wrong_type, for a body that is not UTF-8 or is compressed */
function refuseEncoded(c: AppContext): void {
  if (charset(c) !== 'utf-8') throw new AppError('wrong_type', 'Send the body in UTF-8');
  if ((c.req.header('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('wrong_type', 'Send the body without compression');
  }
}

/** Reads a body of at most so many bytes, as sent. @throws AppError too_large */
export async function readBytes(c: AppContext, maxBytes: number): Promise<ArrayBuffer> {
  let bytes: ArrayBuffer | undefined;
  await bodyWithin(maxBytes)(c, async () => {
    bytes = await c.req.arrayBuffer();
  });
  if (!bytes) throw new AppError('malformed', 'The body cannot be read');
  return bytes;
}

/** Fatal: malformed bytes would be stored as replacement characters. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes));
  } catch {
    throw new AppError('malformed', 'The body is not valid JSON');
  }
}

interface JsonOptions {
  /** Of the body as sent. */
  maxBytes: number;
  problem?: Problem;
}

/**
 * Reads a JSON body. @throws AppError wrong_type for another type, encoding or compression, too_large,
 * malformed, or invalid with the fields by name
 */
export async function readJson<Schema extends ZodType>(
  c: AppContext,
  schema: Schema,
  { maxBytes, problem }: JsonOptions,
): Promise<z.output<Schema>> {
  if (mediaType(c) !== 'application/json') {
    throw new AppError('wrong_type', 'Send the body as application/json');
  }
  refuseEncoded(c);
  return valid(schema, parseJson(await readBytes(c, maxBytes)), problem);
}

/**
 * Reads the fields of a plain form. @throws AppError wrong_type for another type, encoding or
 * compression, too_large
 * @param maxBytes of the body as sent
 */
export async function readForm(c: AppContext, maxBytes: number): Promise<URLSearchParams> {
  if (mediaType(c) !== 'application/x-www-form-urlencoded') {
    throw new AppError('wrong_type', 'Send the form as application/x-www-form-urlencoded');
  }
  refuseEncoded(c);
  // As bytes: workerd logs a warning for every form that is read as text.
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, maxBytes)));
}
