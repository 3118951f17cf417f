import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import { readPage } from '../../../staff-list/list.queries.ts';
import { searchIndex } from '../../../staff-list/search.fts.queries.ts';
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

/** The list of applications. */
export const APPLICATIONS = {
  table: applications,
  fields,
  key: seq,
  filters: {
    pending: ofStatus('pending'),
    sending: ofStatus('sending'),
    approved: ofStatus('approved'),
    rejected: ofStatus('rejected'),
    not_sent: { where: isNotNull(applications.failedAt), counter: counterOf('not_sent') },
  } satisfies Record<ApplicationFilter, unknown>,
  counters: APPLICATION_STATUSES.map(counterOf),
  search: {
    index: searchIndex('affiliate_applications_search'),
    columns: [
      sql`(${applications.firstName} || ' ' || ${applications.lastName})`,
      sql`${applications.email}`,
      sql`${applications.company}`,
    ],
  },
};

/** A page of applications, how many there are of each status, and how many could not be sent. */
export async function listApplications(db: Database, query: ListQuery) {
  const page = await readPage(db, APPLICATIONS, query);
  if (!page) return undefined;
  const of = (filter: ApplicationFilter) => page.counts[counterOf(filter)] ?? 0;
  const counts: ApplicationCounts = {
    pending: of('pending'),
    sending: of('sending'),
    approved: of('approved'),
    rejected: of('rejected'),
    total: page.total,
  };
  return { ...page, counts, notSent: of('not_sent') };
}

/** An application as the list reads it. */
export type ListedApplication = NonNullable<
  Awaited<ReturnType<typeof listApplications>>
>['rows'][number];
