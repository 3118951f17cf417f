import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { local } from '../local.ts';
import { KIND_NAMES, type Kind, type Visit } from './visitors.ts';

/** An e-mail that the provider accepted. */
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

/** How many entries of the outbox are not sent yet. Read while the site is down. */
export const unsent = (): number =>
  read<{ n: number }>("SELECT count(*) AS n FROM outbox WHERE status <> 'sent'")[0]?.n ?? -1;

const countBy = (emails: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const email of emails) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
};

/** The outcome of the submissions of one kind. */
export interface Figures {
  submitted: number;
  acknowledged: number;
  /** Calls without a response, and calls that were tried again. */
  'responses lost': number;
  retries: number;
  rows: number;
  /** Acknowledged, and not in the database: must be none. */
  lost: number;
  /** Second rows for one submission: must be none. */
  duplicates: number;
  /** Stored, but the visitor got no response; their e-mails are sent as well. */
  'stored without response': number;
  'mails accepted': number;
  /** Stored, but the provider never accepted the e-mail: must be none. */
  unannounced: number;
  /** Accepted more than once, because the Worker was killed before it stored the result. */
  'sent again': number;
  /** Accepted more often than it was locked to be sent: must be none. */
  'sent without lock': number;
  /** Accepted again after the result was stored: must be none. */
  'sent after stored': number;
}

/** Compares what visitors saw, what the database has, and what the provider accepted. */
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
      'responses lost': sum(own.map(({ lost }) => lost)),
      retries: sum(own.map(({ tries }) => tries - 1)),
      rows: sum([...rows.values()]),
      lost: own.filter((visit) => visit.acknowledged && !rows.has(visit.email)).length,
      duplicates: sum([...rows.values()].map((count) => count - 1)),
      'stored without response': own.filter((visit) => !visit.acknowledged && rows.has(visit.email))
        .length,
      'mails accepted': sum(emails.map((email) => taken.get(email) ?? 0)),
      unannounced: stored.filter((email) => !taken.has(email)).length,
      'sent again': stored.filter((email) => (taken.get(email) ?? 0) > 1).length,
      'sent without lock': stored.filter(
        (email) => (taken.get(email) ?? 0) > (mails.get(email)?.attempts ?? 0),
      ).length,
      'sent after stored': stored.filter((email) => late.has(email)).length,
    };
  };
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, figures(kind)])) as Record<
    Kind,
    Figures
  >;
}

/** What must not happen, in words; empty if all is well. */
export function faultsIn(figures: Record<Kind, Figures>): string[] {
  const never = [
    'lost',
    'duplicates',
    'unannounced',
    'sent without lock',
    'sent after stored',
  ] as const;
  return KIND_NAMES.flatMap((kind) =>
    never
      .filter((name) => figures[kind][name] > 0)
      .map((name) => `${kind}: ${figures[kind][name]} ${name}`),
  );
}
