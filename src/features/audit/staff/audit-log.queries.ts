import { eq, getTableColumns, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { PAGE_SIZE, type Conditions } from '../../../staff/list/list.contract.ts';
import { arrivalConditions, readPage } from '../../../staff/list/list.queries.ts';

/** As the page shows who it was. */
const WHO = sql`lower(coalesce(${staffAudit.name}, 'session ' || ${staffAudit.session}, '') || ' ' || coalesce(${staffAudit.address}, ''))`;

/** A page of the log, newest first. */
export const listAudit = (
  db: Database,
  offset: number,
  limit = PAGE_SIZE,
  { conditions, timeZone }: { conditions: Conditions; timeZone: string } = {
    conditions: {},
    timeZone: 'UTC',
  },
) =>
  readPage(
    db,
    {
      table: staffAudit,
      fields: getTableColumns(staffAudit),
      at: staffAudit.at,
      key: staffAudit.id,
      conditions: {
        who: (text) => sql`instr(${WHO}, ${text.toLowerCase()}) > 0`,
        what: (action) => eq(staffAudit.action, action),
        ...arrivalConditions(staffAudit.at, timeZone),
      },
    },
    { search: '', conditions, order: { by: 'time', descending: true }, offset, limit },
  );
