import type { z } from 'zod';

import type { AnyEndpoint, ResponseOf } from '../../shared/api.ts';
import type { Fields, Form, PostedForm } from '../../shared/form.ts';
import { HONEYPOT_FIELD, type HoneypotBody } from '../../shared/honeypot.ts';
import { logWarning } from '../../shared/log.ts';
import type { AppContext } from '../context.ts';
import { ERROR_STATUS, type ErrorCode } from '../error-status.ts';
import { AppError } from '../app-error.ts';
import { postedValues } from './form-schema.ts';
import { REPLAYED, idempotencyKey } from './repeated-submission.ts';
import { renderPrivate, type Page } from '../page/render.tsx';
import { enforceRateLimit } from '../rate-limit.ts';
import { readForm, readJson } from '../read-body.ts';
import { refuseCrossSite } from '../request-guards.ts';
import { respond } from '../respond.ts';
import { errorForPeople } from '../store-failure.ts';
import { valid } from '../validate.ts';

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
    const input = await readJson(c, schema, { maxBytes: maxBodyBytes, problem: form.problem });
    const { body, replayed } = await submitted(c, submission, input);
    return respond(c, endpoint, body, { status, headers: replayed ? REPLAYED : {} });
  };

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
    let data: URLSearchParams | undefined;
    try {
      await guard(c, submission);
      data = await readForm(c, maxBodyBytes);
      const hidden = data.get(HONEYPOT_FIELD);
      const sent = {
        ...valuesIn(form, data),
        ...more?.(c),
        ...(hidden === null ? {} : { [HONEYPOT_FIELD]: hidden }),
      };
      const { body } = await submitted(c, submission, valid(schema, sent, form.problem));
      return c.redirect(typeof received === 'string' ? received : received(c, body), 303);
    } catch (thrown) {
      const error = errorForPeople(c, thrown);
      if (!page || !error || UNREADABLE.has(error.code)) throw thrown;
      const typed = data ?? (await readForm(c, maxBodyBytes));
      const posted: PostedForm<Declared> = {
        values: valuesIn(form, typed),
        errors: (error.details.fields ?? {}) as PostedForm<Declared>['errors'],
        problem: error.message,
      };
      return renderPrivate(c, { ...(await page(c, posted)), ...statusOf(error) });
    }
  };

const statusOf = ({ code, details }: AppError) => ({
  status: ERROR_STATUS[code],
  headers: details.headers,
});

/** What was typed; the first of a repeated name counts. */
const valuesIn = <Declared extends Fields>(form: Form<Declared>, data: URLSearchParams) =>
  postedValues(form, (name) => data.get(name) ?? undefined);

/** The body of a form without fields. */
const BUTTON_BYTES = 8 * 1024;

interface Button<C> {
  press: (c: C) => Promise<void>;
  /** The address after success. */
  received: string | ((c: C) => string);
  /** What shows why nothing was done; the error page without it. */
  page?: (c: C, problem: string) => Page | Promise<Page>;
}

/** Handles a plain form that is a button alone. */
export const acceptButton =
  <C extends AppContext>({ press, received, page }: Button<C>) =>
  async (c: C): Promise<Response> => {
    refuseCrossSite(c);
    await readForm(c, BUTTON_BYTES);
    try {
      await press(c);
      return c.redirect(typeof received === 'string' ? received : received(c), 303);
    } catch (thrown) {
      const error = errorForPeople(c, thrown);
      if (!page || !error) throw thrown;
      return renderPrivate(c, { ...(await page(c, error.message)), ...statusOf(error) });
    }
  };
