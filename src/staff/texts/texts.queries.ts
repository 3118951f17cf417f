import { and, asc, eq, exists, notExists, sql, type SQL } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { recordAudit, type Author } from '../../audit/audit.queries.ts';
import { batch, type Database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { decisionMailTemplates as standard } from '../../db/schema/affiliates.ts';
import { storedTexts } from '../../db/schema/texts.ts';
import type { RecordName } from '../../shared/record-names.ts';
import type { MailText } from '../../shared/text/mail-text.ts';

/** As many as a list of them shows. */
const MOST = 500;

export const listTexts = (db: Database) =>
  db
    .select()
    .from(storedTexts)
    .orderBy(asc(sql`lower(${storedTexts.name})`))
    .limit(MOST);

export const textsFor = (db: Database, kind: RecordName) =>
  db
    .select({
      id: storedTexts.id,
      name: storedTexts.name,
      subject: storedTexts.subject,
      text: storedTexts.text,
    })
    .from(storedTexts)
    .where(eq(storedTexts.recordKind, kind))
    .orderBy(asc(sql`lower(${storedTexts.name})`))
    .limit(MOST);

export const findText = (db: Database, id: string) =>
  db.select().from(storedTexts).where(eq(storedTexts.id, id)).get();

/** When (ms) what the writer saw had been changed; null where it was not stored. */
type Seen = number | null;

interface WrittenText extends MailText {
  id: string;
  recordKind: RecordName;
  name: string;
  seen: Seen;
}

const isText = (row: WrittenText | undefined, written: WrittenText): boolean =>
  row !== undefined &&
  row.name === written.name &&
  row.subject === written.subject &&
  row.text === written.text;

/** Stores a text, unless another one was stored since. @returns whether it is stored */
export async function storeText(
  db: Database,
  { seen, ...written }: WrittenText,
  { by, now }: Author,
): Promise<boolean> {
  const { id, name, recordKind } = written;
  const self = db.select({ id: storedTexts.id }).from(storedTexts).where(eq(storedTexts.id, id));
  const isSeen = seen === null ? notExists(self) : exists(asSeen(db, id, seen));
  const set = { ...written, changedAt: now, changedBy: actorName(by) };
  const { found } = await batch(db, {
    audited: recordAudit(
      db,
      { by, action: 'text_stored', detail: { for: recordKind, name } },
      now,
      isSeen,
    ),
    written: insertWhere(db, storedTexts, set, isSeen).onConflictDoUpdate({
      target: storedTexts.id,
      set,
    }),
    found: db.select().from(storedTexts).where(eq(storedTexts.id, id)),
  });
  const [row] = found;
  return row !== undefined && isText({ ...row, seen }, { ...written, seen });
}

const asSeen = (db: Database, id: string, seen: number) =>
  db
    .select({ id: storedTexts.id })
    .from(storedTexts)
    .where(and(eq(storedTexts.id, id), eq(storedTexts.changedAt, seen)));

/** Removes a text. @returns whether it was there */
export async function removeText(db: Database, id: string, { by, now }: Author): Promise<boolean> {
  const text = await findText(db, id);
  if (!text) return false;
  const { name, recordKind } = text;
  const isThere = exists(
    db.select({ id: storedTexts.id }).from(storedTexts).where(eq(storedTexts.id, id)),
  );
  const { removed } = await batch(db, {
    audited: recordAudit(
      db,
      { by, action: 'text_removed', detail: { for: recordKind, name } },
      now,
      isThere,
    ),
    removed: db.delete(storedTexts).where(eq(storedTexts.id, id)).returning({ id: storedTexts.id }),
  });
  return removed.length > 0;
}

type StandardName = (typeof standard.$inferSelect)['decision'];

export const isStandardName = (name: string): name is StandardName =>
  standard.decision.enumValues.some((known) => known === name);

/** The standard texts that staff changed. */
export const listStandard = (db: Database) =>
  db.select().from(standard).limit(standard.decision.enumValues.length);

/**
 * Stores a standard text for the next ones, unless another one was stored since.
 * @param seen undefined where it replaces whatever there is
 * @returns whether it is stored
 */
export async function storeStandard(
  db: Database,
  {
    name: decision,
    seen,
    subject,
    text,
  }: MailText & { name: StandardName; seen?: Seen | undefined },
  { by, now }: Author,
): Promise<boolean> {
  const self = (which?: SQL) =>
    db
      .select({ decision: standard.decision })
      .from(standard)
      .where(and(eq(standard.decision, decision), which));
  const isSeen =
    seen === undefined
      ? sql`true`
      : seen === null
        ? notExists(self())
        : exists(self(eq(standard.changedAt, seen)));
  const set = { subject, text, changedAt: now, changedBy: actorName(by) };
  const { found } = await batch(db, {
    audited: recordAudit(
      db,
      { by, action: 'decision_text_changed', detail: { decision } },
      now,
      isSeen,
    ),
    written: insertWhere(db, standard, { decision, ...set }, isSeen).onConflictDoUpdate({
      target: standard.decision,
      set,
    }),
    found: db.select().from(standard).where(eq(standard.decision, decision)),
  });
  const [row] = found;
  return row?.subject === subject && row.text === text;
}
