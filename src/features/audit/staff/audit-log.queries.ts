import { eq, getTableColumns, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import { PAGE_SIZE, type Chips } from '../../../staff/list/list.contract.ts';
import { arrivalChips, readPage } from '../../../staff/list/list.queries.ts';

/** As the page shows who it was. */
const WHO = sql`lower(coalesce(${staffAudit.name}, 'session ' || ${staffAudit.session}, '') || ' ' || coalesce(${staffAudit.address}, ''))`;

/** A page of the log, newest first. */
export const listAudit = (
  db: Database,
  offset: number,
  limit = PAGE_SIZE,
  { chips, timeZone }: { chips: Chips; timeZone: string } = { chips: {}, timeZone: 'UTC' },
) =>
  readPage(
    db,
    {
      table: staffAudit,
      fields: getTableColumns(staffAudit),
      at: staffAudit.at,
      key: staffAudit.id,
      chips: {
        who: (text) => sql`instr(${WHO}, ${text.toLowerCase()}) > 0`,
        what: (action) => eq(staffAudit.action, action),
        ...arrivalChips(staffAudit.at, timeZone),
      },
    },
    { search: '', chips, order: { by: 'time', descending: true }, offset, limit },
  );
