import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { rejectBots } from '../../http/honeypot.ts';
import { captchaSources } from '../../http/page/third-party-sources.ts';
import { ERROR_STATUS } from '../../http/error-status.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { formBody, formFields, jsonBody, refuseCrossSite } from '../../http/request-guards.ts';
import { REPLAYED, idempotencyKey } from '../../http/idempotency-key.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { breadcrumbs, organization } from '../../http/page/structured-data.ts';
import { fieldError, validJson } from '../../http/validate.ts';
import { FIELD_TEXTS } from '../../shared/fields.ts';
import { BOT_TEXT, HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { MAX_TOKEN_LENGTH } from '../captcha/captcha.contract.ts';
import {
  CONTACT_FIELDS,
  CONTACT_TEXTS,
  DEMO_SUBJECT,
  NO_VALUES,
  checkContact,
  subjectFromQuery,
  type ContactValues,
} from './contact.contract.ts';
import { takeMessage } from './submit-message.ts';
import { ContactPage } from './ContactPage.tsx';

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
    [HONEYPOT_FIELD]: z.string(badFormat).optional(),
  })
  .superRefine((values, context) => {
    const errors = checkContact(values);
    for (const field of CONTACT_FIELDS) {
      const message = errors[field];
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const contact = new Hono<AppEnv>();

/** The two addresses whose page is the same for everyone; any other query is one visitor's own. */
const SHARED_ADDRESSES = new Set<string>([paths.contact, paths.contactAbout(DEMO_SUBJECT)]);

function contactPage(c: AppContext, filled: ContactValues, unsent = false): Page {
  const { config } = c.get('services');
  const siteKey = config.RECAPTCHA_SITE_KEY ?? '';
  return {
    meta: {
      title: 'Contact a recruiter: write, call or ask for a demo | RiC',
      description:
        'Tell us who you need to hire. Write, call or visit: a recruiter answers, Monday to Friday, 9:00 AM to 6:00 PM Eastern Time.',
      path: paths.contact,
      feature: 'contact',
      keywords: ['contact a recruiter', 'AI recruiting demo', 'hire with RiC'],
      image: shareImage('contact', 'Contact RiC: a recruiter answers'),
      structuredData: [
        breadcrumbs(config.SITE_ORIGIN, ['Contact', paths.contact]),
        organization(config.SITE_ORIGIN),
      ],
    },
    sources: captchaSources(config),
    body: (
      <ContactPage
        filled={filled}
        unsent={unsent}
        captcha={{
          siteKey,
          script: siteKey
            ? `${config.RECAPTCHA_SCRIPT_URL}?render=${encodeURIComponent(siteKey)}`
            : '',
        }}
      />
    ),
  };
}

contact.get(paths.contact, (c) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const subject = subjectFromQuery(searchParams.get('subject') ?? undefined);
  const page = contactPage(c, { ...NO_VALUES, subject });
  return SHARED_ADDRESSES.has(pathname + search)
    ? releasePage(c, () => page, 'significant')
    : renderPrivate(c, page);
});

/**
 * The form where its script never came: the human check needs one, so nothing can be sent. What was
 * typed comes back, with a way to send it.
 */
contact.post(paths.contact, formBody(MAX_BODY_BYTES), async (c) => {
  refuseCrossSite(c);
  const data = await formFields(c);
  const texts = CONTACT_FIELDS.map((field) => [field, data.get(field) ?? '']);
  const filled = Object.fromEntries(texts) as ContactValues;
  return renderPrivate(c, { ...contactPage(c, filled, true), status: ERROR_STATUS.refused });
});

contact.post(
  '/api/contact',
  rateLimit('contact', CONTACT_TEXTS.tooMany(1)),
  jsonBody(MAX_BODY_BYTES),
  validJson(submission, CONTACT_TEXTS.invalid),
  async (c) => {
    const {
      captcha_token,
      timestamp,
      user_agent,
      [HONEYPOT_FIELD]: trap,
      ...values
    } = c.req.valid('json');
    rejectBots(c, trap, BOT_TEXT);
    const taken = takeMessage(
      c.get('services'),
      {
        ...values,
        captchaToken: captcha_token,
        timestamp: timestamp ?? new Date().toISOString(),
        userAgent: (user_agent ?? c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
        key: idempotencyKey(c),
      },
      new URL(c.req.url).hostname,
    );
    // A visitor who leaves must not take the half-sent message along.
    c.executionCtx.waitUntil(taken.catch(() => undefined));
    const again = (await taken) === 'again';
    return c.json({ message: CONTACT_TEXTS.sent }, 200, again ? REPLAYED : {});
  },
);
