import type { Services } from '../../../services.ts';
import { listMeta } from '../../../staff-list/list-request.ts';
import type { ListQuery } from '../../../staff-list/list.queries.ts';
import type { ApplicationsResponse } from './affiliates-admin.contract.ts';
import { applicationRows } from './application-row.ts';
import { listApplications } from './applications.queries.ts';

/** A page of applications, how many there are of each status, and how many wait or could not be sent. */
export async function readApplications(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ApplicationsResponse> {
  const page = await listApplications(db, query);
  const { due, overdue, not_sent, ...counts } = page.counts;
  return {
    data: await applicationRows(db, page.rows),
    meta: { ...listMeta(page), counts: { ...counts, total: page.total }, not_sent, due, overdue },
  };
}
