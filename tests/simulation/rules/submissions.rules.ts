import type { Kind, Model, Submission } from '../model.ts';
import { never, rule } from './rule.ts';

/** What visitors were promised of what they send. */

const CONTACT = { most: 3, windowMs: 15 * 60_000 };
/** A request of the same opener within this time is the same visit. */
const SAME_VISIT_MS = 60_000;
/** Applications that an hour stores before it asks for a captcha. */
const OPEN_IN_AN_HOUR = 30;

/** What counts as the same: of a lead and of an application, each address has one. */
const groupsOf = (model: Model): Map<string, Submission[]> =>
  Map.groupBy(
    model.submissions.filter(({ name }) => !model.erased.has(name)),
    ({ kind, name, text }) => `the ${kind} of ${name}${kind === 'contact' ? `: ${text}` : ''}`,
  );

const STORED: Readonly<Record<Kind, string>> = {
  contact: 'contact_messages where email = ?1 and name = ?2 and message = ?3',
  application: 'affiliate_applications where email = ?1 and reopened_from is null',
  lead: `(select email from leads
    union all select email from lead_visits join leads on leads.id = lead_id) where email = ?1`,
};

/** How often something is stored, was acknowledged, and may be stored. */
function countsOf(model: Model, sent: readonly Submission[]) {
  const [{ kind, who, name, text }] = sent as [Submission];
  const values = kind === 'contact' ? [model.emailOf(who), name, text] : [model.emailOf(who)];
  const acknowledged = sent.filter(({ outcome }) => outcome === 'acknowledged').length;
  const unknown = sent.filter(({ outcome }) => outcome === 'unknown').length;
  const least = kind === 'contact' ? acknowledged : Math.min(1, acknowledged);
  const stored = model.count(STORED[kind], ...values);
  return { stored, least, most: acknowledged + unknown };
}

export const SUBMISSION_RULES = [
  rule('What was acknowledged is stored', 'command', (model) => {
    for (const [what, sent] of groupsOf(model)) {
      const { stored, least } = countsOf(model, sent);
      if (stored < least) return `${what} is stored ${stored} times of ${least}`;
    }
    return undefined;
  }),

  rule('What is sent again is stored once', 'command', (model) => {
    for (const [what, sent] of groupsOf(model)) {
      const { stored, most } = countsOf(model, sent);
      if (stored > most) return `${what} was sent ${most} times, and is stored ${stored} times`;
    }
    return undefined;
  }),

  rule('Whoever asks to get started again leaves a visit', 'answered', (model, { sent }) => {
    if (sent.kind !== 'lead' || sent.outcome !== 'acknowledged') return undefined;
    if (model.erased.has(sent.name)) return undefined;
    const visits = model.count(
      `(select email, source, created_at from leads union all
        select leads.email, lead_visits.source, lead_visits.created_at from lead_visits
        join leads on leads.id = lead_id)
       where email = ? and source = ? and created_at > ?`,
      model.emailOf(sent.who),
      sent.text,
      sent.begun - SAME_VISIT_MS,
    );
    return visits === 0 && `${sent.name} came by ${sent.text}, and no visit says so`;
  }),

  rule('A good form is not refused as wrong', 'answered', (_, { sent, statuses }) =>
    statuses.includes(422) ? `a ${sent.kind} of ${sent.name}` : undefined,
  ),

  rule('Of an open application, what was sent last counts', 'answered', (model, { sent }) => {
    const isLast = model.submissions.at(-1) === sent && !model.erased.has(sent.name);
    if (!isLast || sent.kind !== 'application' || sent.outcome !== 'acknowledged') return undefined;
    const isThere = "email = ? and ? in (audience, json_extract(resent, '$.audience'))";
    const email = model.emailOf(sent.who);
    const count = model.count(`affiliate_applications where ${isThere}`, email, sent.text);
    return count === 0 && `${sent.name} sent "${sent.text}"`;
  }),

  never(
    'An address has one open application',
    `select email from affiliate_applications where status in ('pending', 'sending')
     group by lower(email) having count(*) > 1`,
  ),

  never(
    'A lead says how often its person came back',
    `select email from leads
     where visit_count <> (select count(*) from lead_visits where lead_id = leads.id)`,
  ),

  never(
    'An address may send three messages in a quarter of an hour',
    `select limit_key from contact_messages
     where created_at > ? - ${CONTACT.windowMs} and slot_released_at is null
     group by limit_key having count(*) > ${CONTACT.most}`,
  ),

  rule('Whoever wrote fewer messages may write', 'answered', (model, { sent, statuses }) => {
    if (sent.kind !== 'contact' || !statuses.every((status) => status === 429)) return undefined;
    // A slot that a failure released, and an erased message, count until KV knows better.
    const email = model.emailOf(sent.who);
    if (model.world.calmFor() < 2 * CONTACT.windowMs || model.wasErased(email)) return undefined;
    const isCounted = 'contact_messages where email = ? and created_at > ?';
    const since = model.world.now - CONTACT.windowMs;
    const used = model.count(isCounted, email, since);
    return used < CONTACT.most && `${sent.name} is refused after ${used} messages`;
  }),

  never(
    'Without a captcha, an hour stores no more than its budget',
    `select created_at from affiliate_applications
     where email not like 'checked.%' and reopened_from is null
     group by created_at / 3600000 having count(*) > ${OPEN_IN_AN_HOUR}`,
  ),
];
