import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import { recordProviderFailure } from '../../../db/provider-failures.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { providerErrorCode } from '../../../http/errors.tsx';
import { readJson } from '../../../http/read-body.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { FIELD_TEXTS, tidy } from '../../../shared/fields.ts';
import { isEmail } from '../../../shared/text/email-address.ts';
import { logError } from '../../../shared/log.ts';
import { registerNow } from '../registration/partner-registration.ts';
import { applicationTexts } from './affiliates-admin.contract.ts';
import { findApplication, type StoredApplication } from '../stored-applications.queries.ts';
import { decideIn } from './decision-refusals.ts';

/** Two long texts in the longest encoding of JSON, and the rest. */
const MAX_BODY_BYTES = 192 * 1024;
const MAX_DETAIL = 10_000;

const badFormat = { error: FIELD_TEXTS.pattern };
const detail = z.string(badFormat).max(MAX_DETAIL, badFormat).nullish();

const noEmail = 'Please enter a valid email address';
/** The id of an application is enough; without one the e-mail is required. */
const applicant = z.object({
  email: z.string(badFormat).refine(isEmail, { error: noEmail }).transform(tidy).nullish(),
  first_name: detail,
  last_name: detail,
  company: detail,
  website: detail,
  experience: detail,
  audience: detail,
  motivation: detail,
  application_id: detail,
});

const invalid = (field: string, text: string): AppError =>
  new AppError('invalid', text, { fields: { [field]: text } });

const normal = (email: string): string => tidy(email).toLowerCase();

/**
 * Sends a stored application at once, through the outbox, as a decision, so that the list has the
 * partner id that PartnerStack gives. A pending application is approved by it.
 * @throws AppError invalid, conflict, or PartnerStack's error
 */
async function sendStored(
  c: AppContext,
  { id, email: stored, status, partnerstackId }: StoredApplication,
  email: string,
) {
  if (normal(email) !== normal(stored))
    throw invalid('email', 'The application has another e-mail');
  if (partnerstackId !== null)
    return { alreadyExisted: true, partnerstack_id: partnerstackId, partner_key: null };
  const services = c.get('services');
  const decision = status === 'approved' ? 'send' : 'approve-and-send';
  const { refused } = await decideIn(
    c,
    [id],
    { decision },
    { changeId: crypto.randomUUID(), undoMs: 0 },
  );
  const [refusal] = refused;
  if (refusal) {
    const { error, application } = refusal;
    throw new AppError('conflict', error, { body: { application } });
  }
  const registered = await registerNow(services, id);
  if (!registered.ok)
    throw new AppError(providerErrorCode(registered.error.reason), registered.error.message);
  const sent = await findApplication(services.db, id);
  return {
    // Another run registered the applicant where this one has no partnership.
    alreadyExisted: registered.value?.alreadyExisted ?? true,
    partnerstack_id: sent?.partnerstackId ?? null,
    partner_key: registered.value?.partnerKey ?? null,
  };
}

/** Registers an applicant with PartnerStack at once; for staff. */
export const partners = new Hono<AppEnv>();

partners.post(
  '/api/partnerstack/affiliates',
  whenStoreFails(applicationTexts.updateFailed),
  async (c) => {
    const { db, providers } = c.get('services');
    const { email, first_name, last_name, ...details } = await readJson(c, applicant, {
      maxBytes: MAX_BODY_BYTES,
      problem: 'The applicant cannot be sent as given',
    });
    const id = tidy(details.application_id ?? '');
    const application = id === '' ? undefined : await findApplication(db, id);
    if (application) return c.json(await sendStored(c, application, email ?? application.email));
    if (!email) throw invalid('email', noEmail);
    const by = actorOf(c);
    const registered = await providers.partners.createPartnership({
      email,
      firstName: tidy(first_name ?? ''),
      lastName: tidy(last_name ?? ''),
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, tidy(value ?? '')]),
      ),
    });
    if (!registered.ok) {
      const { reason, status = null, message } = registered.error;
      logError('partner_not_registered', { reason, status });
      await recordProviderFailure(db, registered.error);
      await recordAudit(
        db,
        { by, action: 'application_not_sent', detail: { reason, status } },
        Date.now(),
      );
      throw new AppError(providerErrorCode(reason), message);
    }
    const { id: partnerstack_id, partnerKey, alreadyExisted } = registered.value;
    const entry = { by, action: 'partner_sent', detail: { partnerstack_id } } as const;
    await recordAudit(db, entry, Date.now());
    return c.json({ alreadyExisted, partnerstack_id, partner_key: partnerKey ?? null });
  },
);
