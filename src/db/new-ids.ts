import { sql, type SQL } from 'drizzle-orm';

import { uuidv7 } from '../shared/uuid.ts';

/** An id for each row of a statement: one time, and a random end. */
export const newIds = (now: number): SQL<string> =>
  sql`${uuidv7(now).slice(0, 24)} || lower(hex(randomblob(6)))`;
