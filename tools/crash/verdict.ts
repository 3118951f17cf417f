import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { local } from '../local.ts';
import { KIND_NAMES, type Kind, type Visit } from './visitors.ts';

/** An e-mail as the provider took it. */
export interface Receipt {
  email: string;
  /** ms */
  at: number;
}

interface MailRow {
  email: string;
  status: string;
  attempts: number;
  sent_at: number | null;
}

/** The file in which the local D1 keeps the site's database. */
function databaseFile(): string {
  const folder = path.join(local.stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`No database in ${folder}`);
  return path.join(folder, file);
}

function read<Row>(sql: string): Row[] {
  const database = new DatabaseSync(databaseFile());
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** How many e-mails are not sent yet. Read while the site is down. */
export const unsent = (): number =>
  read<{ n: number }>("SELECT count(*) AS n FROM outbox WHERE status <> 'sent'")[0]?.n ?? -1;

const countBy = (emails: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const email of emails) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
};

/** What became of the submissions of one kind. */
export interface Figures {
  submitted: number;
  acknowledged: number;
  /** Calls without an answer, and calls that were tried again. */
  'answers lost': number;
  retries: number;
  rows: number;
  /** Acknowledged, and not in the database: must be none. */
  lost: number;
  /** Second rows for one submission: must be none. */
  duplicates: number;
  /** Stored though nobody could be told; their e-mails go out all the same. */
  'kept unasked': number;
  'mails taken': number;
  /** Stored, and the provider never took its e-mail: must be none. */
  unannounced: number;
  /** Taken more than once, each time because the confirmation died with the Worker. */
  'sent again': number;
  /** Taken more often than it was claimed to be sent: must be none. */
  'sent unclaimed': number;
  /** Taken again after its confirmation was recorded: must be none. */
  'sent after confirmed': number;
}

/** Compares what visitors saw, what the database holds, and what the provider took. */
export function judge(
  visits: readonly Visit[],
  receipts: readonly Receipt[],
): Record<Kind, Figures> {
  const mails = new Map(
    read<MailRow>(
      `SELECT json_extract(payload, '$.replyTo.email') AS email, status, attempts, sent_at
       FROM outbox`,
    ).map((row) => [row.email, row]),
  );
  const taken = countBy(receipts.map(({ email }) => email));
  const late = countBy(
    receipts
      .filter(({ email, at }) => at > (mails.get(email)?.sent_at ?? Number.POSITIVE_INFINITY))
      .map(({ email }) => email),
  );
  const figures = (kind: Kind): Figures => {
    const own = visits.filter((visit) => visit.kind === kind);
    const emails = own.map(({ email }) => email);
    const rows = countBy(
      read<{ email: string }>(`SELECT email FROM ${kind}`).map((row) => row.email),
    );
    const stored = [...rows.keys()];
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    return {
      submitted: own.length,
      acknowledged: own.filter((visit) => visit.acknowledged).length,
      'answers lost': sum(own.map(({ lost }) => lost)),
      retries: sum(own.map(({ tries }) => tries - 1)),
      rows: sum([...rows.values()]),
      lost: own.filter((visit) => visit.acknowledged && !rows.has(visit.email)).length,
      duplicates: sum([...rows.values()].map((count) => count - 1)),
      'kept unasked': own.filter((visit) => !visit.acknowledged && rows.has(visit.email)).length,
      'mails taken': sum(emails.map((email) => taken.get(email) ?? 0)),
      unannounced: stored.filter((email) => !taken.has(email)).length,
      'sent again': stored.filter((email) => (taken.get(email) ?? 0) > 1).length,
      'sent unclaimed': stored.filter(
        (email) => (taken.get(email) ?? 0) > (mails.get(email)?.attempts ?? 0),
      ).length,
      'sent after confirmed': stored.filter((email) => late.has(email)).length,
    };
  };
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, figures(kind)])) as Record<
    Kind,
    Figures
  >;
}

/** What must not be, in words; empty when all is well. */
export function faultsIn(figures: Record<Kind, Figures>): string[] {
  const never = [
    'lost',
    'duplicates',
    'unannounced',
    'sent unclaimed',
    'sent after confirmed',
  ] as const;
  return KIND_NAMES.flatMap((kind) =>
    never
      .filter((name) => figures[kind][name] > 0)
      .map((name) => `${kind}: ${figures[kind][name]} ${name}`),
  );
}
