import { getTableColumns } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import { readPage, type ListQuery } from '../../staff-list/list.queries.ts';

/** A page of the log, newest first. */
export const listAudit = (db: Database, page: Pick<ListQuery, 'offset' | 'limit' | 'ids'>) =>
  readPage(
    db,
    {
      table: staffAudit,
      fields: getTableColumns(staffAudit),
      at: staffAudit.at,
      key: staffAudit.id,
    },
    { ...page, search: '', order: { by: 'time', descending: true } },
  );
