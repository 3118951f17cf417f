import { isAuditAction } from '../../../audit/audit-actions.contract.ts';
import { whoOf } from '../../../audit/actor.ts';
import type { Actor } from '../../../audit/audit.queries.ts';
import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import { detailOf } from '../../../staff-work/audit-detail.ts';
import { notedAbout } from '../../../staff-work/history.ts';
import { readMailText } from '../decision-mail/decision-mail.queries.ts';
import { readDoubts } from '../review/doubts.ts';
import type { ApplicationResponse } from './affiliates-admin.contract.ts';
import { findApplication } from './application-changes.queries.ts';
import { readRow } from './application-row.ts';
import { historyOf } from './decisions.ts';

/** An application with its doubts, the e-mail to the applicant and its history; undefined if there is none. */
export async function readDetails(
  services: Pick<Services, 'db'>,
  id: string,
  reader: Actor,
): Promise<ApplicationResponse | undefined> {
  const [application, history, mail, notes] = await Promise.all([
    findApplication(services.db, id),
    historyOf(services, id),
    readMailText(services.db, id),
    notedAbout(services.db, { kind: 'application', id }),
  ]);
  if (!application) return undefined;
  const row = await readRow(services.db, application);
  return {
    application: row,
    doubts: await readDoubts(services.db, row),
    mail,
    notes,
    history: history.flatMap((entry) =>
      isAuditAction(entry.action)
        ? {
            at: isoOf(entry.at),
            action: entry.action,
            session: entry.session,
            who: whoOf(entry),
            yours: entry.session !== null && entry.session === reader.session,
            detail: detailOf(entry.detail),
          }
        : [],
    ),
  };
}
