import { databaseReason } from '../../db/database-reason.ts';
import { keyOf } from '../../db/idempotency-keys.ts';
import { AppError } from '../../http/app-error.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { DeliveryServices } from '../../outbox/handler.ts';
import { site } from '../../shared/content/site.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { logError } from '../../shared/log.ts';
import { snakeCase } from '../../shared/text/letter-case.ts';
import { orNotStored } from '../../submissions/or-not-stored.ts';
import { fullHour, type Admission } from '../../submissions/admission.ts';
import { newSubmission, storeSubmission } from '../../submissions/store-submission.ts';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';
import { applicationText } from './application-text.ts';
import { pingApplications, storeApplication } from './affiliates.queries.ts';
import {
  applicationForm,
  type Application,
  type ApplicationContent,
} from './application.contract.ts';

const { failed, reasons } = APPLICATION_TEXTS;

function mailOf(content: ApplicationContent, { id, now }: { id: string; now: number }): Message {
  const { firstName, lastName, email, ...others } = content;
  const more = Object.entries<string | null>(others);
  return {
    kind: 'affiliate_application',
    to: 'team',
    replyTo: { name: `${firstName} ${lastName}`, email },
    subject: 'New Affiliate Application',
    text: applicationText(content).join('\n'),
    fields: {
      time: new Date(now).toISOString(),
      ...Object.fromEntries(more.map(([field, value]) => [snakeCase(field), value ?? ''])),
      application_id: id,
    },
  };
}

function noRow(): AppError {
  logError('application_not_stored', { error: 'no row' });
  return new AppError('store_failed', failed(reasons.notSaved));
}

/** As it was sent: what staff decided later is not for the sender to learn here. */
const toResponse = (
  content: ApplicationContent,
  { id, createdAt }: { id: string; createdAt: number },
): Application => {
  const time = new Date(createdAt).toISOString();
  return {
    id,
    first_name: content.firstName,
    last_name: content.lastName,
    email: content.email,
    company: content.company,
    website: content.website,
    experience: content.experience,
    audience: content.audience,
    motivation: content.motivation,
    status: 'pending',
    created_at: time,
    updated_at: time,
  };
};

/**
 * Stores and announces an application once. The same one sent again, under its key or within 24 hours,
 * gets the same response.
 * @param later takes work that the visitor does not wait for
 * @throws AppError invalid (the key was used for another application), store_failed, or
 *   refused and too_many (the hour is full); nothing is stored then
 */
export async function submitApplication(
  services: DeliveryServices,
  {
    content,
    key,
    admission,
  }: { content: ApplicationContent; key: string | undefined; admission: Admission },
  later: (work: Promise<unknown>) => void,
): Promise<{ application: Application; replayed: boolean }> {
  const { db } = services;
  await orNotStored(pingApplications(db), (error) =>
    failed(reasons.noDatabase(databaseReason(error))),
  );
  const fingerprint = await fingerprintOf(applicationForm, content);
  const submission = newSubmission(services, {
    kind: 'affiliate_application',
    key: keyOf('affiliate_application', key, fingerprint),
    admission,
  });
  const { id, now } = submission;
  const application = { content, termsVersion: site.legal.version, fingerprint };
  const storing = storeApplication(db, submission, application, mailOf(content, submission));
  const stored = await storeSubmission(submission, storing, failed(reasons.notSaved));
  const response = (row: { id: string; createdAt: number }) => ({
    application: toResponse(content, row),
    replayed: stored.before !== undefined,
  });
  if (stored.before) {
    const { subjectId, createdAt } = stored.before;
    const [row] = stored.keyed;
    return response({ id: subjectId, createdAt: row?.createdAt ?? createdAt });
  }
  const [own] = stored.own;
  const [same] = stored.same;
  if (!own && same) return response(same);
  if (stored.isFull) throw fullHour(services.config, submission, failed(reasons.busy));
  if (!own) throw noRow();
  if (stored.queued.meta.changes > 0) {
    later(sendMailNow(services, { kind: 'affiliate_application', subjectId: id }));
  }
  return response({ id, createdAt: now });
}
