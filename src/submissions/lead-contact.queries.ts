import { and, type SQL } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { isLeadOf } from '../db/lead-of.ts';
import { leads } from '../db/schema/leads.ts';

/** The statement that notes, with the lead of an address, that its person wrote. @param onlyIf that they did */
export const noteContact = (db: Database, email: string, now: number, onlyIf: SQL) =>
  db
    .update(leads)
    .set({ contactedAt: now })
    .where(and(isLeadOf(email), onlyIf));
