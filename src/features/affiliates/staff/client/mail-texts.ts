import { decisionMailApi, mailTexts, type TemplateName } from '../decision-mail.contract.ts';
import type { MailText } from '../../../../shared/text/mail-text.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';

/** Stores a text for the next applicants, unless it names one of these. @returns what became of it */
export async function rememberText(
  name: TemplateName,
  { subject, text }: MailText,
  ids: readonly string[],
): Promise<string> {
  const body = { subject, text, ids };
  const stored = await callAsStaff(decisionMailApi.remember, { params: { name }, body });
  return stored.ok ? mailTexts.stored : stored.error.error || mailTexts.notStored;
}

/** The stored question to an applicant; null where it cannot be read. */
export async function readQuestion(): Promise<MailText | null> {
  const read = await callAsStaff(decisionMailApi.templates, {});
  return read.ok ? read.value.templates.more_info : null;
}
