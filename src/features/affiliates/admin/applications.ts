import type { Services } from '../../../services.ts';
import { foundPage, listMeta } from '../../../staff-list/list-request.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import type { ApplicationsResponse } from './affiliates-admin.contract.ts';
import { applicationRows } from './application-row.ts';
import { listApplications } from './applications.queries.ts';

/** @throws AppError invalid when the row of the cursor is gone */
export async function readApplications(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ApplicationsResponse> {
  const page = foundPage(await listApplications(db, query));
  return {
    data: await applicationRows(db, page.rows),
    meta: {
      ...listMeta(page),
      counts: page.counts,
      not_sent: page.notSent,
      due: page.due,
      overdue: page.overdue,
    },
  };
}
