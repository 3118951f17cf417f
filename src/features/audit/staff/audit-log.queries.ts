import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';

import { AUDITED_RECORDS } from '../../../audit/audit.queries.ts';
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
        // With its kind, of which there are few: so the index finds it.
        record: (id) =>
          sql`(${inArray(staffAudit.subjectKind, [...AUDITED_RECORDS])} and ${eq(staffAudit.subjectId, id)})`,
        what: (action) => eq(staffAudit.action, action),
        ...arrivalConditions(staffAudit.at, timeZone),
      },
    },
    { search: '', conditions, order: { by: 'time', descending: true }, offset, limit },
  );
