import { sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { affiliateApplications as applications } from '../../db/schema.ts';
import type { ListSource, Placed } from './list-steps.queries.ts';
import { readPage, type ListQuery } from './list.queries.ts';
import type { ApplicationCounts, ApplicationStatus } from './staff.contract.ts';

/** An application as the list reads it. */
type ListedApplication = Placed & Omit<typeof applications.$inferSelect, 'place' | 'fingerprint'>;

const counterOf = (status: ApplicationStatus) => `applications.${status}`;

const APPLICATIONS: ListSource<ListedApplication> = {
  table: applications,
  fields: sql`${applications.id}, ${applications.firstName} as "firstName", ${applications.lastName} as "lastName",
    ${applications.email}, ${applications.company}, ${applications.website}, ${applications.experience},
    ${applications.audience}, ${applications.motivation}, ${applications.status},
    ${applications.partnerstackId} as "partnerstackId", ${applications.createdAt} as "createdAt",
    ${applications.updatedAt} as "updatedAt"`,
  index: sql.raw('affiliate_applications_search'),
  orders: {},
  narrowed: (status) => ({
    where: sql`${applications.status} = ${status}`,
    holds: (row) => row.status === status,
    count: `applications.${status}`,
  }),
  counts: [counterOf('pending'), counterOf('approved'), counterOf('rejected')],
  searched: ({ firstName, lastName, email, company }) => [
    `${firstName} ${lastName}`,
    email,
    company,
  ],
};

/** A page of applications, how many match, and how many there are of each status (ADA-01, 03, 18). */
export async function listApplications(db: Database, query: ListQuery) {
  const page = await readPage(db, APPLICATIONS, query);
  if (!page) return undefined;
  const { counts: read, total } = page;
  const of = (status: ApplicationStatus) => read[counterOf(status)] ?? 0;
  const counts: ApplicationCounts = {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    total,
  };
  return { ...page, counts };
}
