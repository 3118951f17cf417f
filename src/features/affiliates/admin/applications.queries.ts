import { and, eq, getTableColumns, isNotNull, lt, sql, type SQL } from 'drizzle-orm';

import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { endOf, lastDays } from '../../../shared/text/business-days.ts';
import { arrivalChips, type RowOf } from '../../../staff-list/list.queries.ts';
import type { ApplicationFilter } from './affiliates-admin.contract.ts';

const { seq, fingerprint: _fingerprint, searchText, ...fields } = getTableColumns(applications);

/** Pending applications of a day and before. */
const waitingSince = (day: string) =>
  sql`(${and(eq(applications.status, 'pending'), lt(applications.createdAt, endOf(day)))})`;

/** The list of applications at a time (ms), on which it depends what is due, for a reader of a time zone. */
export const applicationsAt = (now: number, timeZone: string) => ({
  table: applications,
  fields,
  at: applications.createdAt,
  key: seq,
  filters: {
    pending: eq(applications.status, 'pending'),
    sending: eq(applications.status, 'sending'),
    approved: eq(applications.status, 'approved'),
    rejected: eq(applications.status, 'rejected'),
    due: waitingSince(lastDays(now).due),
    overdue: waitingSince(lastDays(now).overdue),
    not_sent: isNotNull(applications.failedAt),
  } satisfies Record<ApplicationFilter, SQL>,
  chips: arrivalChips(applications.createdAt, timeZone),
  search: searchText,
});

/** An application as the list reads it. */
export type ListedApplication = RowOf<typeof fields>;
