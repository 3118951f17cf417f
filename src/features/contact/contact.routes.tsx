import { Hono } from 'hono';
import { z } from 'zod';

import { clientAddress, isShared } from '../../http/client-address.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { pageMeta } from '../../http/page/define-pages.ts';
import { byAddress } from '../../http/cache/page-keys.ts';
import { releasePage } from '../../http/page/shared-page.ts';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { captchaSources } from '../../http/page/third-party-sources.ts';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { readForm } from '../../http/read-body.ts';
import { refuseCrossSite } from '../../http/request-guards.ts';
import {
  badFormat,
  formSchema,
  honeypot,
  type BodyShape,
} from '../../http/submission/form-schema.ts';
import { acceptForm, acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { validQuery, type ValidContext } from '../../http/validate.ts';
import { tidy } from '../../shared/fields.ts';
import { blankValues } from '../../shared/form.ts';
import { BOT_TEXT, HONEYPOT_FIELD } from '../../shared/honeypot.ts';
import { paths } from '../../shared/paths.ts';
import { MAX_TOKEN_LENGTH } from '../captcha/captcha.contract.ts';
import { captchaSource } from '../../submissions/admission.ts';
import {
  CONTACT_TEXTS,
  DEMO_SUBJECT,
  contactApi,
  contactForm,
  MESSAGE_MAX,
  subjectFromQuery,
  type ContactValues,
} from './contact.contract.ts';
import { contactPages } from './contact.pages.ts';
import { ContactPage } from './ContactPage.tsx';
import styles from 'styles:./ContactPage.tsx';
import { submitMessage } from './submit-message.ts';

const MAX_USER_AGENT = 512;

export const contact = new Hono<AppEnv>();

/** The two addresses with a shared page; any other query makes a private one. */
const SHARED_ADDRESSES = new Set<string>([paths.contact, paths.contactAbout(DEMO_SUBJECT)]);

function contactPage(c: AppContext, filled: ContactValues, unsent = false): Page {
  const services = c.get('services');
  const { config } = services;
  return {
    meta: pageMeta(contactPages.contact, config.SITE_ORIGIN),
    sources: captchaSources(config),
    styles,
    body: (
      <ContactPage
        filled={filled}
        unsent={unsent}
        captcha={captchaSource(services.config) ?? { siteKey: '', script: '' }}
      />
    ),
  };
}

const query = z.object({ subject: z.string().catch('').transform(subjectFromQuery) });

contact.get(paths.contact, validQuery(query), async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const page = contactPage(c, { ...blankValues(contactForm), ...c.req.valid('query') });
  if (SHARED_ADDRESSES.has(pathname + search)) return releasePage(c, () => page, byAddress);
  await enforceRateLimit(c, 'subject', undefined, 'reads');
  return renderPrivate(c, page);
});

const body = z.strictObject({
  ...formSchema(contactForm),
  ...honeypot,
  captcha_token: z.string(badFormat).max(MAX_TOKEN_LENGTH, badFormat).default(''),
  timestamp: z.iso.datetime({ ...badFormat, offset: true }).optional(),
  user_agent: z.string(badFormat).max(2000, badFormat).optional(),
} satisfies BodyShape<typeof contactApi.send>);

const submission = {
  form: contactForm,
  // Four full fields in the longest encoding of JSON, and a token.
  maxBodyBytes: 64 * 1024,
  limit: { counter: 'contact', text: CONTACT_TEXTS.tooMany(1) },
  botText: BOT_TEXT,
};

contact.post(
  contactApi.send.path,
  acceptJson(
    defineSubmission({
      ...submission,
      schema: body,
      submit: async (c, input, key) => {
        const { captcha_token, timestamp, user_agent, [HONEYPOT_FIELD]: _, ...content } = input;
        const submitted = submitMessage(c.get('services'), content, {
          captchaToken: captcha_token,
          timestamp: timestamp ?? new Date().toISOString(),
          userAgent: (user_agent ?? c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
          key,
          host: new URL(c.req.url).hostname,
          isCounted: !isShared(clientAddress(c)),
        });
        // Goes on when the visitor leaves, or a half-sent message would be lost.
        c.executionCtx.waitUntil(submitted.catch(() => undefined));
        const replayed = (await submitted) === 'replayed';
        return { body: { message: CONTACT_TEXTS.sent }, replayed };
      },
    }),
    contactApi.send,
  ),
);

/** Without JavaScript there is no captcha, so nothing can be sent: the page offers an e-mail instead. */
const unsent = acceptForm(
  defineSubmission({
    ...submission,
    schema: z.object({}),
    submit: () => Promise.reject(new AppError('refused', CONTACT_TEXTS.withoutScript)),
  }),
  { received: paths.contact, page: (c, { values }) => contactPage(c, values, true) },
);

/** @param text the job description, cut to what the form accepts */
const messageAbout = (text: string): string =>
  Array.from(`We would like to fill this role:\n\n${tidy(text)}`)
    .slice(0, MESSAGE_MAX)
    .join('');

/** The form of the demo posts to a subject, so that no address contains the job description. Nothing is stored. */
async function fromDemo(c: ValidContext<{ query: { subject: string } }>): Promise<Response> {
  refuseCrossSite(c);
  await enforceRateLimit(c, 'demo', CONTACT_TEXTS.tooMany(1));
  const text = (await readForm(c, submission.maxBodyBytes)).get('text') ?? '';
  const message = text.trim() === '' ? '' : messageAbout(text);
  const filled = { ...blankValues(contactForm), ...c.req.valid('query'), message };
  return renderPrivate(c, contactPage(c, filled));
}

contact.post(paths.contact, validQuery(query), (c) =>
  c.req.valid('query').subject ? fromDemo(c) : unsent(c),
);
