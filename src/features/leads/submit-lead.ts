import { keyOf } from '../../db/idempotency-keys.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { DeliveryServices } from '../../outbox/handler.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { fullHour, type Admission } from '../../submissions/admission.ts';
import { LEAD_SOURCES, LEAD_TEXTS, leadForm, type LeadContent } from './leads.contract.ts';
import { storeLead, type NewLead } from './leads.queries.ts';
import { newSubmission, storeSubmission } from '../../submissions/store-submission.ts';

/** What the team learns of a lead. */
const leadText = ({
  name,
  email,
  source,
  page,
  partnerKey,
}: LeadContent & Pick<NewLead, 'source' | 'page' | 'partnerKey'>): string[] => [
  `${name} <${email}> left their details.`,
  ...(source === LEAD_SOURCES.plansRequest
    ? ['They ask for the plans: the payment table did not load in their browser.']
    : []),
  `Source: ${source}`,
  ...(page ? [`Page: ${page}`] : []),
  `Partner key: ${partnerKey ?? 'none'}`,
];

const mailOf = (
  { content, source, page, partnerKey }: NewLead,
  { now, userAgent }: { now: number; userAgent: string },
): Message => ({
  kind: 'lead',
  to: 'team',
  replyTo: content,
  subject: 'New Lead',
  text: leadText({ ...content, source, page, partnerKey }).join('\n'),
  fields: { timestamp: new Date(now).toISOString(), user_agent: userAgent },
});

export interface LeadSubmission extends NewLead {
  userAgent: string;
  key: string | undefined;
  admission: Admission;
}

/**
 * @param later takes work that the visitor does not wait for
 * @returns 'replayed' when the lead was stored before, under the same key
 * @throws AppError invalid (the key was used for another lead), store_failed, or refused and too_many
 *   (the hour is full); nothing is stored then
 */
export async function submitLead(
  services: DeliveryServices,
  { userAgent, key, admission, ...lead }: LeadSubmission,
  later: (work: Promise<unknown>) => void,
): Promise<'stored' | 'replayed'> {
  const fingerprint = await fingerprintOf(leadForm, lead.content, lead.source);
  const submission = newSubmission(services, {
    kind: 'lead',
    key: keyOf('lead', key, fingerprint),
    admission,
  });
  const storing = storeLead(services.db, submission, lead, {
    message: mailOf(lead, { now: submission.now, userAgent }),
    of: lead.source === LEAD_SOURCES.plansRequest ? 'new leads and visits' : 'new leads',
  });
  const { before, isFull, queued } = await storeSubmission(submission, storing, LEAD_TEXTS.failed);
  if (isFull) throw fullHour(services.config, submission, LEAD_TEXTS.busy);
  if (queued.meta.changes > 0) {
    later(sendMailNow(services, { kind: 'lead', subjectId: submission.id }));
  }
  return before ? 'replayed' : 'stored';
}
