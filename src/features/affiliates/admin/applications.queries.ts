import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import type { ListSource, Placed } from '../../../staff-list/list-steps.queries.ts';
import { readPage, type ListQuery } from '../../../staff-list/list.queries.ts';
import type { ApplicationCounts, ApplicationFilter } from '../../staff/staff.contract.ts';

/** An application as the list reads it. */
type ListedApplication = Placed & Omit<typeof applications.$inferSelect, 'place' | 'fingerprint'>;

const counterOf = (filter: ApplicationFilter) => `applications.${filter}`;

const APPLICATIONS: ListSource<ListedApplication> = {
  table: applications,
  fields: sql`${applications.id}, ${applications.firstName} as "firstName", ${applications.lastName} as "lastName",
    ${applications.email}, ${applications.company}, ${applications.website}, ${applications.experience},
    ${applications.audience}, ${applications.motivation}, ${applications.status},
    ${applications.partnerstackId} as "partnerstackId", ${applications.createdAt} as "createdAt",
    ${applications.updatedAt} as "updatedAt", ${applications.failure}, ${applications.failedAt} as "failedAt"`,
  index: sql.raw('affiliate_applications_search'),
  orders: {},
  narrowed: (filter) =>
    filter === 'not_sent'
      ? {
          where: sql`${applications.failedAt} is not null`,
          holds: ({ failedAt }) => failedAt !== null,
          count: counterOf(filter),
        }
      : {
          where: sql`${applications.status} = ${filter}`,
          holds: ({ status }) => status === filter,
          count: `applications.${filter}`,
        },
  counts: [counterOf('pending'), counterOf('approved'), counterOf('rejected')],
  otherCounts: [counterOf('not_sent')],
  searched: ({ firstName, lastName, email, company }) => [
    `${firstName} ${lastName}`,
    email,
    company,
  ],
};

/**
 * A page of applications, how many match, how many there are of each status, and how many could not be
 * sent (ADA-01, 03, 16, 18).
 */
export async function listApplications(db: Database, query: ListQuery) {
  const page = await readPage(db, APPLICATIONS, query);
  if (!page) return undefined;
  const { counts: read, total } = page;
  const of = (filter: ApplicationFilter) => read[counterOf(filter)] ?? 0;
  const counts: ApplicationCounts = {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    total,
  };
  return { ...page, counts, notSent: of('not_sent') };
}
