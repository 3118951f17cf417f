import type { Events, Rule } from './rules/rule.ts';
import { RULES } from './rules/rules.ts';
import type { Read, Stores } from './stores.ts';
import type { Running, World } from './world.ts';

/**
 * What was sent, answered, written and erased: the rules (rules/*.rules.ts) judge by it. What was answered
 * with an error, or not at all, may be stored or not.
 */

export type Kind = 'lead' | 'contact' | 'application';
export interface Submission {
  kind: Kind;
  key: string;
  who: number;
  /** As the person is called in it; nobody is called so after an erasure. */
  name: string;
  text: string;
  /** When it was first sent. */
  begun: number;
  outcome: 'acknowledged' | 'unknown' | 'refused';
}

export type Story = { id: number; title: string; isPublished: boolean };

export interface OutboxRow {
  id: string;
  kind: string;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  attempts: number;
  locked_until: number | null;
}

interface Post {
  id: string;
  slug: string;
  title: string;
}

/** An e-mail that its run gave to the provider. */
interface Attempt {
  row: string;
  by: Running;
  /** How many calls had failed the run before. */
  hits: number;
  /** Once the run went on: whether a fault hit it meanwhile. */
  wasHit?: boolean;
}

interface Payload {
  to: 'team' | { email: string };
  replyTo: { email: string };
  subject: string;
  text: string;
}

/** Two changes of a post within this time may overtake each other. */
const TOGETHER_MS = 60_000;
const LINK = '\n\nEverything of this person';

const isWriteOf = (table: string) => new RegExp(`^(insert into|update|delete from) "${table}"`);
const WRITES_OUTBOX = isWriteOf('outbox');
const WRITES_POSTS = isWriteOf('posts');
const WRITES_APPLICATIONS = isWriteOf('affiliate_applications');
/** Cron deletes old ones. */
const ERASES = /^insert into "erasures"/;

const wasHit = ({ by, hits, wasHit: known }: Attempt): boolean => known ?? by.hits.length > hits;

/** Whether a row of the outbox holds the e-mail that leaves. */
function isPayloadOf(mail: Record<string, string>, text: string): boolean {
  const payload = JSON.parse(text) as Payload | null;
  if (!payload) return false;
  const to = payload.to === 'team' ? undefined : payload.to.email;
  return (
    payload.subject === mail['subject'] &&
    payload.text === mail['message']?.split(LINK)[0] &&
    payload.replyTo.email === mail['email'] &&
    to === mail['to_email']
  );
}

export class Model {
  readonly submissions: Submission[] = [];
  readonly stories = new Map<number, Story>();
  /** Names that were erased. */
  readonly erased = new Set<string>();
  /** The person that is being erased. */
  erasing: number | undefined;
  readonly wrongPasswords: number[] = [];
  /** Hours with more submissions than e-mails. */
  readonly fullHours = new Set<string>();

  /** Which run has locked a row of the outbox. */
  readonly holders = new Map<string, Running>();
  /** The last time that the provider took the e-mail of a row. */
  readonly mailed = new Map<string, Attempt>();
  #outbox = new Map<string, OutboxRow>();
  readonly #sending = new Map<Running, Attempt>();

  /** The applications that are being sent to PartnerStack. */
  #sent: ReadonlySet<string> = new Set();

  /** The posts that are stored. */
  posts = new Map<string, Post>();
  /** The last change of a post, and whether no other one could overtake it. */
  readonly changes = new Map<string, { at: number; by: Running; isAlone: boolean }>();
  /** Titles that no stored post has any more, since when. */
  readonly goneTitles = new Map<string, number>();

  readonly world: World;
  readonly read: Read;
  /** What R2 has. */
  readonly files: Stores['r2'];
  /** What broke a promise. */
  violation: Error | undefined;
  readonly #generations = [0, 0, 0, 0];

  constructor(world: World, { read, r2 }: Pick<Stores, 'read' | 'r2'>) {
    this.world = world;
    this.read = read;
    this.files = r2;
  }

  emailOf = (who: number): string => `p${who}@sim.example`;
  nameOf = (who: number): string => `Zz${'abcd'[who]}x${'ky'.repeat(this.#generations[who] ?? 0)}q`;
  wasErased = (email: string): boolean =>
    this.#generations.some((count, who) => count > 0 && this.emailOf(who) === email);

  count(sql: string, ...values: unknown[]): number {
    return this.read<{ n: number }>(`select count(*) as n from ${sql}`, ...values)[0]?.n ?? 0;
  }

  /** Lets the rules judge. What they find is kept: the Worker's own handling must not hide it. */
  tell<On extends keyof Events>(on: On, event: Events[On]): void {
    for (const { promise, on: ofRule, broken } of RULES) {
      if (this.violation || ofRule !== on) continue;
      try {
        const found = (broken as Rule<On>['broken'])(this, event);
        if (found) this.violation = new Error(`${promise}. Broken: ${found}`);
      } catch (error) {
        this.violation = new Error(`${promise}: the rule fails`, { cause: error });
      }
    }
  }

