import type { Database } from '../../../db/client.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { isOutboxRow } from '../../../outbox/outbox.queries.ts';
import type { MailText } from '../../../shared/text/mail-text.ts';
import { listStandard } from '../../../staff/texts/texts.queries.ts';
import { decisionMailOf } from '../stored-applications.queries.ts';
import {
  DEFAULT_TEMPLATES,
  type MailTemplates,
  type TemplateName,
} from './decision-mail.contract.ts';

/** The texts as they were last remembered. */
export async function readTemplates(db: Database): Promise<MailTemplates> {
  const stored = await listStandard(db);
  const textOf = (decision: TemplateName): MailText => {
    const { subject, text } =
      stored.find((row) => row.decision === decision) ?? DEFAULT_TEMPLATES[decision];
    return { subject, text };
  };
  return {
    approved: textOf('approved'),
    rejected: textOf('rejected'),
    more_info: textOf('more_info'),
  };
}

/** What an applicant was written, or will be; null where its text was deleted, or none was asked for. */
export async function readMailText(db: Database, id: string): Promise<MailText | null> {
  const row = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(isOutboxRow(decisionMailOf(id)))
    .get();
  const { subject, text } = (row?.payload ?? {}) as Partial<MailText>;
  return subject === undefined || text === undefined ? null : { subject, text };
}
