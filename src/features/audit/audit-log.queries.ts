import { getTableColumns } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { PAGE_SIZE } from '../../staff-list/list.contract.ts';
import { readPage } from '../../staff-list/list.queries.ts';

const AUDIT = {
  table: staffAudit,
  fields: getTableColumns(staffAudit),
  at: staffAudit.at,
  key: staffAudit.id,
};

/** A page of the log, newest first. */
export const listAudit = (db: Database, offset: number, limit = PAGE_SIZE) =>
  readPage(db, AUDIT, {
    search: '',
    order: { by: 'time', descending: true },
    offset,
    limit,
  });
