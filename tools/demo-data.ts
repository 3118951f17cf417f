// npm run demo-data: adds 200 leads, 30 messages and 40 applications of the last 90 days to the local
// database, as a sales team would find them in the morning. A second run adds none.
import { eq } from 'drizzle-orm';

import { openDatabase, runBatch } from '../src/db/client.ts';
import { affiliateApplications } from '../src/db/schema/affiliates.ts';
import { contactMessages } from '../src/db/schema/contact.ts';
import { leads, leadVisits } from '../src/db/schema/leads.ts';
import { staffNotes } from '../src/db/schema/notes.ts';
import { staffAudit, staffNames } from '../src/db/schema/staff.ts';
import { fold } from '../src/shared/text/fold.ts';
import { demoApplications } from './demo-data/applications.ts';
import { demoLeads, STAFF } from './demo-data/leads.ts';
import { demoMessages } from './demo-data/messages.ts';
import { workAudit } from './demo-data/people.ts';
import { local } from './local.ts';
import { migrate, withLocalD1 } from './migrate.ts';
import { randomFrom } from './random.ts';

const random = randomFrom(Number(process.env['SEED'] ?? 1));
const now = Date.now();
const lead = demoLeads(random, now);
const messages = demoMessages(random, now, lead.leads);
const applications = demoApplications(random, now, lead.leads);

await migrate(local.stateDir);
await withLocalD1(local.stateDir, async (d1) => {
  const db = openDatabase(d1);
  const before = await db.$count(leads);
  // One row a statement: D1 binds at most 100 values.
  await runBatch(db, [
    ...lead.leads.map((row) => db.insert(leads).values(row).onConflictDoNothing()),
    ...messages.map((row) => db.insert(contactMessages).values(row).onConflictDoNothing()),
    ...applications.map(({ arrived }) =>
      db.insert(affiliateApplications).values(arrived).onConflictDoNothing(),
    ),
  ]);
  const added = (await db.$count(leads)) - before;
  if (added === 0) {
    console.log('The demo data is there already.');
    return;
  }
  await runBatch(db, [
    ...lead.visits.map((row) => db.insert(leadVisits).values(row).onConflictDoNothing()),
    ...STAFF.map((name) =>
      db
        .insert(staffNames)
        .values({ key: fold(name), name })
        .onConflictDoNothing(),
    ),
    ...lead.notes.map((row) => db.insert(staffNotes).values(row).onConflictDoNothing()),
    ...[...workAudit('lead', lead.leads), ...workAudit('message', messages)].map((row) =>
      db.insert(staffAudit).values(row).onConflictDoNothing(),
    ),
    ...applications.flatMap(({ arrived, decision, audit }) =>
      decision && audit
        ? [
            db.insert(staffAudit).values(audit).onConflictDoNothing(),
            db
              .update(affiliateApplications)
              .set(decision)
              .where(eq(affiliateApplications.id, arrived.id)),
          ]
        : [],
    ),
  ]);
  console.log(
    `Added ${added} leads, ${messages.length} messages and ${applications.length} applications.`,
  );
});
