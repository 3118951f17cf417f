import { ERASED } from '../helpers/personal-data.ts';
import type { Read } from './stores.ts';
import type { World } from './world.ts';

/**
 * What must be true, whatever happens. The model knows what was sent and answered, and reads the
 * tables after every command. What was answered with an error, or not at all, may be stored or not.
 */

export type Kind = 'lead' | 'contact' | 'application';
export interface Submission {
  kind: Kind;
  key: string;
  who: number;
  /** As the person is called in it; nobody is called so after an erasure. */
  name: string;
  text: string;
  outcome: 'acknowledged' | 'unknown' | 'refused';
}

/** An e-mail that the provider took. */
export interface Mail {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

export type Story = { id: number; title: string; isPublished: boolean };

const CONTACT = { most: 3, windowMs: 15 * 60_000 };
const SIGN_IN = { free: 10, waitMs: 15_000 };
const TABLE = { lead: 'leads', contact: 'contact_messages', application: 'affiliate_applications' };
const DECISION_SUBJECT = 'Your application to the RiC affiliate program';

/** Rows that no table ever has; ? is the time. */
const NEVER: Readonly<Record<string, string>> = {
  'an address has two leads': 'select 1 from leads group by lower(email) having count(*) > 1',
  'an address has two open applications': `select 1 from affiliate_applications
    where status in ('pending', 'sending') group by lower(email) having count(*) > 1`,
  'a lead has another number of visits than it says': `select 1 from leads
    where visit_count <> (select count(*) from lead_visits where lead_id = leads.id)`,
  'an address has more messages that count than its limit': `select 1 from contact_messages
    where created_at > ? - ${CONTACT.windowMs} and slot_released_at is null
    group by limit_key having count(*) > ${CONTACT.most}`,
  'an hour has more e-mails than submissions, or than its budget': `select 1 from submission_hours as hour
    where (select count(*) from outbox where kind = hour.kind and created_at >= starts_at
      and created_at < starts_at + 3600000) > min(stored, iif(kind = 'affiliate_application', 30, 60))`,
  'a lead or an application is stored without its e-mail': `select 1 from
    (select id, 'lead' as kind from leads union all
      select id, 'affiliate_application' from affiliate_applications where reopened_from is null) as record
    where not exists (select 1 from outbox where kind = record.kind and subject_id = record.id)
      and not exists (select 1 from submission_hours where stored > 30)`,
  'a message was changed without an audit record': `select 1 from contact_messages as message
    where version <> 1 + (select count(*) from staff_audit
      where action = 'message_changed' and subject_id = message.id)`,
};

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

export function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

export class Model {
  readonly submissions: Submission[] = [];
  readonly stories = new Map<number, Story>();
  /** Names that were erased. */
  readonly erased = new Set<string>();
  /** The person that is being erased. */
  erasing: number | undefined;
  readonly #world: World;
  readonly #read: Read;
  readonly #generations = [0, 0, 0, 0];
  readonly #wrongPasswords: number[] = [];
  constructor(world: World, read: Read) {
    this.#world = world;
    this.#read = read;
  }

  emailOf = (who: number): string => `p${who}@sim.example`;
  nameOf = (who: number): string => `Zz${'abcd'[who]}x${'ky'.repeat(this.#generations[who] ?? 0)}q`;

  #count(sql: string, ...values: unknown[]): number {
    return this.#read<{ n: number }>(`select count(*) as n from ${sql}`, ...values)[0]?.n ?? 0;
  }

  /** An erasure took effect. */
  erasureStored(): void {
    if (this.erasing === undefined) return;
    this.erased.add(this.nameOf(this.erasing));
    this.#generations[this.erasing] = (this.#generations[this.erasing] ?? 0) + 1;
  }

