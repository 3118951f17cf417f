import type { Model } from '../model.ts';
import { never, rule } from './rule.ts';

/** What staff and applicants were promised. */

const UNDO_MS = 10_000;
const SIGN_IN = { free: 10, waitMs: 15_000, forgottenMs: 24 * 3_600_000 };
const DECISION_SUBJECT = 'Your application to the RiC affiliate program';

/** From which statuses an entry of the audit log leads to which; 'before' is that before sending. */
const DECIDED: Readonly<Record<string, { from: readonly string[]; to: string }>> = {
  approval_decided: { from: ['pending'], to: 'sending' },
  sending_started: { from: ['approved', 'pending'], to: 'sending' },
  application_rejected: { from: ['pending'], to: 'rejected' },
  application_approved: { from: ['pending'], to: 'approved' },
  // PartnerStack may have had an applicant whose registration seemed to have failed.
  'application_approved, sent': { from: ['sending', 'pending', 'approved'], to: 'approved' },
  partner_sent: { from: ['sending', 'approved'], to: 'approved' },
  application_not_sent: { from: ['sending'], to: 'before' },
  decision_undone: { from: ['sending', 'approved', 'rejected'], to: 'before' },
};

interface Application {
  id: string;
  status: string;
  failed_at: number | null;
}

/** How the log and the status of an application contradict each other. */
function contradictionOf({ read }: Model, { id, status, failed_at }: Application) {
  let now = 'pending';
  let before = 'pending';
  const entries = read<{ action: string; detail: string | null }>(
    'select action, detail from staff_audit where subject_id = ? order by rowid',
    id,
  );
  const told = entries.map(({ action }) => action).join(', ');
  // What was tried eight times in vain is given up without an entry.
  const isGivenUp = () => now === 'sending' && failed_at !== null;
  for (const { action, detail } of entries) {
    const isSent = detail?.includes('"sent":true') ?? false;
    const { from, to } = DECIDED[isSent ? `${action}, sent` : action] ?? {};
    if (!from || !to) continue;
    if (isGivenUp() && !from.includes(now)) now = before;
    if (!from.includes(now)) return `${told}: ${action} of what is ${now}`;
    const next = to === 'before' ? (now === 'sending' ? before : 'pending') : to;
    if (next === 'sending') before = now;
    now = next;
  }
  return now !== status && !isGivenUp() && `${told} lead to ${now}, and it is ${status}`;
}

const OF_ADDRESS = 'affiliate_applications where lower(email) = lower(?)';