  /** A person sent something and got these answers; 0 for none. */
  answered(sent: Submission, statuses: readonly number[]): void {
    const isRefused = statuses.every((status) => status >= 400 && status < 500);
    const taken = statuses.filter((status) => status === 200 || status === 201).length;
    // The second of two with one captcha token may be told of the same message sent before.
    if (taken > 0 && (sent.kind !== 'contact' || taken === statuses.length))
      sent.outcome = 'acknowledged';
    else if (sent.outcome === 'refused' && !isRefused) sent.outcome = 'unknown';
    this.tell('answered', { sent, statuses });
  }

  /** A command is over. */
  commandEnded(): void {
    const full = `select id from submission_hours
      where stored > iif(kind = 'affiliate_application', 30, 60)`;
    for (const { id } of this.read<{ id: string }>(full)) this.fullHours.add(id);
    this.tell('command', null);
  }

  /** Statements took effect. */
  written(texts: readonly string[], by: Running): void {
    if (texts.some((text) => WRITES_OUTBOX.test(text))) this.#outboxWritten(by);
    if (texts.some((text) => WRITES_POSTS.test(text))) this.#postsWritten(by);
    if (texts.some((text) => WRITES_APPLICATIONS.test(text))) this.#applicationsWritten(by);
    if (texts.some((text) => ERASES.test(text))) this.#erasureStored();
  }

  #erasureStored(): void {
    if (this.erasing === undefined) return;
    this.erased.add(this.nameOf(this.erasing));
    this.#generations[this.erasing] = (this.#generations[this.erasing] ?? 0) + 1;
  }

  #outboxWritten(by: Running): void {
    const before = this.#outbox;
    const after = this.read<OutboxRow>(
      'select id, kind, status, attempts, locked_until from outbox',
    );
    this.tell('outbox', { by, before, after });
    this.#outbox = new Map(after.map((row) => [row.id, row]));
    for (const { id, status, attempts } of after) {
      const was = before.get(id);
      if (status !== 'sending') this.#end(this.mailed.get(id));
      else if (was?.status !== status || was.attempts !== attempts) this.holders.set(id, by);
    }
  }

  /** The run of an attempt went on to something else. */
  #end(attempt: Attempt | undefined): void {
    if (attempt) attempt.wasHit = wasHit(attempt);
  }

  /** A call leaves for a provider. */
  leaving(host: string, body: string, by: Running): void {
    const row = host === 'api.emailjs.com' ? this.#rowOf(body, by) : undefined;
    if (row) {
      this.#end(this.#sending.get(by));
      this.#sending.set(by, { row: row.id, by, hits: by.hits.length });
    }
    this.tell('leaving', { host, body, row });
  }

  /** The row that this run has locked and that holds this e-mail. */
  #rowOf(body: string, by: Running): OutboxRow | undefined {
    const { template_params: mail } = JSON.parse(body) as {
      template_params: Record<string, string>;
    };
    return this.read<OutboxRow & { payload: string }>(
      "select * from outbox where status = 'sending' order by not_before, id",
    ).find(({ id, payload }) => this.holders.get(id) === by && isPayloadOf(mail, payload));
  }

  /** The provider took an e-mail of this run. */
  mailTaken(by: Running): void {
    const attempt = this.#sending.get(by);
    if (!attempt) return;
    const earlier = this.mailed.get(attempt.row);
    this.tell('mailed', { row: attempt.row, wasHit: earlier && wasHit(earlier) });
    this.mailed.set(attempt.row, attempt);
  }

  #applicationsWritten(by: Running): void {
    const before = this.#sent;
    const rows = this.read<{ id: string }>(
      "select id from affiliate_applications where status = 'sending'",
    );
    this.#sent = new Set(rows.map(({ id }) => id));
    const settled = [...before].filter((id) => !this.#sent.has(id));
    if (settled.length > 0) this.tell('settled', { by, ids: settled });
  }

  #postsWritten(by: Running): void {
    const { now } = this.world;
    const before = this.posts;
    const rows = this.read<Post>('select id, slug, title from posts');
    this.posts = new Map(rows.map((post) => [post.id, post]));
    for (const { id, title } of before.values()) {
      const is = this.posts.get(id);
      if (is?.title === title) continue;
      this.goneTitles.set(title, now);
      const earlier = this.changes.get(id)?.at ?? -Infinity;
      if (is) this.changes.set(id, { at: now, by, isAlone: now - earlier > TOGETHER_MS });
      // Its file may stay where the run that deleted it failed, and is not shown if it is published again.
      else this.changes.delete(id);
    }
    for (const { title } of rows) this.goneTitles.delete(title);
  }
}
