import { and, count, eq, lt, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../db/client.ts';
import { affiliateApplications } from '../db/schema/affiliates.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { leads } from '../db/schema/leads.ts';
import { outbox } from '../db/schema/outbox.ts';
import { OUTBOX_STATES } from '../outbox/stored-rows.queries.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { endOf, lastDays } from '../shared/text/business-days.ts';

/** How much is new or failed, and how much of it waits for too long (ANS-02), by the page's path. */
export async function readWaiting(db: Database, now: number) {
  const countOf = (table: SQLiteTable, which: SQL | undefined) =>
    db.select({ count: count() }).from(table).where(which);
  const isPending = eq(affiliateApplications.status, 'pending');
  const isOld = lt(affiliateApplications.createdAt, endOf(lastDays(now).overdue));
  const {
    leads: [newLeads],
    messages: [newMessages],
    applications: [pending],
    overdue: [late],
    mail: [failed],
  } = await batch(db, {
    leads: countOf(leads, eq(leads.status, 'new')),
    messages: countOf(contactMessages, eq(contactMessages.status, 'new')),
    applications: countOf(affiliateApplications, isPending),
    overdue: countOf(affiliateApplications, and(isPending, isOld)),
    mail: countOf(outbox, OUTBOX_STATES.failed),
  });
  return {
    waiting: {
      [staffPages.leads.path]: newLeads?.count ?? 0,
      [staffPages.messages.path]: newMessages?.count ?? 0,
      [staffPages.applications.path]: pending?.count ?? 0,
      [staffPages.mail.path]: failed?.count ?? 0,
    },
    overdue: { [staffPages.applications.path]: late?.count ?? 0 },
  };
}
