import { and, eq, exists, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { leads } from '../../../db/schema/leads.ts';
import type { Worked } from '../../../staff-work/changes.queries.ts';
import { LISTED, type StoredLead } from './leads-admin.queries.ts';

type Status = StoredLead['status'];

/** Staff who set one of these have spoken with the person. */
const SPOKEN: ReadonlySet<string> = new Set<Status>(['contacted', 'qualified', 'won']);

const laterContact = (now: number) =>
  sql`max(coalesce(${leads.contactedAt}, ${leads.createdAt}), ${now})`;

const spokenAt = (status: string, now: number) =>
  sql`iif(${leads.status} = ${status}, ${leads.contactedAt}, ${laterContact(now)})`;

/** How leads are changed (FUP-01). */
export const WORKED_LEADS: Worked<StoredLead> = {
  kind: 'lead',
  changed: 'lead_changed',
  undone: 'lead_change_undone',
  read: (db: Database, ids) =>
    db
      .select(LISTED)
      .from(leads)
      .where(inArray(leads.id, [...ids])),
  audited: ({ status, owner, nextAt }) => ({ status, owner, next_at: nextAt }),
  isAt: (db, at) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(leads)
        .where(isAt(at)),
    ),
  update: (db, at, { status, owner, next_at: nextAt, next_step: nextStep }, stamp) =>
    db
      .update(leads)
      .set({
        ...(status
          ? {
              status: status as Status,
              ...(SPOKEN.has(status) ? { contactedAt: spokenAt(status, stamp.changedAt) } : {}),
            }
          : {}),
        ...(owner === undefined ? {} : { owner }),
        ...(nextAt === undefined ? {} : { nextAt }),
        ...(nextStep === undefined ? {} : { nextStep }),
        ...stamp,
        version: sql`${leads.version} + 1`,
      })
      .where(isAt(at))
      .returning({ id: leads.id }),
  contacted: (db, at, now) =>
    db
      .update(leads)
      .set({ contactedAt: laterContact(now) })
      .where(isAt(at)),
};

const isAt = ({ id, version }: { id: string; version: number }) =>
  and(eq(leads.id, id), eq(leads.version, version));
