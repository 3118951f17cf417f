import { refuseReusedKey } from '../../http/submission/repeated-submission.ts';
import type { Message } from '../../outbox/mail.port.ts';
import { sendMailNow } from '../../outbox/mail.ts';
import type { Services } from '../../services.ts';
import { fingerprintOf } from '../../shared/form.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { orNotStored } from '../../submissions/or-not-stored.ts';
import { fullHour, type Admission } from '../../submissions/admission.ts';
import { LEAD_SOURCES, LEAD_TEXTS, leadForm, type LeadContent } from './leads.contract.ts';
import { storeLead, type NewLead } from './leads.queries.ts';
import type { HourShare } from '../../submissions/hours.queries.ts';

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
  { content, source, page, partnerKey, createdAt }: NewLead,
  userAgent: string,
): Message => ({
  kind: 'lead',
  to: 'team',
  replyTo: content,
  subject: 'New Lead',
  text: leadText({ ...content, source, page, partnerKey }).join('\n'),
  fields: { timestamp: new Date(createdAt).toISOString(), user_agent: userAgent },
});

export interface LeadSubmission extends Omit<NewLead, 'id' | 'createdAt'> {
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
  services: Services,
  { userAgent, key, admission, ...lead }: LeadSubmission,
  later: (work: Promise<unknown>) => void,
): Promise<'stored' | 'replayed'> {
  const createdAt = Date.now();
  const row: NewLead = { ...lead, id: uuidv7(createdAt), createdAt };
  const fingerprint = await fingerprintOf(leadForm, row.content, row.source);
  const isNotified = services.webhook !== null;
  const share: HourShare = { kind: 'lead', now: createdAt, isNotified, ...admission };
  const storing = storeLead(services.db, {
    lead: row,
    mail: mailOf(row, userAgent),
    key: key ? { form: 'lead', value: key, fingerprint } : undefined,
    announce: row.source === LEAD_SOURCES.plansRequest ? 'new leads and visits' : 'new leads',
    share,
  });
  const stored = await orNotStored(storing, () => LEAD_TEXTS.failed);
  refuseReusedKey(stored.before, fingerprint);
  if (stored.isRefused) throw fullHour(services, share, LEAD_TEXTS.busy);
  if (stored.isAnnounced) later(sendMailNow(services, { kind: 'lead', subjectId: row.id }));
  return stored.before ? 'replayed' : 'stored';
}
