import type { Database } from '../../../db/client.ts';
import { listVersions } from '../../../db/schema/lists.ts';
import { lastDays } from '../../../shared/text/business-days.ts';
import { toWaiting, waitingRows } from '../waiting.queries.ts';
import { LIST_NAMES, type Changes, type ListName } from './changes.contract.ts';

type Versions = Changes['versions'];

const versionRows = (db: Database) => db.select().from(listVersions);

function toVersions(rows: readonly (typeof listVersions.$inferSelect)[]): Versions {
  const known = new Map(rows.map(({ name, version }) => [name, version]));
  return Object.fromEntries(LIST_NAMES.map((name) => [name, known.get(name) ?? 0])) as Record<
    ListName,
    number
  >;
}

/** Lists also change with the day: what is new today is due tomorrow. */
const tagOf = (versions: Versions, now: number): string =>
  `"${[...LIST_NAMES.map((name) => versions[name]), lastDays(now).overdue].join('.')}"`;

/** The ETag of the changes; reads one row for each list. */
export async function readTag(db: Database, now: number): Promise<string> {
  return tagOf(toVersions(await versionRows(db)), now);
}

export async function readChanges(db: Database, now: number): Promise<Changes> {
  const [versions, waiting] = await db.batch([versionRows(db), waitingRows(db, now)]);
  const known = toVersions(versions);
  return { tag: tagOf(known, now), versions: known, ...toWaiting(waiting) };
}
