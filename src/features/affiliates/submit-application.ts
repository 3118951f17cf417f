import type { IdempotencyKey } from '../../db/idempotency-keys.ts';
import { AppError } from '../../http/errors.tsx';
import { keyReused } from '../../http/idempotency-key.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { Services } from '../../services.ts';
import { logError } from '../../shared/log.ts';
import { sha256 } from '../../shared/sha256.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import {
  APPLICATION_TEXTS,
  applicationContent,
  applicationProblem,
  checkApplication,
  type Application,
  type ApplicationContent,
  type ApplicationValues,
} from './affiliates.contract.ts';
import {
  addApplication,
  reachApplications,
  type NewApplication,
  type StoredApplication,
} from './affiliates.queries.ts';

const { failed, reasons } = APPLICATION_TEXTS;

/** The e-mail to the team (AFF-29). */
const mailOf = (application: NewApplication): Message => ({
  kind: 'affiliate_application',
  to: 'team',
  replyTo: {
    name: `${application.firstName} ${application.lastName}`,
    email: application.email,
  },
  subject: 'New Affiliate Application',
  text: [
    `${application.firstName} ${application.lastName} <${application.email}> applied to the affiliate programme.`,
    `Company: ${application.company ?? 'none given'}`,
    `Website: ${application.website ?? 'none given'}`,
    `Experience: ${application.experience}`,
  ].join('\n'),
  fields: {
    time: new Date(application.createdAt).toISOString(),
    company: application.company ?? '',
    website: application.website ?? '',
    experience: application.experience,
    audience: application.audience,
    motivation: application.motivation,
    application_id: application.id,
  },
});

const fingerprintOf = (content: ApplicationContent): Promise<string> =>
  sha256(
    JSON.stringify([
      content.firstName,
      content.lastName,
      content.email.toLowerCase(),
      content.company,
      content.website,
      content.experience,
      content.audience,
      content.motivation,
    ]),
  );

/** Sends the team's e-mail; a failure is logged, and left to cron (AFF-30). */
async function announce(services: Services, applicationId: string): Promise<void> {
  const about = { kind: 'affiliate_application', subjectId: applicationId } as const;
  try {
    const sent = await sendMailNow(services, about);
    if (!sent.ok) {
      logError('application_mail_not_sent', {
        reason: sent.error.reason,
        status: sent.error.status,
      });
    }
  } catch (error) {
    logError('application_mail_left_to_cron', {
      error: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/** @throws AppError store_failed with the spec's text and reason (AFF-26, AFF-27); nothing is stored then */
async function store(
  { d1 }: Services,
  application: NewApplication,
  key: IdempotencyKey | undefined,
): Promise<StoredApplication> {
  const unstored = (reason: string, error: unknown) => {
    logError('application_not_stored', {
      error: error instanceof Error ? error.message : 'no row',
    });
    return new AppError('store_failed', failed(reason));
  };
  try {
    await reachApplications(d1);
  } catch (error) {
    throw unstored(reasons.noDatabase('it gave no answer'), error);
  }
  let stored: StoredApplication | undefined;
  try {
    stored = await addApplication(d1, application, mailOf(application), key);
  } catch (error) {
    throw unstored(reasons.notSaved, error);
  }
  if (!stored) throw unstored(reasons.notSaved, undefined);
  return stored;
}

/** The application as it was sent; a later decision of staff is not the sender's to learn here. */
const answer = (content: ApplicationContent, { id, createdAt }: StoredApplication): Application => {
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

/** How the application came: its key, and who does what the visitor need not wait for. */
export interface ApplicationCall {
  /** Undefined where the sender has none: then the content stands for itself. */
  key: string | undefined;
  later: (work: Promise<void>) => void;
}

export interface TakenApplication {
  application: Application;
  /** Whether it had been taken under its key before. */
  again: boolean;
}

/**
 * Takes an application: the rules, the store, the team's e-mail. The same one sent again within 24
 * hours, or under its key, is answered like the first, and stored and announced once.
 * @throws AppError invalid with the texts by field or because the key stands for another application,
 *   or store_failed; nothing is stored then
 */
export async function takeApplication(
  services: Services,
  values: ApplicationValues,
  { key, later }: ApplicationCall,
): Promise<TakenApplication> {
  const content = applicationContent(values);
  if (!content) {
    const fields = checkApplication(values);
    throw new AppError('invalid', applicationProblem(fields) ?? APPLICATION_TEXTS.invalid, {
      fields,
    });
  }
  const createdAt = Date.now();
  const fingerprint = await fingerprintOf(content);
  const application: NewApplication = { ...content, id: uuidv7(createdAt), fingerprint, createdAt };
  const stored = await store(
    services,
    application,
    key ? { intake: 'affiliate_application', value: key, fingerprint } : undefined,
  );
  if (stored.before && stored.before.fingerprint !== fingerprint) throw keyReused();
  if (stored.id === application.id) later(announce(services, application.id));
  return { application: answer(content, stored), again: stored.before !== undefined };
}
