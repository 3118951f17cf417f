import { actorOf, whoOf } from '../../../audit/actor.ts';
import type { AppContext } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { dayOf } from '../../../shared/text/day.ts';
import { shownTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import {
  changeRecords,
  undoChange,
  type ChangedRecords,
} from '../../../staff-work/changes.queries.ts';
import { workTexts, type Changed } from '../../../staff-work/work.contract.ts';
import { timeStyle } from '../../staff/time-style.ts';
import { WORKED_LEADS } from './lead-work.queries.ts';
import {
  leadTexts,
  type LeadConflict,
  type LeadRow,
  type LeadValues,
} from './leads-admin.contract.ts';
import { leadRow } from './leads-admin.ts';
import type { LeadsReader, StoredLead } from './leads-admin.queries.ts';

export const noSuchLead = () => new AppError('not_found', leadTexts.gone);

/** The reader of a request: the name of the session, and the day in the browser's time zone. */
export const readerOf = (c: AppContext): LeadsReader => ({
  who: whoOf(actorOf(c)),
  today: dayOf(Date.now(), timeStyle(c).timeZone),
});

/** Who changed a lead since the reader saw it, and when. */
function conflictText(c: AppContext, lead: StoredLead): string {
  const when = shownTime(isoOf(lead.changedAt), timeStyle(c));
  const what =
    lead.changedBy === null
      ? `${lead.name} came back on ${when}`
      : `${lead.changedBy} changed ${lead.name} on ${when}`;
  return `${what}. ${workTexts.nothing}`;
}

interface LeadChange {
  id: string;
  version?: number | undefined;
  note?: string | undefined;
  values: { [Name in keyof LeadValues]?: LeadValues[Name] | undefined };
}

/**
 * Changes one lead in the name of the session.
 * @throws AppError not_found, conflict (with the lead as it is), or store_failed
 */
export async function changeLead(c: AppContext, change: LeadChange): Promise<StoredLead> {
  const { changed, conflicts } = await store(c, [change]);
  const [lead] = changed;
  if (lead) return lead;
  const current = conflicts[0]?.row;
  if (!current) throw noSuchLead();
  const text = conflictText(c, current);
  const body: Omit<LeadConflict, 'error'> = { lead: leadRow(current) };
  throw new AppError('conflict', text, { body });
}

const given = (values: LeadChange['values']) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | null
  >;

const store = (c: AppContext, changes: readonly LeadChange[], now = Date.now()) =>
  orUnavailable(
    changeRecords(
      c.get('services').db,
      WORKED_LEADS,
      changes.map(({ values, ...change }) => ({ ...change, values: given(values) })),
      { by: actorOf(c), now },
    ),
    leadTexts.changeFailed,
  );

const outcome = (
  c: AppContext,
  { changed, conflicts }: ChangedRecords<StoredLead>,
  at: number,
): Changed<LeadRow> => ({
  data: changed.map(leadRow),
  conflicts: conflicts.map(({ id, row }) => ({
    id,
    error: row ? conflictText(c, row) : leadTexts.gone,
    record: row ? leadRow(row) : null,
  })),
  change: changed.length > 0 ? String(at) : null,
});

/** Changes several leads in the name of the session. @throws AppError store_failed */
export async function changeLeads(
  c: AppContext,
  leads: readonly Pick<LeadChange, 'id' | 'version'>[],
  values: LeadChange['values'],
): Promise<Changed<LeadRow>> {
  const now = Date.now();
  return outcome(
    c,
    await store(
      c,
      leads.map((lead) => ({ ...lead, values })),
      now,
    ),
    now,
  );
}

/** Undoes a change of several leads. @throws AppError not_found (nothing to undo), or store_failed */
export async function undoLeads(c: AppContext, change: string): Promise<Changed<LeadRow>> {
  const now = Date.now();
  const author = { by: actorOf(c), now };
  const undone = await orUnavailable(
    undoChange(c.get('services').db, WORKED_LEADS, Number(change), author),
    leadTexts.changeFailed,
  );
  if (undone.changed.length === 0 && undone.conflicts.length === 0)
    throw new AppError('not_found', leadTexts.noSuchChange);
  return outcome(c, undone, now);
}
