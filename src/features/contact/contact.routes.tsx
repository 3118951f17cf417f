import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { FLOOD_WAIT_SECONDS, passesFloodGate } from '../../http/flood-gate.ts';
import { jsonBody, refuseCrossSite } from '../../http/request-guards.ts';
import { fieldError, validJson } from '../../http/valid-json.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { MAX_TOKEN_LENGTH } from '../captcha/captcha.contract.ts';
import { CONTACT_FIELDS, CONTACT_TEXTS, checkContact } from './contact.contract.ts';
import { takeMessage } from './contact.intake.ts';

/** Four full fields in the longest encoding of JSON, and a token. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_USER_AGENT = 512;

const text = z.string({ error: fieldError });
const badFormat = { error: FIELD_TEXTS.pattern };

const submission = z
  .strictObject({
    name: text,
    email: text,
    subject: text,
    message: text,
    captcha_token: z.string(badFormat).max(MAX_TOKEN_LENGTH, badFormat).default(''),
    timestamp: z.iso.datetime({ ...badFormat, offset: true }).optional(),
    user_agent: z.string(badFormat).max(2000, badFormat).optional(),
  })
  .superRefine((values, context) => {
    const errors = checkContact(values);
    for (const field of CONTACT_FIELDS) {
      const message = errors[field];
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const contact = new Hono<AppEnv>();

contact.post(
  '/api/contact',
  jsonBody(MAX_BODY_BYTES),
  validJson(submission, CONTACT_TEXTS.invalid),
  async (c) => {
    refuseCrossSite(c);
    if (!(await passesFloodGate(c, 'contact'))) {
      throw new AppError('too_many', CONTACT_TEXTS.tooMany(1), {
        headers: { 'retry-after': String(FLOOD_WAIT_SECONDS) },
      });
    }
    const { captcha_token, timestamp, user_agent, ...values } = c.req.valid('json');
    const taken = takeMessage(
      c.get('services'),
      {
        ...values,
        captchaToken: captcha_token,
        timestamp: timestamp ?? new Date().toISOString(),
        userAgent: (user_agent ?? c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
      },
      new URL(c.req.url).hostname,
    );
    // A visitor who leaves must not take the half-sent message along.
    c.executionCtx.waitUntil(taken.catch(() => undefined));
    await taken;
    return c.json({ message: CONTACT_TEXTS.sent });
  },
);
