import { and, eq, getTableColumns, isNotNull, lt, lte, or, sql } from 'drizzle-orm';

import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { endOf, lastDays } from '../../../shared/text/business-days.ts';
import type { RowOf } from '../../../staff/list/list.queries.ts';
import { workColumns, type Reader } from '../../../staff/work/record.queries.ts';
import { applicationValues } from './affiliates-admin.contract.ts';

const {
  seq: _seq,
  fingerprint: _fingerprint,
  searchText: _text,
  ...fields
} = getTableColumns(applications);
const LISTED = { ...fields, ...workColumns(applicationValues, applications) };

const isPending = eq(applications.status, 'pending');
const arrivedBy = (day: string) => lt(applications.createdAt, endOf(day));

/** How applications are listed and changed. */
export const APPLICATION_TABLE = {
  kind: 'application',
  changed: 'application_changed',
  values: applicationValues,
  table: applications,
  listed: LISTED,
  filters: ({ who, today }: Reader) => {
    const { due, overdue } = lastDays(Date.now());
    return {
      mine: sql`(${and(isPending, eq(applications.owner, who))})`,
      due: sql`(${and(isPending, or(arrivedBy(due), lte(applications.nextAt, today)))})`,
      overdue: sql`(${and(isPending, arrivedBy(overdue))})`,
      not_sent: isNotNull(applications.failedAt),
    };
  },
  orders: { name: sql`lower(${applications.name})` },
} as const;

/** An application as the list reads it. */
export type ListedApplication = RowOf<typeof LISTED>;
