import { databaseReason } from '../../db/database-reason.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseReusedKey } from '../../http/submission/repeated-submission.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { Services } from '../../services.ts';
import { site } from '../../shared/content/site.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { logError } from '../../shared/log.ts';
import { snakeCase } from '../../shared/text/letter-case.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { orNotStored } from '../../submissions/or-not-stored.ts';
import { fullHour, type Admission } from '../../submissions/admission.ts';
import type { HourShare } from '../../submissions/hours.queries.ts';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';
import {
  pingApplications,
  storeApplication,
  type NewApplication,
  type SubmittedApplication,
} from './affiliates.queries.ts';
import {
  applicationForm,
  type Application,
  type ApplicationContent,
} from './application.contract.ts';

const { failed, reasons } = APPLICATION_TEXTS;

/** What the team learns of an application at first sight. */
export const applicationText = ({
  firstName,
  lastName,
  email,
  company,
  website,
  experience,
}: Omit<ApplicationContent, 'audience' | 'motivation'>): string[] => [
  `${firstName} ${lastName} <${email}> applied to the affiliate program.`,
  `Company: ${company ?? 'none given'}`,
  `Website: ${website ?? 'none given'}`,
  `Experience: ${experience}`,
];

function mailOf({ id, content, createdAt }: NewApplication): Message {
  const { firstName, lastName, email, ...others } = content;
  const more = Object.entries<string | null>(others);
  return {
    kind: 'affiliate_application',
    to: 'team',
    replyTo: { name: `${firstName} ${lastName}`, email },
    subject: 'New Affiliate Application',
    text: applicationText(content).join('\n'),
    fields: {
      time: new Date(createdAt).toISOString(),
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
  { id, createdAt }: SubmittedApplication,
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
  services: Services,
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
  const createdAt = Date.now();
  const fingerprint = await fingerprintOf(applicationForm, content);
  const row: NewApplication = {
    id: uuidv7(createdAt),
    content,
    termsVersion: site.legal.version,
    fingerprint,
    createdAt,
  };
  const share: HourShare = {
    kind: 'affiliate_application',
    now: createdAt,
    isNotified: services.webhook !== null,
    ...admission,
  };
  const storing = storeApplication(db, {
    application: row,
    mail: mailOf(row),
    key: key ? { form: 'affiliate_application', value: key, fingerprint } : undefined,
    share,
  });
  const submitted = await orNotStored(storing, () => failed(reasons.notSaved));
  if (submitted.result === 'no row') throw noRow();
  if (submitted.result === 'full') throw fullHour(services, share, failed(reasons.busy));
  const { stored } = submitted;
  refuseReusedKey(stored.before, fingerprint);
  if (stored.isAnnounced) {
    later(sendMailNow(services, { kind: 'affiliate_application', subjectId: row.id }));
  }
  return { application: toResponse(content, stored), replayed: stored.before !== undefined };
}