  #demandNoErased(text: string, place: string): void {
    for (const name of this.erased)
      demand(
        !text.toLowerCase().includes(name.toLowerCase()),
        `${place} has something of ${name}, who was erased`,
      );
  }

  /** A call leaves for a provider: nothing of an erased person, and what was decided by now. */
  leaving(host: string, body: string): void {
    this.#demandNoErased(body, host);
    const ofAddress = 'affiliate_applications where lower(email) = lower(?)';
    if (host === 'api.partnerstack.com' && body) {
      const { email } = JSON.parse(body) as { email: string };
      const isSending = this.#count(`${ofAddress} and status = 'sending'`, email) > 0;
      demand(isSending, `${email} is registered, and nobody decided so`);
    }
    if (host !== 'api.emailjs.com') return;
    const { template_params: mail } = JSON.parse(body) as {
      template_params: Record<string, string>;
    };
    const { subject = '', to_email: to } = mail;
    if (!subject.startsWith(DECISION_SUBJECT)) return;
    const isSo =
      subject === DECISION_SUBJECT
        ? "status = 'rejected'"
        : `(status = 'approved' or status = 'sending' and exists (select 1 from outbox where kind = 'partner_registration'
            and subject_id = affiliate_applications.id and json_extract(payload, '$.from') = 'approved'))`;
    const count = this.#count(`${ofAddress} and ${isSo}`, to);
    demand(count > 0, `${to} gets "${subject}", and it is not so`);
  }

  /** A person sent something and got these answers; 0 for none. */
  answered(sent: Submission, statuses: readonly number[]): void {
    demand(!statuses.includes(422), `a good ${sent.kind} of ${sent.name} is refused as wrong`);
    const isRefused = statuses.every((status) => status >= 400 && status < 500);
    const taken = statuses.filter((status) => status === 200 || status === 201).length;
    // The second of two with one captcha token may be told of the same message sent before.
    if (taken > 0 && (sent.kind !== 'contact' || taken === statuses.length))
      sent.outcome = 'acknowledged';
    else if (sent.outcome === 'refused' && !isRefused) sent.outcome = 'unknown';
    const email = this.emailOf(sent.who);
    if (sent.kind === 'contact' && statuses.every((status) => status === 429)) {
      const isUsed = `contact_messages where email = ? and created_at > ? - ${CONTACT.windowMs}`;
      const used = this.#count(isUsed, email, this.#world.now);
      // Erased messages count for as long as KV remembers them, and what it stores may be late.
      const mayBeMore = this.#world.faults > 0 || this.#generations[sent.who] !== 0;
      demand(used >= CONTACT.most || mayBeMore, `${sent.name} is refused after ${used} messages`);
    }
    // Of an open application, what was sent last counts.
    const isLast = this.submissions.at(-1) === sent && !this.erased.has(sent.name);
    if (sent.outcome !== 'acknowledged' || sent.kind !== 'application' || !isLast) return;
    const isThere = `${TABLE.application} where email = ? and ? in (audience, json_extract(resent, '$.audience'))`;
    demand(this.#count(isThere, email, sent.text) > 0, `${sent.name}'s application is not stored`);
  }

  /** Wrong passwords from one address, sent together at `begun`: ten are free, then each has to wait. */
  signInsFailed(tried: number, begun: number): void {
    const { now } = this.#world;
    const recent = this.#wrongPasswords.filter((at) => at > now - 24 * 3_600_000);
    const free = SIGN_IN.free - recent.length;
    const hasWaited = now - (recent.at(-1) ?? 0) >= SIGN_IN.waitMs;
    const most = Math.max(free, hasWaited ? 1 : 0, 0);
    demand(tried <= most, `${tried} passwords were tried, and ${most} may be`);
    this.#wrongPasswords.push(...Array.from({ length: tried }, () => begun));
  }

  /** Holds at any time. */
  check(): void {
    this.#checkStored();
    for (const [what, sql] of Object.entries(NEVER)) {
      const rows = this.#read(sql, ...(sql.includes('?') ? [this.#world.now] : []));
      demand(rows.length === 0, what);
    }
    for (const table of this.erased.size > 0 ? Object.keys(ERASED) : [])
      this.#demandNoErased(JSON.stringify(this.#read(`select * from ${table}`)), table);
    this.#checkDecisions();
  }

  /** What was acknowledged is stored, and once. */
  #checkStored(): void {
    const sent = this.submissions.filter(({ name }) => !this.erased.has(name));
    const groups = Map.groupBy(sent, ({ kind, name, text }) =>
      kind === 'contact' ? `${name}'s message "${text}"` : `the ${kind} of ${name}`,
    );
    for (const [group, all] of groups) {
      const [{ kind, name, text, who }] = all as [Submission];
      const least = all.filter(({ outcome }) => outcome === 'acknowledged').length;
      const most = least + all.filter(({ outcome }) => outcome === 'unknown').length;
      const email = this.emailOf(who);
      const stored = {
        contact: () => this.#count('contact_messages where name = ? and message = ?', name, text),
        application: () =>
          this.#count(`${TABLE[kind]} where email = ? and reopened_from is null`, email),
        lead: () =>
          this.#count('leads where email = ?', email) +
          this.#count('lead_visits join leads on leads.id = lead_id where email = ?', email),
      }[kind]();
      const demanded = kind === 'contact' ? least : Math.min(1, least);
      demand(
        stored >= demanded,
        `${group} was acknowledged ${least} times, and is stored ${stored} times`,
      );
      demand(stored <= most, `${group} was sent ${most} times, and is stored ${stored} times`);
    }
  }

  /** The audit log tells how each application came to its status: no decision after another. */
  #checkDecisions(): void {
    const applications = this.#read<{ id: string; status: string; failed_at: number | null }>(
      'select id, status, failed_at from affiliate_applications',
    );
    for (const { id, status, failed_at } of applications) {
      let now = 'pending';
      let before = 'pending';
      const entries = this.#read<{ action: string; detail: string | null }>(
        'select action, detail from staff_audit where subject_id = ? order by rowid',
        id,
      );
      const told = entries.map(({ action }) => action).join(', ');
      // What was tried eight times in vain is given up without an entry.
      const isGivenUp = () => now === 'sending' && failed_at !== null;
      for (const { action, detail } of entries) {
        const { from, to } =
          DECIDED[detail?.includes('"sent":true') ? `${action}, sent` : action] ?? {};
        if (!from || !to) continue;
        if (isGivenUp() && !from.includes(now)) now = before;
        demand(from.includes(now), `${told}: ${action} of what is ${now}`);
        const next = to === 'before' ? (now === 'sending' ? before : 'pending') : to;
        if (next === 'sending') before = now;
        now = next;
      }
      demand(now === status || isGivenUp(), `${told} lead to ${now}, and it is ${status}`);
    }
  }

  /** Holds once everything works again and cron has run: what was promised was done. */
  checkEnd(mails: readonly Mail[], partners: readonly { key: string; email: string }[]): void {
    const waiting = this.#read<{ kind: string; last_error: string | null }>(
      "select kind, last_error from outbox where status in ('pending', 'sending')",
    );
    demand(waiting.length === 0, `never delivered: ${JSON.stringify(waiting)}`);
    const untold = this.#count(`contact_messages as one where not exists (
      select 1 from outbox join contact_messages as same on same.id = subject_id
      where kind = 'contact' and same.fingerprint = one.fingerprint)`);
    demand(untold === 0, `nobody was told of ${untold} messages`);
    for (const { email, id } of this.#read<{ email: string; id: string | null }>(
      `select email, partnerstack_id as id from affiliate_applications
       where status = 'rejected' or partnerstack_id is not null`,
    )) {
      const partner = partners.find((each) => each.email === email);
      const isOnly =
        this.#count('affiliate_applications where email = ?', email) === 1 &&
        this.erased.size === 0;
      const isRight = id === null ? !isOnly || !partner : partner?.key === id;
      demand(
        isRight,
        `${email} has ${id ?? 'none'} as their partner, and PartnerStack ${partner?.key}`,
      );
    }
    const counted = (texts: readonly string[]) =>
      Map.groupBy(texts, (text) => text.split('\n\nEverything of this person')[0] ?? '');
    const delivered = counted(
      mails.map(({ to, replyTo, subject, text }) => [to, replyTo, subject, text].join('|')),
    );
    const queued = this.#read<{ status: string; payload: string; attempts: number }>(
      "select status, payload, attempts from outbox where kind not in ('webhook', 'partner_registration')",
    ).flatMap(({ status, payload, attempts }) => {
      demand(
        status === 'sent' || attempts >= 8,
        `an e-mail was given up after ${attempts} attempts`,
      );
      const { to, replyTo, subject, text } = JSON.parse(payload) as Omit<Mail, 'to' | 'replyTo'> & {
        to: 'team' | { email: string };
        replyTo: { email: string };
      };
      const address = to === 'team' ? to : to.email;
      return status === 'sent' ? [[address, replyTo.email, subject, text].join('|')] : [];
    });
    for (const [mail, all] of counted(queued)) {
      const times = delivered.get(mail)?.length ?? 0;
      demand(
        times >= all.length,
        `counts as sent ${all.length} times, and was ${times} times: ${mail}`,
      );
      const mayRepeat = this.#world.faults > 0 || this.erased.size > 0;
      demand(times === all.length || mayRepeat, `was sent ${times} times: ${mail}`);
    }
  }
}
