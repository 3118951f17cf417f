import { and, eq, getTableColumns, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';

import { affiliateApplications as applications } from '../../../db/schema/affiliates.ts';
import { endOf, lastDays } from '../../../shared/text/business-days.ts';
import type { RowOf } from '../../../staff/list/list.queries.ts';
import {
  dueSteps,
  isOurTurn,
  recordTable,
  workColumns,
} from '../../../staff/work/record-table.queries.ts';
import { site } from '../../../shared/content/site.ts';
import { applicationSearchText } from '../affiliates.queries.ts';
import { applicationKind, applicationValues } from './affiliates-admin.contract.ts';

const {
  seq: _seq,
  fingerprint: _fingerprint,
  searchText: _text,
  ...fields
} = getTableColumns(applications);
const LISTED = { ...fields, ...workColumns(applicationValues, applications) };

const isPending = eq(applications.status, 'pending');
const isWaiting = sql`(${and(isPending, isOurTurn(applications))})`;
const arrivedBy = (day: string) => lt(applications.createdAt, endOf(day));

const isOverdue = (now: number) => sql`(${and(isWaiting, arrivedBy(lastDays(now).overdue))})`;

const OUTCOMES = ['approved', 'rejected'] as const;

export const applicationRecords = recordTable({
  kind: applicationKind,
  table: applications,
  listed: LISTED,
  changed: 'application_changed',
  isOpen: isPending,
  isWaiting,
  isOverdue,
  arrivals: [applications.resentAt],
  searchTextOf: applicationSearchText,
  alsoSearched: { 'Next step': sql`${applications.nextStep}` },
  replyTo: site.affiliatesEmail,
  handling: {
    words: 'the decisions were taken',
    at: sql`${applications.decidedAt}`,
    which: inArray(applications.status, [...OUTCOMES]),
    outcomes: OUTCOMES,
  },
  toDo: (reader, now) => [
    {
      title: 'Overdue applications',
      which: isOverdue(now),
      about: applications.company,
      since: applications.createdAt,
      list: { status: 'overdue', sort: 'oldest' },
    },
    ...dueSteps(applications, isPending, reader),
  ],
  filters: ({ who, today }) => {
    const { due } = lastDays(Date.now());
    return {
      mine: sql`(${and(isPending, eq(applications.owner, who))})`,
      due: sql`(${and(isWaiting, or(arrivedBy(due), lte(applications.nextAt, today)))})`,
      overdue: isOverdue(Date.now()),
      not_sent: isNotNull(applications.failedAt),
    };
  },
  ownConditions: {},
  orders: { name: sql`lower(${applications.name})` },
});

/** An application as the list reads it. */
export type ListedApplication = RowOf<typeof LISTED>;
