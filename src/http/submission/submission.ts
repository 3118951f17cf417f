import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

import type { AnyEndpoint, ResponseOf } from '../../shared/api.ts';
import type { Fields, Form, PostedForm } from '../../shared/form.ts';
import { HONEYPOT_FIELD, type HoneypotBody } from '../../shared/honeypot.ts';
import { logWarning } from '../../shared/log.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { ERROR_STATUS, type ErrorCode } from '../error-status.ts';
import { AppError } from '../errors.tsx';
import { postedValues } from './form-schema.ts';
import { REPLAYED, idempotencyKey } from './repeated-submission.ts';
import { renderPrivate, type Page } from '../page/render.tsx';
import { enforceRateLimit } from '../rate-limit.ts';
import { formBody, formFields, jsonBody, refuseCrossSite } from '../request-guards.ts';
import { respond } from '../respond.ts';
import { validated } from '../validate.ts';

/**
 * One pipeline for every form, sent as JSON by the page's code or posted plainly without JavaScript:
 *
 *   cross-site check, rate limit, body type and size, schema, honeypot, idempotency key,
 *   the feature's own `submit`, response
 *
 * The rate limit counts a request before its body is read. A feature declares a Submission once and
 * routes it with acceptJson and acceptForm:
 *
 *   leads.post(leadsApi.save.path, acceptJson(leadSubmission, leadsApi.save));
 *   leads.post(paths.getStarted, acceptForm(leadSubmission, { received: LEAD_RECEIVED, page }));
 */
export interface Submission<
  Declared extends Fields,
  Schema extends z.ZodType<object>,
  Body,
  C extends AppContext = AppContext,
> {
  form: Form<Declared>;
  /** formSchema(form), and what else a request may carry. */
  schema: Schema;
  maxBodyBytes: number;
  /** Left out by features with limits of their own. */
  limit?: { counter: string; text: string };
  /** Left out by forms without a honeypot. */
  botText?: string;
  /** Stores and notifies. @throws AppError for the visitor */
  submit: (c: C, input: z.output<Schema>, key: string | undefined) => Promise<Submitted<Body>>;
}

export interface Submitted<Body> {
  body: Body;
  /** Whether the same submission was stored before. */
  replayed?: boolean;
}

/** Infers the types of a declaration. */
export const defineSubmission = <
  Declared extends Fields,
  Schema extends z.ZodType<object>,
  Body,
  C extends AppContext = AppContext,
>(
  submission: Submission<Declared, Schema, Body, C>,
): Submission<Declared, Schema, Body, C> => submission;

/** Runs a middleware as one step of a handler. */
const step = (c: AppContext, middleware: MiddlewareHandler<AppEnv>) =>
  middleware(c, async () => undefined);

async function guard(
  c: AppContext,
  { limit }: { limit?: { counter: string; text: string } },
): Promise<void> {
  refuseCrossSite(c);
  if (limit) await enforceRateLimit(c, limit.counter, limit.text);
}

/** @param text explains to a person how to send again */
function rejectBots(c: AppContext, hidden: string | null | undefined, text: string): void {
  if (!hidden) return;
  logWarning('honeypot_tripped', { path: c.req.path });
  throw new AppError('refused', text);
}

function submitted<
  Declared extends Fields,
  Schema extends z.ZodType<object>,
  Body,
  C extends AppContext,
>(
  c: C,
  { botText, submit }: Submission<Declared, Schema, Body, C>,
  input: z.output<Schema>,
): Promise<Submitted<Body>> {
  if (botText) rejectBots(c, (input as HoneypotBody)[HONEYPOT_FIELD], botText);
  return submit(c, input, idempotencyKey(c));
}

/** Handles a submission that the page's code sends. */
export const acceptJson =
  <
    Declared extends Fields,
    Schema extends z.ZodType<object>,
    E extends AnyEndpoint,
    C extends AppContext,
  >(
    submission: Submission<Declared, Schema, ResponseOf<E>, C>,
    endpoint: E,
    status: 200 | 201 = 200,
  ) =>
  async (c: C): Promise<Response> => {
    const { form, schema, maxBodyBytes } = submission;
    await guard(c, submission);
    await step(c, jsonBody(maxBodyBytes));
    const input = await validated(c, 'json', schema, form.problem);
    const { body, replayed } = await submitted(c, submission, input);
    return respond(c, endpoint, body, { status, headers: replayed ? REPLAYED : {} });
  };

/** What a validator of Hono makes of a form: a repeated name has a list. */
const firstIn =
  (posted: unknown) =>
  (name: string): string | undefined => {
    const values = new Map(Object.entries(posted ?? {}));
    const [first]: unknown[] = [values.get(name)].flat();
    return typeof first === 'string' ? first : undefined;
  };

/** The same schema for the fields of a plain post; the first of a repeated name counts. */
const postedSchema = <Declared extends Fields, Schema extends z.ZodType<object>>(
  form: Form<Declared>,
  schema: Schema,
  more: object,
) =>
  z.preprocess((posted) => {
    const first = firstIn(posted);
    const hidden = first(HONEYPOT_FIELD);
    return {
      ...postedValues(form, first),
      ...more,
      ...(hidden === undefined ? {} : { [HONEYPOT_FIELD]: hidden }),
    };
  }, schema);

/** Where nothing was read, there is nothing to show again. */
const UNREADABLE: ReadonlySet<ErrorCode> = new Set(['wrong_type', 'too_large', 'malformed']);

interface PlainForm<Declared extends Fields, Body, C> {
  /** The address after success; reloading it sends nothing again. */
  received: string | ((c: C, body: Body) => string);
  /** What the request says besides its body, for the schema. */
  more?: (c: C) => object;
  /** The form again, with what was typed and what is wrong with it; the error page without it. */
  page?: (c: C, posted: PostedForm<Declared>) => Page | Promise<Page>;
}

/** Handles a plain form post: a redirect after success, else the form again with its errors. */
export const acceptForm =
  <Declared extends Fields, Schema extends z.ZodType<object>, Body, C extends AppContext>(
    submission: Submission<Declared, Schema, Body, C>,
    { received, page, more }: PlainForm<Declared, Body, C>,
  ) =>
  async (c: C): Promise<Response> => {
    const { form, schema, maxBodyBytes } = submission;
    let isRead = false;
    const read = async () => {
      isRead = true;
      await step(c, formBody(maxBodyBytes));
    };
    try {
      await guard(c, submission);
      await read();
      const input = await validated(
        c,
        'form',
        postedSchema(form, schema, more?.(c) ?? {}),
        form.problem,
      );
      const { body } = await submitted(c, submission, input);
      return c.redirect(typeof received === 'string' ? received : received(c, body), 303);
    } catch (error) {
      if (!page || !(error instanceof AppError) || UNREADABLE.has(error.code)) throw error;
      if (!isRead) await read();
      const data = await formFields(c);
      const posted: PostedForm<Declared> = {
        values: postedValues(form, (name) => data.get(name) ?? undefined),
        errors: (error.details.fields ?? {}) as PostedForm<Declared>['errors'],
        problem: error.message,
      };
      const { headers } = error.details;
      return renderPrivate(c, {
        ...(await page(c, posted)),
        status: ERROR_STATUS[error.code],
        headers,
      });
    }
  };
