import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { local } from '../local.ts';
import type { Acknowledged } from './traffic.ts';

/** The database of the site; read while it is closed. */
function openDatabase(): DatabaseSync {
  const folder = path.join(local.stateDir, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`No database in ${folder}`);
  return new DatabaseSync(path.join(folder, file));
}

/** The acknowledged submissions without a row, and how many e-mails are still to be sent. */
export function lostSubmissions(acknowledged: readonly Acknowledged[]) {
  const database = openDatabase();
  try {
    const stored = new Set(
      ['contact_messages', 'leads', 'affiliate_applications'].flatMap((table) =>
        database
          .prepare(`SELECT email FROM ${table}`)
          .all()
          .map(({ email }) => `${table} ${String(email)}`),
      ),
    );
    const waiting = database
      .prepare("SELECT count(*) AS n FROM outbox WHERE status IN ('pending', 'sending')")
      .get()?.['n'];
    return {
      lost: acknowledged
        .map(({ table, email }) => `${table} ${email}`)
        .filter((one) => !stored.has(one)),
      waiting: Number(waiting),
    };
  } finally {
    database.close();
  }
}
