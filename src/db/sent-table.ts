import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Period } from '../shared/period.ts';
import type { RecordName } from '../shared/record-names.ts';

type SentRows = SQLiteTable & Readonly<Record<'id' | 'createdAt', SQLiteColumn>>;

/** Rows that go by themselves once a period is over. */
interface Kept {
  /** How the Site page counts those that went. */
  name: string;
  period: Period;
  /** When (ms) the period of a row begins; has an index. */
  since: SQL;
  /** The rows that it is about; all by default. */
  which?: SQL;
}

/**
 * A table of what people sent, declared beside its columns; src/people/sent-tables.ts lists all. Looking
 * people up, their page, the file of their data, erasing and deletion after a period follow from it.
 */
export interface SentTable<Table extends SentRows = SentRows> {
  table: Table;
  /** The address where there is none. */
  name: SQLiteColumn;
  /** Null where a row has no address, which only a table with `phone` may have. */
  email: SQLiteColumn;
  /** Whose a row without an address is. */
  phone?: SQLiteColumn;
  /** The name, the address or else the phone, and more, by line, as foldTexts makes it; without it accents count in a search. */
  searchText?: SQLiteColumn;
  /** Where name and address are those of a row of another table: the row goes with that one. */
  partOf?: { table: SentRows; by: SQLiteColumn };
  /** The row of another table that has become this one's: their person is one, and it goes with that row. */
  keptBy?: { table: SentRows; by: SQLiteColumn };
  /** Further ids that the outbox, keys and the audit log may have of a row. */
  otherIds?: SQL;
  newest: SQLiteColumn;
  /** Staff have not checked its rows yet: what else is known of a person comes first. */
  isStaged?: true;
  /** As staff read it. */
  noun: { one: string; many: string };
  /** What a row is in a person's history. */
  happened: string;
  /** In the file that a person gets of their data. */
  title: string;
  /** Without any, rows stay until they are erased. */
  kept: readonly Kept[];
  /** Where staff work on it. */
  record?: {
    kind: RecordName;
    status: SQLiteColumn;
    owner: SQLiteColumn;
    /** Texts that may quote the address of another person, as staff call them. */
    quotes: Readonly<Record<string, SQLiteColumn>>;
  };
}

/** A column that every such table needs, and is missing, does not compile. */
export const sentTable = <Table extends SentRows>(declared: SentTable<Table>): SentTable<Table> =>
  declared;
