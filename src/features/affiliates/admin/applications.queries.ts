import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import {
  affiliateApplications as applications,
  WAITING_SINCE,
} from '../../../db/schema/affiliates.ts';
import { endOf, lastDays, waitingCounters } from '../../../shared/text/business-days.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import { readPage } from '../../../staff-list/list.queries.ts';
import { searchIndex } from '../../../staff-list/search.fts.queries.ts';
import { arrivalChips, type Filter } from '../../../staff-list/selection.queries.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationCounts,
  type ApplicationFilter,
  type ApplicationStatus,
} from './affiliates-admin.contract.ts';

const counterOf = (filter: ApplicationFilter) => `applications.${filter}`;

const ofStatus = (status: ApplicationStatus) => ({
  where: eq(applications.status, status),
  counter: counterOf(status),
});

const { seq, fingerprint: _fingerprint, ...fields } = getTableColumns(applications);

/** Pending applications of a day and before. */
const waitingSince = (day: string) => ({
  where: sql`${WAITING_SINCE(applications)} < ${endOf(day)}`,
  counters: waitingCounters(day),
  order: { by: 'waiting', descending: true },
});

/** The list of applications at a time (ms), on which it depends what is due. */
export const applicationsAt = (now: number) => ({
  table: applications,
  fields,
  key: seq,
  filters: {
    pending: ofStatus('pending'),
    sending: ofStatus('sending'),
    approved: ofStatus('approved'),
    rejected: ofStatus('rejected'),
    due: waitingSince(lastDays(now).due),
    overdue: waitingSince(lastDays(now).overdue),
    not_sent: { where: isNotNull(applications.failedAt), counter: counterOf('not_sent') },
  } satisfies Record<ApplicationFilter, Filter>,
  chips: arrivalChips(applications.createdAt),
  orders: { waiting: WAITING_SINCE(applications) },
  // A row of the page before may be decided by now.
  positions: { waiting: sql`${applications.createdAt}` },
  counters: APPLICATION_STATUSES.map(counterOf),
  search: {
    index: searchIndex('affiliate_applications_search'),
    columns: [
      sql`(${applications.firstName} || ' ' || ${applications.lastName})`,
      sql`${applications.email}`,
      sql`${applications.company}`,
    ],
  },
});

/** A page of applications, how many there are of each status, and how many wait or could not be sent. */
export async function listApplications(db: Database, query: ListQuery, now = Date.now()) {
  const page = await readPage(db, applicationsAt(now), query);
  if (!page) return undefined;
  const of = (filter: ApplicationFilter) => page.counts[counterOf(filter)] ?? 0;
  const counts: ApplicationCounts = {
    pending: of('pending'),
    sending: of('sending'),
    approved: of('approved'),
    rejected: of('rejected'),
    total: page.total,
  };
  // Sums of counters are named as their filter.
  const { due = 0, overdue = 0 } = page.counts;
  return { ...page, counts, notSent: of('not_sent'), due, overdue };
}

/** An application as the list reads it. */
export type ListedApplication = NonNullable<
  Awaited<ReturnType<typeof listApplications>>
>['rows'][number];
