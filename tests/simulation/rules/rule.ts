import type { Model, OutboxRow, Submission } from '../model.ts';
import type { Running } from '../world.ts';

/** What a rule may judge, by its name. */
export interface Events {
  /** A command is over; others may still run. */
  command: null;
  /** Everything works again, time has passed, and cron has run. */
  end: { partners: readonly { key: string; email: string }[] };
  /** Somebody sent something, once or twice, and got these answers; 0 for none. */
  answered: { sent: Submission; statuses: readonly number[] };
  /** So many wrong passwords were tried of those that were sent together at `begun`. */
  passwords: { tried: number; begun: number };
  /** A call leaves for a provider; `row` is the one of the outbox that holds this e-mail, locked by its sender. */
  leaving: { host: string; body: string; row: OutboxRow | undefined };
  /** The provider took an e-mail; `wasHit` says of an earlier time whether a fault hit it. */
  mailed: { row: string; wasHit: boolean | undefined };
  /** Rows of the outbox were written. */
  outbox: { by: Running; before: ReadonlyMap<string, OutboxRow>; after: readonly OutboxRow[] };
  /** These applications are not being sent to PartnerStack any more. */
  settled: { by: Running; ids: readonly string[] };
  /** Staff took back a decision that was taken at `decidedAt`; asked at `begun`. */
  undone: { decidedAt: number; begun: number };
  /** So many of several changes from one value were made. */
  changed: { made: number };
  /** A change that was told to be made was sent again, and this was told then. */
  changedAgain: { told: readonly unknown[]; again: readonly unknown[] };
  /** Staff were told that a note or a reply is stored, or not. */
  noted: { id: string; isTold: boolean };
  /** What the staff area counts, and what is stored. */
  counted: { shown: readonly unknown[]; stored: readonly unknown[] };
  /** A page of the blog was asked for at `begun`; `slug` is that of its post, unless it is a file. */
  viewed: { slug: string | undefined; status: number; text: string; begun: number; by: Running };
  /** At the end: a story, its page and its file. */
  story: {
    title: string;
    isPublished: boolean;
    page: string | undefined;
    file: string | undefined;
  };
}

/** A promise of the site, and how one sees that it is broken. */
export interface Rule<On extends keyof Events = keyof Events> {
  promise: string;
  on: On;
  /** @returns what was seen; nothing while the promise holds */
  broken(this: void, model: Model, event: Events[On]): string | false | undefined;
}

export const rule = <On extends keyof Events>(
  promise: string,
  on: On,
  broken: (model: Model, event: Events[On]) => string | false | undefined,
): Rule<On> => ({ promise, on, broken });

/** @param sql finds what must never be stored; ? is the time */
export const never = (promise: string, sql: string): Rule<'command'> =>
  rule(promise, 'command', ({ world, read }) => {
    const [row] = read(sql, ...(sql.includes('?') ? [world.now] : []));
    return row && JSON.stringify(row);
  });