export const STAFF_RULES = [
  rule('The log says how an application came to its status', 'command', (model) =>
    model
      .read<Application>('select id, status, failed_at from affiliate_applications')
      .map((application) => contradictionOf(model, application))
      .find(Boolean),
  ),

  rule('A decision can be taken back for ten seconds', 'undone', (_, { decidedAt, begun }) =>
    begun - decidedAt > UNDO_MS ? `after ${begun - decidedAt} ms` : undefined,
  ),

  never(
    'Who was to be written about a decision is written',
    `select subject_id from staff_audit as decided
     where action in ('approval_decided', 'application_rejected', 'application_approved')
     and json_extract(detail, '$.mailed') = 1
     and exists (select 1 from affiliate_applications where id = decided.subject_id
       and (status = 'rejected' or status = 'approved' and
         (decided.action = 'application_approved' or partnerstack_id is not null)))
     and not exists (select 1 from staff_audit as later
       where later.subject_id = decided.subject_id and later.rowid > decided.rowid
       and (later.action in ('decision_undone', 'application_not_sent', 'sending_started',
         'approval_decided', 'application_rejected')
         or later.action = 'application_approved' and json_extract(later.detail, '$.sent') is null))
     and not exists (select 1 from outbox
       where kind = 'application_decision' and subject_id = decided.subject_id)`,
  ),

  rule('An e-mail about a decision says what was decided', 'leaving', (model, { row, body }) => {
    if (row?.kind !== 'application_decision') return undefined;
    const { template_params: mail } = JSON.parse(body) as {
      template_params: Record<string, string>;
    };
    const isSo =
      mail['subject'] === DECISION_SUBJECT
        ? "status = 'rejected'"
        : `(status = 'approved' or status = 'sending' and exists (select 1 from outbox
            where kind = 'partner_registration' and subject_id = affiliate_applications.id
            and json_extract(payload, '$.from') = 'approved'))`;
    const count = model.count(`${OF_ADDRESS} and ${isSo}`, mail['to_email']);
    return count === 0 && `${mail['to_email']} gets "${mail['subject']}"`;
  }),

  rule('Nobody is registered without a decision', 'leaving', (model, { host, body }) => {
    if (host !== 'api.partnerstack.com' || !body) return undefined;
    const { email } = JSON.parse(body) as { email: string };
    return model.count(`${OF_ADDRESS} and status = 'sending'`, email) === 0 && email;
  }),

  rule(
    'What became of a registration is stored by the run that asked',
    'settled',
    (model, event) => {
      const { by, ids } = event;
      const isLocked = `kind = 'partner_registration' and status = 'sending' and locked_until > ?`;
      const rows = model.read<{ id: string; subject_id: string }>(
        `select id, subject_id from outbox where ${isLocked}`,
        model.world.now,
      );
      const row = rows.find(({ id, subject_id }) => {
        return ids.includes(subject_id) && model.holders.get(id) !== by;
      });
      return row && `${row.subject_id} is being sent`;
    },
  ),

  rule('An applicant is the partner that PartnerStack has', 'end', (model, { partners }) => {
    const decided = model.read<{ email: string; id: string | null }>(
      `select email, partnerstack_id as id from affiliate_applications
       where status = 'rejected' or partnerstack_id is not null`,
    );
    for (const { email, id } of decided) {
      const key = partners.find((each) => each.email === email)?.key;
      // An earlier application of the address, or one that was erased, may have been approved.
      const isOnly = model.count(OF_ADDRESS, email) === 1 && !model.wasErased(email);
      const isRight = id === null ? !isOnly || key === undefined : key === id;
      if (!isRight) return `${email} has ${id ?? 'none'}, and PartnerStack ${key}`;
    }
    return undefined;
  }),

  rule('Of several changes from one value, one is made', 'changed', (_, { made }) =>
    made > 1 ? String(made) : undefined,
  ),

  rule('A change that is sent again is answered as it was', 'changedAgain', (_, event) => {
    const [first, again] = [JSON.stringify(event.told), JSON.stringify(event.again)];
    return first !== again && `${again} in place of ${first}`;
  }),

  never(
    'The log has each change of a message',
    `select id, version from contact_messages as message where version <> 1 +
     (select count(*) from staff_audit where action = 'message_changed' and subject_id = message.id)`,
  ),

  rule('What staff write about a person is stored', 'noted', (model, { id, isTold }) =>
    isTold && model.count('staff_notes where id = ?', id) === 0 ? id : undefined,
  ),

  never(
    'A reply has its e-mail',
    `select id from staff_notes where mail_subject is not null and not exists (
       select 1 from outbox where kind = 'reply' and subject_id = staff_notes.id)`,
  ),

  rule('The staff area counts what is stored', 'counted', (_, { shown, stored }) =>
    shown.join() === stored.join() ? undefined : `${shown.join()} of ${stored.join()}`,
  ),

  rule('After ten wrong passwords, each further one waits', 'passwords', (model, given) => {
    const { now } = model.world;
    const { tried, begun } = given;
    const recent = model.wrongPasswords.filter((at) => at > now - SIGN_IN.forgottenMs);
    const free = SIGN_IN.free - recent.length;
    const hasWaited = now - (recent.at(-1) ?? 0) >= SIGN_IN.waitMs;
    const most = Math.max(free, hasWaited ? 1 : 0, 0);
    model.wrongPasswords.push(...Array.from({ length: tried }, () => begun));
    return tried > most && `${tried} were tried, and ${most} may be`;
  }),
];
