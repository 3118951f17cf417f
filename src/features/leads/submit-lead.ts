import { AppError } from '../../http/errors.tsx';
import { keyReused } from '../../http/idempotency-key.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { Services } from '../../services.ts';
import { logError } from '../../shared/log.ts';
import { sha256 } from '../../shared/sha256.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { LEAD_TEXTS } from './leads.contract.ts';
import { addLead, type NewLead, type StoredLead } from './leads.queries.ts';

/** The e-mail to the team (LEAD-13). */
const mailOf = (lead: NewLead, userAgent: string): Message => ({
  kind: 'lead',
  to: 'team',
  replyTo: { name: lead.name, email: lead.email },
  subject: 'New Lead',
  text: [
    `${lead.name} <${lead.email}> left their details.`,
    `Source: ${lead.source}`,
    `Partner key: ${lead.partnerKey ?? 'none'}`,
  ].join('\n'),
  fields: { timestamp: new Date(lead.createdAt).toISOString(), user_agent: userAgent },
});

/** Sends the 'New Lead' e-mail; a failure is logged, and left to cron (LEAD-14). */
async function announce(services: Services, leadId: string): Promise<void> {
  try {
    const sent = await sendMailNow(services, { kind: 'lead', subjectId: leadId });
    if (!sent.ok)
      logError('lead_mail_not_sent', { reason: sent.error.reason, status: sent.error.status });
  } catch (error) {
    logError('lead_mail_left_to_cron', { error: error instanceof Error ? error.name : 'unknown' });
  }
}

export interface LeadSubmission extends Omit<NewLead, 'id' | 'createdAt'> {
  userAgent: string;
  /** Undefined where the sender has none: then the e-mail stands for itself. */
  key: string | undefined;
}

/**
 * Stores a lead whose fields are right.
 * @param later hands work over that the visitor need not wait for
 * @returns 'again' where the same lead was taken before under its key
 * @throws AppError invalid (the key stands for another lead), or store_failed with the spec's text;
 *   nothing is stored then
 */
export async function takeLead(
  services: Services,
  { userAgent, key, ...lead }: LeadSubmission,
  later: (work: Promise<void>) => void,
): Promise<'new' | 'again'> {
  const createdAt = Date.now();
  const row: NewLead = { ...lead, id: uuidv7(createdAt), createdAt };
  const fingerprint = await sha256(JSON.stringify([row.name, row.email, row.source]));
  let stored: StoredLead;
  try {
    stored = await addLead(
      services.d1,
      row,
      mailOf(row, userAgent),
      key ? { intake: 'lead', value: key, fingerprint } : undefined,
    );
  } catch (error) {
    logError('lead_not_stored', { error: error instanceof Error ? error.message : String(error) });
    throw new AppError('store_failed', LEAD_TEXTS.failed);
  }
  if (stored.before && stored.before.fingerprint !== fingerprint) throw keyReused();
  if (stored.isNew) later(announce(services, row.id));
  return stored.before ? 'again' : 'new';
}
